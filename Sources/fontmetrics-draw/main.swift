internal import FontMetricsCommands
internal import Glibc

exit(Application.run())

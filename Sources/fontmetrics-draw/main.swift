internal import FontMetricsCommands
internal import Glibc

// The same program as `fontmetrics`, which hands over to this one where something is drawn.
exit(Application.run(drawing: DiagramDrawing()))

internal import Arguments
internal import Containment
internal import FontModel
internal import Glibc
internal import Reports
internal import Terminal

/// The program from its arguments to its exit status.
package enum Application {
  /// Runs the command that the process was started with and returns the exit status.
  ///
  /// - Parameter drawing: What draws pictures; nil where another program is to be started for it.
  /// - Returns: 0, 1 or 2.
  package static func run(drawing: (any DrawingService)? = nil) -> Int32 {
    // A reader that goes away shows as EPIPE, which ends the program quietly.
    signal(SIGPIPE, SIG_IGN)
    // So does a file that may not grow any more, as EFBIG, which is reported.
    signal(SIGXFSZ, SIG_IGN)
    let environment = ProcessEnvironment.variables
    let containment = Containment(environment: environment)
    let context = CommandContext(
      environment: environment,
      terminal: TerminalEnvironment(askingWith: environment),
      output: Output(.output, of: containment),
      errorOutput: Output(.errorOutput, of: containment),
      standardInput: StandardInput(containment), containment: containment,
      arguments: ArgumentValue.ofProcess(), drawing: drawing)
    return status(context)
  }

  private static func status(_ context: CommandContext) -> Int32 {
    do {
      let status = try run(context)
      try context.output.flush()
      return status.rawValue
    } catch {
      switch error {
      case .closedPipe: return ExitStatus.success.rawValue
      case .failed(let reason):
        // If standard error fails as well there is nobody left to tell.
        try? context.errorOutput.write("fontmetrics: output can't be written: \(reason)\n")
        try? context.errorOutput.flush()
        return ExitStatus.trouble.rawValue
      }
    }
  }

  private static func run(_ context: CommandContext) throws(OutputError) -> ExitStatus {
    let program = ProgramTable.program
    let invocation: Invocation<any RunnableCommand>
    do {
      invocation = try program.parse(context.arguments)
    } catch {
      try context.report(
        subject: nil, message: error.description, advice: error.hint, color: .auto)
      return .trouble
    }
    let look = context.look(of: .output, color: .auto)
    switch invocation {
    case .run(let command): return try command.run(in: context)
    case .overview:
      try context.output.write(program.overview(width: look.width, style: HelpStyle(look)))
    case .help(let command):
      try context.output.write(
        command.help(program: program.name, width: look.width, style: HelpStyle(look)))
    case .version: try context.output.write(program.versionLine + "\n")
    }
    return .success
  }
}

import VFLDiagnostics
import VFLProjects

/// What the subcommands that work on files have in common.
extension CheckInputs {
  /// Says that there are no inputs, or what is wrong with their configurations; `nil` where nothing is.
  func refuse(
    for subcommand: Subcommand.Name, _ printer: Printer, on console: inout some Console
  ) throws(OutputFailure) -> ExitCode? {
    if isMissing {
      let missing = Finding.missingArgument(
        subcommand: subcommand.rawValue, expected: "a format, a file, a folder or `-`")
      return try printer.refuse([missing.diagnostic(in: .document)], on: &console)
    }
    guard !configurations.faults.isEmpty else { return nil }
    try printer.complain(configurations.faults, on: &console)
    return .usage
  }

  /// What some work makes of all inputs, which shows how far it is; `nil` when Ctrl-C came before its end.
  ///
  /// - Parameter work: is given what it asks whether to go on, with how many inputs are done.
  func results<Results, C: Console>(
    isQuiet: Bool = false, on console: inout C,
    _ work: (_ goesOn: (_ done: Int) -> Bool) -> Results?
  ) -> Results? {
    var progress = ProgressLine(isQuiet: isQuiet, on: console)
    let results = work { done in
      progress.show("\(done) of \(all.count) files", on: &console)
      return !console.isInterrupted
    }
    progress.erase(on: &console)
    return console.isInterrupted ? nil : results
  }
}

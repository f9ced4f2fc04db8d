import VFLChecking
import VFLDiagnostics
import VFLText

extension CheckInputs {
  /// Reports missing inputs and invalid configurations.
  ///
  /// Returns the exit code, or `nil` if there is nothing to report.
  func reportUsageErrors(
    for subcommand: Subcommand.Name, _ printer: Printer, on console: inout some Console
  ) throws(OutputError) -> ExitCode? {
    if isMissing {
      let missing = LazyDiagnostic.missingArgument(
        subcommand: subcommand.rawValue, expected: "a format string, a file, a directory or `-`",
        note: "use `vfl \(subcommand.rawValue) .` for the files of the current directory")
      return try printer.reportUsageErrors([missing.diagnostic(in: .document)], on: &console)
    }
    guard !configurations.groups.isEmpty else { return nil }
    try printer.report(configurations.groups, on: &console)
    return .usage
  }

  /// Processes all inputs and shows the progress.
  ///
  /// Returns `nil` if the run is interrupted.
  ///
  /// - Parameter work: Processes the inputs. `work` regularly calls `goesOn` with the number of processed
  ///   inputs, and stops if `goesOn` returns `false`.
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

  /// A line that lists the directories in `skippedDirectories`, or an empty string if there are none.
  var skippedDirectoriesText: String {
    guard let first = skippedDirectories.first else { return "" }
    let name = DisplayColumn.shown(String(decoding: first.name, as: UTF8.self))
    let path = DisplayColumn.shown(first.text)
    let include = "`--include \(name)/`"
    return skippedDirectories.count == 1
      ? "1 directory with sources skipped because of its name: \(path); use \(include)\n"
      : "\(skippedDirectories.count) directories with sources skipped because of their names, such as \(path); "
        + "use \(include) for directories of that name\n"
  }
}

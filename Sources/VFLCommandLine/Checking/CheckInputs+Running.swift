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
  /// - Parameters:
  ///   - count: The number of files that are processed, or `nil` if only the inputs are processed.
  ///   - work: Processes the inputs. `work` regularly calls `goesOn` with the number of processed inputs, and
  ///     stops if `goesOn` returns `false`.
  func results<Results, C: Console>(
    count: Int? = nil, isQuiet: Bool = false, on console: inout C,
    _ work: (_ goesOn: (_ done: Int) -> Bool) -> Results?
  ) -> Results? {
    var progress = ProgressLine(isQuiet: isQuiet, on: console)
    let results = work { done in
      progress.show("\(done) of \(count ?? all.count) files", on: &console)
      return !console.isInterrupted
    }
    progress.erase(on: &console)
    return console.isInterrupted ? nil : results
  }

  /// Returns the other source files of the projects that contain the named files.
  func projectFiles(on console: some Console) -> ProjectFiles {
    guard !invocation.has(.noProjectWrappers) else { return ProjectFiles(configurations) }
    let home = console.environment("HOME").map { FilePath($0).normalized }
    return ProjectFiles(
      around: all, flags: invocation.settings.ignoreList(in: console.currentDirectory),
      home: home.flatMap { $0.isAbsolute ? $0 : nil }, configurations, console.fileSystem)
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

extension ProjectFiles {
  /// A line that explains that not all files of the project were searched, or an empty string if all were.
  var limitText: String {
    guard isCutOff else { return "" }
    return
      "only the nearest \(CountText.text(inputs.count, "file")) of the project searched for wrapper "
      + "functions; pass a directory to search all of its files\n"
  }
}

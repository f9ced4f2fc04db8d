import Foundation

/// The program `verify-fuzz`.
enum FuzzProgram {
  /// Performs the request in the arguments, and ends the process.
  static func main(_ arguments: [String]) -> Never {
    do {
      switch try FuzzRequest(arguments) {
      case .help: print(FuzzRequest.helpText)
      case .work(let options): try work(options)
      case .verify(let options): exit(try verify(options) ? 0 : 1)
      }
    } catch {
      FileHandle.standardError.write(Data("verify-fuzz: \(error.message)\n".utf8))
      exit(2)
    }
    exit(0)
  }

  /// Prints the report about the first layout.
  private static func work(_ options: FuzzOptions) throws(UsageError) {
    guard let source = options.sources.first else { return }
    let report = LayoutReport(source, text: try source.text(), options)
    guard let line = try? JSONEncoder().encode(report) else {
      throw UsageError(message: "cannot encode the report")
    }
    FileHandle.standardOutput.write(line + Data("\n".utf8))
  }

  /// Verifies all layouts, and prints a line for each, the contradictions and a summary.
  ///
  /// - Returns: Whether no verdict is contradicted and all layouts were verified.
  private static func verify(_ options: FuzzOptions) throws(UsageError) -> Bool {
    let sources = options.sources
    if let directory = options.directory { try write(sources, to: directory) }
    print(ReportTable.head)
    var summary = ReportSummary()
    for source in sources {
      _ = try source.text()
      let report = WorkerProcess(source, options).report()
      summary.add(report)
      print(ReportTable.line(report))
      for failure in report.failures { print("  \(failure)") }
      // An interrupted run keeps the lines printed so far.
      fflush(nil)
    }
    print("\n" + summary.text)
    return summary.failureCount == 0
  }

  private static func write(_ sources: [LayoutSource], to path: String) throws(UsageError) {
    let directory = URL(filePath: path, directoryHint: .isDirectory)
    do {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      for source in sources {
        guard case .generated = source else { continue }
        let file = directory.appending(path: source.name + ".vfl")
        try Data(source.text().utf8).write(to: file)
      }
    } catch {
      throw UsageError(message: "cannot write to \(path): \(error)")
    }
  }
}

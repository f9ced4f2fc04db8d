import Foundation

/// A child process that verifies a single layout.
///
/// A prover that crashes or never ends affects only the child process.
struct WorkerProcess {
  private let source: LayoutSource
  private let options: FuzzOptions

  /// The time for the judge, in seconds, after which the process is killed.
  private static let judgingSeconds = 600

  /// Prepares the process for a layout.
  init(_ source: LayoutSource, _ options: FuzzOptions) {
    (self.source, self.options) = (source, options)
  }

  /// Runs the process, and returns its report.
  ///
  /// If the process ends without a report, the report contains only this failure.
  func report() -> LayoutReport {
    let child = Process()
    child.executableURL = Bundle.main.executableURL
    child.arguments =
      ["--worker", "--seconds", String(options.seconds), "--samples", String(options.samples)]
      + source.arguments
    // A backtrace of a trap would take seconds.
    child.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let pipe = Pipe()
    child.standardOutput = pipe
    do { try child.run() } catch { return failed("the process did not start: \(error)") }
    let process = child.processIdentifier
    let watch = DispatchWorkItem { kill(process, SIGKILL) }
    DispatchQueue.global().asyncAfter(
      deadline: .now() + .seconds(options.seconds + Self.judgingSeconds), execute: watch)
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    child.waitUntilExit()
    watch.cancel()
    if let report = try? JSONDecoder().decode(LayoutReport.self, from: data) { return report }
    let kind = child.terminationReason == .exit ? "exit code" : "signal"
    return failed("the process ended without a report, with \(kind) \(child.terminationStatus)")
  }

  private func failed(_ reason: String) -> LayoutReport {
    var report = LayoutReport(name: source.name)
    report.failures = [reason]
    return report
  }
}

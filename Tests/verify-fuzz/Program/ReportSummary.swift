import Foundation

/// The numbers of all layouts of a run.
struct ReportSummary {
  /// The numbers of some layouts.
  private struct Tally {
    var layouts = 0
    var proved = 0
    var violated = 0
    var undecided = 0
    var unreached = 0
    var decided = 0
    var interrupted = 0
    var seconds = 0.0

    mutating func add(_ report: LayoutReport) {
      layouts += 1
      proved += report.proved
      violated += report.violated
      undecided += report.undecided
      unreached += report.unreached
      decided += report.undecided == 0 && report.propertyCount > 0 ? 1 : 0
      interrupted += report.isInterrupted ? 1 : 0
      seconds += report.seconds
    }

    /// The number of decided layouts, and the share of decided properties.
    var text: String {
      let all = proved + violated + undecided
      let share = all == 0 ? 0 : 100 * Double(proved + violated) / Double(all)
      return "\(decided) of \(layouts) layouts decided completely; "
        + "\(String(format: "%.2f", share))% of \(all) properties decided: "
        + "\(proved) proved, \(violated) violated, \(undecided) undecided "
        + "(\(unreached) not reached in time); "
        + "time limit reached in \(interrupted) layouts; \(ReportTable.seconds(seconds)) s"
    }
  }

  private var all = Tally()
  private var small = Tally()
  private var shapes: [String: Tally] = [:]
  private var undecidedKinds: [String: Int] = [:]
  private var pointCount = 0
  private var judgedCount = 0
  private var certificateCount = 0
  /// The number of contradictions, and of layouts that could not be verified.
  private(set) var failureCount = 0

  /// Adds the report about a layout.
  mutating func add(_ report: LayoutReport) {
    all.add(report)
    if report.viewCount <= 200, report.intervalCount <= 6 { small.add(report) }
    if let shape = report.shape { shapes[shape, default: Tally()].add(report) }
    undecidedKinds.merge(report.undecidedKinds, uniquingKeysWith: +)
    pointCount += report.pointCount
    judgedCount += report.judgedCount
    certificateCount += report.hasCertificate ? 1 : 0
    failureCount += report.failures.count
  }

  /// The summary, on several lines.
  var text: String {
    var lines = ["all: \(all.text)", "up to 200 views and 6 intervals: \(small.text)"]
    lines += shapes.keys.sorted().map { "\($0): \(shapes[$0, default: Tally()].text)" }
    let kinds = undecidedKinds.keys.sorted().map { "\(undecidedKinds[$0, default: 0]) \($0)" }
    if !kinds.isEmpty { lines.append("undecided: \(kinds.joined(separator: ", "))") }
    lines.append("\(certificateCount) certificates checked")
    lines.append("\(judgedCount) verdicts compared with frames at \(pointCount) points")
    lines.append(
      failureCount == 0
        ? "no verdict is contradicted" : "\(failureCount) contradictions or other failures")
    lines.append("Times, and the properties that are decided in time, depend on the machine.")
    return lines.joined(separator: "\n")
  }
}

import VFLLint
import VFLSources

/// Measures finding and checking the format strings in projects of increasing size, on one core.
struct SourceBenchmarks {
  let options: TableOptions

  /// The columns of the table.
  static let columns = [
    "lines", "files", "MB", "formats", "scan", "scan + check", "lines a second", "MB a second",
    "growth",
  ]

  /// The columns of the table for format strings that are concatenations of many parts.
  static let sumColumns = ["pieces", "kB", "scan", "ns a piece", "growth"]

  /// The approximate numbers of lines in the projects.
  private var sizes: [Int] {
    options.isQuick ? [10_000, 100_000] : [10_000, 100_000, 1_000_000]
  }

  func run() {
    let clock = Stopwatch(roundLength: options.isQuick ? .milliseconds(5) : .milliseconds(100))
    var table = Table(Self.columns)
    var previous: (size: Double, time: Double?) = (0, nil)
    for size in sizes {
      let project = SourceWorkload(lines: size, seed: options.selection.seed)
      let scan = clock.nanoseconds { Self.scan(project) }
      let check = clock.nanoseconds { Self.check(project) }
      let lines = Double(project.lineCount)
      let megabytes = Double(project.byteCount) / 1e6
      let growth = Growth.exponent(from: previous, to: (lines, check))
      previous = (lines, check)
      table.add(
        String(project.lineCount), String(project.files.count), Table.decimal(megabytes, 1),
        String(project.formatCount), Table.time(scan), Table.time(check),
        Table.decimal(lines / check * 1e9, 0), Table.decimal(megabytes / check * 1e9, 0),
        growth.map { Table.decimal($0, 2) } ?? "")
    }
    print(
      table.text(title: "Sources: Swift and Objective-C, one core", as: options.style),
      terminator: "")
    measureSums(by: clock)
  }

  private func measureSums(by clock: Stopwatch) {
    var table = Table(Self.sumColumns)
    var previous: (size: Double, time: Double?) = (0, nil)
    for count in options.isQuick ? [1_000, 4_000] : [1_000, 10_000, 100_000] {
      let source = Self.sum(ofPieces: count)
      let scan = clock.nanoseconds { HostScan(source, language: .swift).sites.count }
      let size = Double(count)
      let growth = Growth.exponent(from: previous, to: (size, scan))
      previous = (size, scan)
      table.add(
        String(count), Table.decimal(Double(source.count) / 1e3, 0), Table.time(scan),
        Table.decimal(scan / size, 0), growth.map { Table.decimal($0, 2) } ?? "")
    }
    print(
      table.text(title: "Sources: one format string composed of many parts", as: options.style),
      terminator: "")
  }

  /// Returns a source with one call, whose format string is the concatenation of `count` literals and
  /// variables.
  static func sum(ofPieces count: Int) -> [UInt8] {
    let pieces = (0..<count).map { $0.isMultiple(of: 3) ? "name" : "\"[a]\"" }
    let format = pieces.joined(separator: " + ")
    return Array(
      "constraints(withVisualFormat: \(format), options: [], metrics: nil, views: [\"a\": a])".utf8)
  }

  /// Scans a project and returns the number of format strings.
  static func scan(_ project: SourceWorkload) -> Int {
    project.files.reduce(0) { $0 + HostScan($1.bytes, language: $1.language).sites.count }
  }

  /// Checks a project and returns the number of format strings without diagnostics.
  static func check(_ project: SourceWorkload) -> Int {
    project.files.reduce(0) { count, file in
      let sites = SiteCheck.check(HostScan(file.bytes, language: file.language))
      return count + sites.count { $0.diagnostics.isEmpty }
    }
  }
}

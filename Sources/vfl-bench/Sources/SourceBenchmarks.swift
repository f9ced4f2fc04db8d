import VFLLint
import VFLSources

/// Finding and checking the format strings of sources, on projects of growing length, on one core.
struct SourceBenchmarks {
  let options: TableOptions

  /// The columns of the table.
  static let columns = [
    "lines", "files", "MB", "formats", "scan", "scan + check", "lines a second", "MB a second",
    "growth",
  ]

  /// How many lines the projects have, about.
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
  }

  /// How many format strings are found.
  static func scan(_ project: SourceWorkload) -> Int {
    project.files.reduce(0) { $0 + HostScan($1.bytes, language: $1.language).sites.count }
  }

  /// How many format strings are found to be right.
  static func check(_ project: SourceWorkload) -> Int {
    project.files.reduce(0) { count, file in
      let sites = SiteCheck.check(HostScan(file.bytes, language: file.language))
      return count + sites.count { $0.diagnostics.isEmpty }
    }
  }
}

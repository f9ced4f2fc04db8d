import VFLLowering
import VFLSyntax
import VisualFormat

/// Measures parsing, compiling and calling the library, for typical format strings and for growing chains.
struct FormatBenchmarks {
  let clock: Stopwatch
  let style: Table.Style

  /// Format strings of the most common shapes in shipping code.
  private static let typical = [
    "|[v]|", "H:|-20-[label]-20-|", "V:[a(44)]", "H:|-left-[title]-[body(>=120)]-right-|",
    "V:|-[image(120)]-8-[title]-(>=8,<=20@250)-[body(==title)]-|",
    "H:|-(m)-[a(b@300)]->=8-[b(>=50@400,<=225)]-5-[c(1)]-(-2)-[d]|",
  ]

  /// The columns of the two tables.
  static let formatColumns = ["format", "bytes", "records", "parse", "compile", "call"]
  static let chainColumns = ["views", "bytes", "records", "parse", "compile", "ns a byte"]

  func run() {
    var table = Table(Self.formatColumns)
    for format in Self.typical { measure(format, name: format, into: &table) }
    print(table.text(title: "Typical format strings", as: style), terminator: "")

    var chains = Table(Self.chainColumns)
    for count in [10, 100, 1_000, 10_000, 100_000] { measureChain(count, into: &chains) }
    print(chains.text(title: "Chains: |-[v0]-[v1(==v0)]-…-|", as: style), terminator: "")
  }

  private func measure(_ format: String, name: String, into table: inout Table) {
    let bytes = Array(format.utf8)
    let views = ["v", "label", "a", "b", "c", "d", "title", "body", "image"]
    let metrics: [String: any Metric] = ["left": 20, "right": 20, "m": 12]
    let records = compile(bytes)
    table.add(
      name, String(bytes.count), String(records),
      Table.time(clock.nanoseconds { FormatTree.parse(bytes).tree.elements.count }),
      Table.time(clock.nanoseconds { compile(bytes) }),
      Table.time(
        clock.nanoseconds {
          (try? constraints(visualFormat: format, metrics: metrics, views: views))?.count ?? -1
        }))
  }

  private func measureChain(_ count: Int, into table: inout Table) {
    let bytes = Array(Self.chain(count).utf8)
    let records = compile(bytes)
    let time = clock.nanoseconds { compile(bytes) }
    table.add(
      String(count), String(bytes.count), String(records),
      Table.time(clock.nanoseconds { FormatTree.parse(bytes).tree.elements.count }),
      Table.time(time), Table.decimal(time / Double(bytes.count), 1))
  }

  /// Compiles a format string without checking names, and returns the number of records.
  private func compile(_ bytes: [UInt8]) -> Int {
    let scope = UncheckedScope.shared
    return FormatCompilation(bytes, in: scope).records.count
  }

  /// Returns the format string of a horizontal chain of views of equal width with standard gaps.
  static func chain(_ count: Int) -> String {
    var format = "|-[v0]"
    for index in 1..<count { format += "-[v\(index)(==v0)]" }
    return format + "-|"
  }
}

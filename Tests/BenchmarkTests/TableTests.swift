import Testing
import VFLTestSupport

@testable import vfl_bench

@Suite("Benchmark tables")
struct TableTests {
  private var table: Table {
    var table = Table("name", "time")
    table.add("a|b", "1")
    table.add(["long name", "12"])
    return table
  }

  @Test("the columns of a plain-text table are aligned")
  func text() {
    expectEqual(
      table.text(title: "T", as: .text),
      "T\n  name       time\n  a|b           1\n  long name    12\n\n")
  }

  @Test("a table can be printed as Markdown")
  func markdown() {
    expectEqual(
      table.text(title: "T", as: .markdown),
      "**T**\n\n| name | time |\n| --- | ---: |\n| `a\\|b` | 1 |\n| long name | 12 |\n\n")
  }

  @Test("numbers are printed with fixed decimal places, and times with a suitable unit")
  func numbers() {
    expectEqual(Table.decimal(1.005, 1), "1.0")
    expectEqual(Table.decimal(0.999, 2), "1.00")
    expectEqual(Table.decimal(-0.25, 2), "-0.25")
    expectEqual(Table.decimal(7.5, 0), "8")
    expectEqual(Table.time(12), "12 ns")
    expectEqual(Table.time(1_500), "1.50 µs")
    expectEqual(Table.time(2.5e9), "2.50 s")
  }

  @Test("the growth exponent is computed from two sizes and their times")
  func growth() throws {
    let linear = try #require(Growth.exponent(from: (10, 3), to: (1_000, 300)))
    #expect((linear - 1).magnitude < 1e-12)
    let square = try #require(Growth.exponent(from: (10, 1), to: (20, 4)))
    #expect((square - 2).magnitude < 1e-12)
    #expect(Growth.exponent(from: (10, nil), to: (20, 4)) == nil)
    #expect(Growth.exponent(from: (10, 1), to: (10, 4)) == nil)
    #expect(Growth.exponent(from: (10, 0), to: (20, 4)) == nil)
  }

  @Test("a quantile is computed from unsorted samples")
  func quantiles() {
    #expect(Quantile.median(of: []) == nil)
    expectEqual(Quantile.median(of: [3]), 3)
    expectEqual(Quantile.median(of: [3, 1, 2]), 2)
    expectEqual(Quantile.of(Array(stride(from: 100, through: 0, by: -1.0)), at: 0.95), 95)
  }

  @Test("dumped values are rounded to ten significant digits")
  func tenDigits() {
    expectEqual(ValueDump.tenDigits(20), "20")
    expectEqual(ValueDump.tenDigits(1.0 / 3), "0.3333333333")
    expectEqual(ValueDump.tenDigits(1e-20), "1e-20")
    var dump = ValueDump()
    dump.add("F", [1, 0.5])
    expectEqual(dump.text, "F 1 0.5\n")
  }
}

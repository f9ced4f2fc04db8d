import Testing
import VFLTestSupport

@testable import vfl_bench

@Suite("Output of benchmark drivers")
struct DriverComparisonTests {
  @Test("an output line of a driver is parsed into strings and numbers")
  func reading() throws {
    let line = try #require(
      DriverLine(#" {"peer": "a", "b\"c": "d\\", "x":1.5 , "y":null,"z": -2e3} "#))
    expectEqual(line.words, ["peer": "a", #"b\"c"#: #"d\\"#])
    expectEqual(line.numbers, ["x": 1.5, "z": -2_000])
  }

  @Test(
    "malformed output lines of a driver are rejected",
    arguments: [
      "", "{", "{}", "[]", #"{"a"}"#, #"{"a":}"#, #"{"a":1"#, #"{"a":1} b"#, #"{"a":[1]}"#,
      #"{"a":"b}"#, #"{a:1}"#, #"{"a":1,}"#,
    ])
  func rejections(text: String) {
    #expect(DriverLine(text) == nil)
  }

  @Test("the tables of a comparison keep the problems and drivers in input order")
  func tables() throws {
    let comparison = try DriverComparison(
      """
      {"peer":"b","problem":"x/one.clb","objects_us":1,"add_us":2,"first_us":3,"cycle_us":0.5}
      {"peer":"a","problem":"x/one.clb","objects_us":10,"add_us":20,"first_us":90,"cycle_us":1}
      {"peer":"a","problem":"y/one.clb","objects_us":10,"add_us":20,"first_us":30,"cycle_us":null}
      {"peer":"a","problem":"two","objects_us":10,"add_us":20,"first_us":31,"readd_us":4}

      """)
    expectEqual(
      comparison.text(as: .markdown),
      """
      **build + first**

      | problem | b | a |
      | --- | ---: | ---: |
      | one | 6.00 µs | 120.00 µs (20) |
      | two | – | 61.00 µs |

      **cycle**

      | problem | b | a |
      | --- | ---: | ---: |
      | one | 500 ns | 1.00 µs (2.00) |
      | two | – | – |

      **re-add**

      | problem | b | a |
      | --- | ---: | ---: |
      | one | – | – |
      | two | – | 4.00 µs |


      """)
  }

  @Test("a line that is not driver output is reported with its line number")
  func diagnostics() throws {
    let error = try #require(throws: UsageError.self) {
      _ = try DriverComparison("{\"peer\":\"a\",\"problem\":\"b\"}\n\nnothing\n")
    }
    expectEqual(error.message, "line 3 is not the output of a driver")
  }

  @Test("the output line of a vfl-bench replay is parsed as driver output")
  func ownLine() throws {
    let problem = WorkloadPlan(workload: .grid, size: 4).makeProblem()
    let series = ReplaySeries(of: problem, ReplaySeries.Limits(budget: 0))
    let line = try #require(DriverLine(ReplayReport.line(series, of: problem, at: "grid-4.clb")))
    expectEqual(line.words["status"], "ok")
    #expect((line.numbers["cycle_us"] ?? 0) > 0)
  }
}

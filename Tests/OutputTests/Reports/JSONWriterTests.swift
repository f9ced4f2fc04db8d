import Foundation
import Testing
import VFLTestSupport

@testable import VFLReports

@Suite("JSON writer")
struct JSONWriterTests {
  private func text(_ layout: JSONLayout, _ body: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter(layout)
    body(&json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private func parsed(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  }

  /// Writes an object with values of every kind.
  private func everything(_ json: inout JSONWriter) {
    json.object { json in
      json.key("list")
      json.array { json in
        json.number(1)
        json.object { json in
          json.key("x")
          json.null()
        }
      }
      json.key("flat")
      json.array(flat: true) { json in
        json.bool(true)
        json.array { $0.string("s") }
      }
      json.key("none")
      json.object { _ in }
    }
  }

  @Test("compact JSON is a single line")
  func compact() {
    expectEqual(
      text(.compact, everything), #"{"list": [1, {"x": null}], "flat": [true, ["s"]], "none": {}}"#)
  }

  @Test("pretty-printed JSON is indented by 2 spaces, except for flat arrays")
  func pretty() {
    expectEqual(
      text(.pretty, everything),
      """
      {
        "list": [
          1,
          {
            "x": null
          }
        ],
        "flat": [true, ["s"]],
        "none": {}
      }
      """)
  }

  @Test("a JSON string escapes only quotes, backslashes and control characters")
  func escapes() {
    expectEqual(
      text(.compact) { $0.string("\"\\/\n\r\t\u{0}\u{1F}\u{7F}é漢😀\u{2028}") },
      #""\"\\/\n\r\t\u0000\u001f\u007fé漢😀"# + "\u{2028}\"")
  }

  @Test("a string written as JSON is parsed to the same string")
  func strings() throws {
    let scalars = (0...0x2FF).compactMap { Unicode.Scalar($0 as UInt32) } + ["😀", "\u{FFFF}"]
    for value in scalars.map({ "a\($0)b" }) {
      #expect(try parsed(text(.compact) { $0.string(value) }) as? String == value)
    }
  }

  @Test(
    "a number is written as JSON in its shortest exact form",
    arguments: [
      (0, "0"), (-0.0, "0"), (8, "8"), (-8, "-8"), (0.5, "0.5"), (0.1 + 0.2, "0.30000000000000004"),
      (320.0 / 3, "106.66666666666667"), (1e15, "1000000000000000"), (1e16, "1e16"),
      (123_456_789_012, "123456789012"),
      (1e300, "1e300"), (Double.leastNonzeroMagnitude, "5e-324"), (0.000_01, "1e-5"),
    ] as [(Double, String)])
  func numbers(value: Double, expected: String) throws {
    let written = text(.compact) { $0.number(value) }
    expectEqual(written, expected)
    expectEqual(Double(written), value)
    #expect(try parsed(written) is NSNumber)
  }

  @Test(
    "infinity and NaN are written as the JSON value `null`",
    arguments: [Double.infinity, -.infinity, .nan])
  func notNumbers(value: Double) {
    expectEqual(text(.compact) { $0.number(value) }, "null")
  }
}

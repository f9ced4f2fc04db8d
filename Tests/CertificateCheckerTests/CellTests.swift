import Testing

@Suite("Cells of parameters")
struct CellTests {
  /// A claim about the parameters `p0` and `p1` only, which is proved without rows.
  private static func example(_ form: String, _ nodes: String) -> Example {
    Example(
      parameters: #"""
        {"name": "scale", "lower": "1", "upper": "2"},
        {"name": "scaled", "lower": "3", "upper": "4", "scale": 0}
        """#,
      rows: "", claims: #"{"text": "small", "kind": "atMost", "forms": [\#(form)]}"#,
      certificate: #"{"all": 0, "nodes": [\#(nodes)]}"#)
  }

  private static let close = #"{"atMost": {"claim": 0, "weights": ["1"], "multipliers": {}}}"#

  @Test("the greatest value of a scaled parameter depends on its scale")
  func scales() {
    let node = #"{"closes": [\#(Self.close)]}"#
    for form in [
      #"{"p1": "1", "1": "-8"}"#, #"{"p1": "1", "p0": "-4"}"#, #"{"p1": "-1", "p0": "3"}"#,
      #"{"p1": "-1", "1": "3"}"#, #"{"p1": "-1", "p0": "5", "1": "-4"}"#, "{}",
    ] { Self.example(form, node).expectProved() }
    for form in [
      #"{"p1": "1", "1": "-7"}"#, #"{"p1": "1", "p0": "-3"}"#, #"{"p1": "-1", "p0": "4"}"#,
      #"{"1": "1/999"}"#, #"{"p1": "-1", "p0": "5", "1": "-3"}"#,
    ] {
      let result = Self.example(form, node).check()
      #expect(result.contains("the bound is greater than the tolerance"), "\(form)")
    }
  }

  @Test("a part without a node must be empty")
  func missingPart() {
    let nodes = #"""
      {"splits": [{"form": {"p1": "1", "1": "-8"}, "below": 1}]}, {"closes": [\#(Self.close)]}
      """#
    let example = Self.example(#"{"p1": "1", "1": "-8"}"#, nodes)
    example.expectProved()
    example.expectInvalid(#""-8"}, "below""#, #""-7"}, "below""#, "a part of the cell has no node")
    example.expectInvalid(#""below": 1"#, #""above": 1"#, "a part of the cell has no node")
    example.expectInvalid(#""below": 1}]"#, #""cuts": {}}]"#, "a part of the cell has no node")
    example.replacing(#""1": "-8"}, "below""#, with: #""p0": "-3"}, "above""#).expectProved()
    example.expectInvalid(
      #"[{"form": {"p1": "1", "1": "-8"}, "below": 1}"#, #"[{"form": {}}"#,
      "the split has no nodes")
    example.expectInvalid(
      #"{"p1": "1", "1": "-8"}, "b"#, #"{"x0": "1"}, "b"#, "`x0` is not allowed")
  }

  @Test("a cell is empty if a sum of cuts is positive")
  func empty() {
    let nodes = #"""
      {"splits": [{"form": {"p0": "1", "1": "-3/2"}, "below": 1, "above": 2}]},
      {"splits": [{"form": {"1": "5/3", "p0": "-1"}, "below": 3, "above": 4}]},
      {"closes": [\#(Self.close)]},
      {"empty": {"cuts": {"0": "1", "1": "1"}}},
      {"closes": [\#(Self.close)]}
      """#
    let example = Self.example(#"{"p1": "1", "1": "-8"}"#, nodes)
    example.expectProved()
    example.expectInvalid(#"{"0": "1", "1": "1"}"#, #"{"0": "1"}"#, "the cell is empty")
    example.expectInvalid(#"{"0": "1", "1": "1"}"#, #"{"0": "1", "1": "-1"}"#, "of cut `1`")
    example.expectInvalid(#"{"0": "1", "1": "1"}"#, #"{"0": "1", "2": "1"}"#, "of cut `2`")
    example.expectInvalid(#"{"0": "1", "1": "1"}"#, #"{"0": "1", "01": "1"}"#, "of cut `01`")
    example.expectInvalid(#"{"cuts": {"0": "1", "1": "1"}}"#, "{}", "`cuts` is missing")
    example.expectInvalid(#""5/3""#, #""3/2""#, "the cell is empty")
  }

  @Test("points without layouts can be removed from the cell, but not to show that layouts exist")
  func infeasible() {
    var example = Self.example(
      #"{"p0": "1", "1": "-3/2"}"#,
      #"""
      {"steps": [{"infeasible": {"multipliers": {"r0": "1", "r1": "1"}}}],
        "closes": [{"atMost": {
          "claim": 0, "weights": ["1"], "multipliers": {}, "cuts": {"0": "1"}}}]}
      """#)
    example.rows = #"""
      {"form": {"x0": "1", "1": "-3/2"}, "relation": "<="},
      {"form": {"p0": "1", "x0": "-1"}, "relation": "<="}
      """#
    example.expectProved()
    example.expectInvalid(#""r1": "1""#, #""r1": "2""#, "do not bound the form")
    example.expectInvalid(#""r0": "1", "r1": "1""#, "", "greater than the tolerance")
    example.expectInvalid(#""all""#, #""required""#, "`infeasible` is not allowed")
    example.expectInvalid(#""infeasible""#, #""unfeasible""#, "unknown step")
  }

  @Test("a chain of ten thousand nodes is checked")
  func chain() {
    let links = (1..<10_000).map { #"{"next": [\#($0)]},"# }.joined()
    Self.example("{}", links + #"{"closes": [\#(Self.close)]}"#).expectProved()
  }
}

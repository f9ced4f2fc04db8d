import Testing

@Suite("Counterexamples")
struct CounterexampleTests {
  /// A view that begins at 20 or after, and that ends 8 points before the width or before.
  private static let conflict = Example(
    parameters: #"{"name": "width", "lower": "20", "upper": "200"}"#,
    rows: #"""
      {"form": {"x0": "1", "p0": "-1", "1": "8"}, "relation": "<="},
      {"form": {"x0": "-1", "1": "20"}, "relation": "<="}
      """#,
    claims: Example.satisfiable,
    certificate: #"""
      {"nodes": [], "counterexamples": [
        {"claim": 0, "point": ["27"], "multipliers": {"r0": "1", "r1": "1"}}]}
      """#)

  @Test("a positive sum of rows shows that no layout exists at a point")
  func conflict() {
    Self.conflict.expectOpen("left: 0 of 1 claims proved\n  a layout exists: has a counterexample")
  }

  @Test(
    "a wrong point or a wrong sum of rows is rejected",
    arguments: [
      (#"["27"]"#, #"["28"]"#, "do not exclude layouts"),
      (#"["27"]"#, #"["19"]"#, "outside of an interval"),
      (#"["27"]"#, #"["201"]"#, "outside of an interval"),
      (#"["27"]"#, "[]", "the point has another size"),
      (#"["27"]"#, #"["27", "27"]"#, "the point has another size"),
      (#""r1": "1""#, #""r1": "2""#, "do not bound the form"),
      (#"{"r0": "1", "r1": "1"}"#, "{}", "do not exclude layouts"),
      (#"{"r0": "1", "r1": "1"}"#, #"{"r0": "-1", "r1": "-1"}"#, "the multiplier of `r0`"),
      (#""claim": 0"#, #""claim": 1"#, "the index 1"),
    ])
  func wrongConflict(old: String, new: String, reason: String) {
    Self.conflict.expectInvalid(old, new, reason)
  }

  @Test("the multipliers of equations can be negative")
  func equations() {
    let example = Example(
      rows: #"""
        {"form": {"x0": "1", "p0": "-1"}, "relation": "=="},
        {"form": {"x0": "1", "1": "-150"}, "relation": "=="}
        """#,
      claims: Example.satisfiable,
      certificate: #"""
        {"nodes": [], "counterexamples": [
          {"claim": 0, "point": ["151"], "multipliers": {"r0": "-1", "r1": "1"}}]}
        """#)
    example.expectOpen("has a counterexample")
    example.replacing(
      #"["151"], "multipliers": {"r0": "-1", "r1": "1"}"#,
      with: #"["149"], "multipliers": {"r0": "1", "r1": "-1"}"#
    ).expectOpen("has a counterexample")
    example.expectInvalid("151", "150", "do not exclude layouts")
    example.expectInvalid("151", "149", "do not exclude layouts")
  }

  /// A view that is not wider than the container, and that is 150 wide with a low priority.
  private static let optimum = Example(
    variables: 2,
    rows: #"""
      {"form": {"x0": "1", "p0": "-1"}, "relation": "<="},
      {"form": {"x0": "1", "1": "-150"}, "above": 1, "below": 1},
      {"form": {"x1": "-1"}, "relation": "<="}
      """#,
    claims: #"""
      {"text": "one position", "kind": "unique", "variables": [0, 1]},
      {"text": "at most 140", "kind": "atMost", "forms": [{"x0": "1", "1": "-140"}]}
      """#,
    certificate: #"""
      {"nodes": [{}], "all": 0, "counterexamples": [
        {"claim": 1, "point": ["145"], "layouts": [["145", "3"]], "steps": [
          {"levels": {"block": -1, "policy": {"x0": {"p0": "1"}, "x1": {}, "s1": {}}, "levels": [
            {"level": 1, "multipliers": {"s1": "2", "r0": "1"}}]}}]},
        {"claim": 0, "point": ["160"], "layouts": [["150", "0"], ["150", "1"]], "steps": [
          {"levels": {"block": -1, "policy": {"x1": {}, "s1": {}, "t1": {}}, "levels": [
            {"level": 1, "multipliers": {"s1": "1", "t1": "1"}}]}}]}]}
      """#)

  @Test("best layouts at a point refute claims about all best layouts")
  func optimum() {
    let text = "one position: has a counterexample\n  at most 140: has a counterexample"
    Self.optimum.expectOpen(text)
    Self.optimum.replacing(#"[{}], "all": 0"#, with: "[]").expectOpen(text)
  }

  @Test(
    "layouts that are not the best, or that satisfy the claim, are rejected",
    arguments: [
      (#"[["145", "3"]]"#, #"[["146", "3"]]"#, "does not satisfy row 0"),
      (#"[["145", "3"]]"#, #"[["145", "-1"]]"#, "does not satisfy row 2"),
      (#"[["145", "3"]]"#, #"[["144", "3"]]"#, "`r0` is not 0 in the layout"),
      (#"[["145", "3"]]"#, #"[["145"]]"#, "the layout has another size"),
      (#"[["145", "3"]]"#, "[]", "do not refute the claim"),
      (#"[["145", "3"]]"#, #"[["145", "3"], ["145", "3"]]"#, "do not refute the claim"),
      (#"{"level": 1, "multipliers": {"s1": "2", "r0": "1"}}"#, "", "is not constant"),
      (#""s1": "2", "r0": "1""#, #""s1": "2""#, "do not bound the form"),
      (#"{"p0": "1"}"#, #"{"1": "144"}"#, "the policy does not make it 0"),
      (#""-140""#, #""-145""#, "do not refute the claim"),
      (#"["150", "1"]"#, #"["150", "1/1000"]"#, "do not refute the claim"),
      (#", ["150", "1"]"#, "", "do not refute the claim"),
      (#"["150", "1"]"#, #"["151", "1"]"#, "`s1` is not 0 in the layout"),
      (#"["150", "1"]"#, #"["149", "1"]"#, "`t1` is not 0 in the layout"),
    ])
  func wrongOptimum(old: String, new: String, reason: String) {
    var example = Self.optimum
    // The claims are searched, too.
    if example.claims.contains(old) {
      example.claims = example.claims.replacing(old, with: new)
      let result = example.check()
      #expect(result.contains(reason), "\(result)")
    } else {
      example.expectInvalid(old, new, reason)
    }
  }

  @Test("the steps continue from the root and hold at the point")
  func root() {
    // The root makes the member tight, so the counterexample needs no steps.
    let example = Example(
      rows: #"{"form": {"x0": "1"}, "above": 0}, {"form": {"p0": "1", "x0": "-1"}, "above": 0}"#,
      claims: #"{"text": "negative", "kind": "atMost", "forms": [{"x0": "1"}]}"#,
      certificate: #"""
        {"all": 0, "nodes": [{"steps": [
          {"levels": {"block": -1, "policy": {"x0": {}, "r0": {}, "r1": {}},
            "levels": [{"level": 0, "multipliers": {"r0": "1", "r1": "1"}}]}}]}],
          "counterexamples": [{"claim": 0, "point": ["100"], "layouts": [["50"]]}]}
        """#)
    example.expectOpen("negative: has a counterexample")
    example.expectInvalid(#"[["50"]]"#, #"[["101"]]"#, "`r1` is not 0 in the layout")
    example.expectInvalid(#"[["50"]]"#, #"[["-1"]]"#, "`r0` is not 0 in the layout")
  }
}

import Testing

@Suite("Proofs that layouts exist")
struct SatisfiabilityTests {
  /// A view that begins at 20 or after, and that ends 8 points before the width or before.
  private static let bounded = Example(
    variables: 3,
    rows: #"""
      {"form": {"x0": "1"}, "relation": "=="},
      {"form": {"x1": "1", "p0": "-1"}, "relation": "=="},
      {"form": {"x2": "1", "x1": "-1", "1": "8"}, "relation": "<="},
      {"form": {"x0": "1", "x2": "-1", "1": "20"}, "relation": "<="}
      """#,
    claims: Example.satisfiable,
    certificate: #"""
      {"required": 0, "nodes": [
        {"closes": [{"feasible": {"block": -1, "policy": {"x2": {"p0": "1/2"}}}}]}]}
      """#)

  @Test("values that satisfy all rows show that layouts exist")
  func feasible() {
    Self.bounded.expectProved()
    Self.bounded.replacing(#"{"x2": {"p0": "1/2"}}"#, with: #"{"r3": {}}"#).expectProved()
    Self.bounded.replacing(#"{"p0": "1/2"}"#, with: #"{"p0": "1", "1": "-8"}"#).expectProved()
  }

  @Test(
    "values that violate a row, or that are not those of a basis, are rejected",
    arguments: [
      (#"{"p0": "1/2"}"#, #"{"1": "19"}"#, "the policy makes `r3` positive"),
      (#"{"p0": "1/2"}"#, #"{"p0": "1"}"#, "the policy makes `r2` positive"),
      (#"{"p0": "1/2"}"#, #"{"x2": "1"}"#, "`x2` is not allowed"),
      (#""x2": {"p0""#, #""x1": {"p0""#, "`x1` is not allowed in the basis"),
      (#""x2": {"p0""#, #""x02": {"p0""#, "unknown quantity `x02`"),
      (#""x2": {"p0""#, #""s2": {"p0""#, "unknown quantity `s2`"),
      (#""x2": {"p0": "1/2"}"#, "", "no basis of block -1"),
      (#""x2": {"p0": "1/2"}"#, #""x2": {}, "r2": {}"#, "no basis of block -1"),
      (#""block": -1"#, #""block": 0"#, "the root has no block 0"),
      (#""required": 0"#, #""all": 0"#, "`feasible` is not allowed"),
    ])
  func wrongFeasible(old: String, new: String, reason: String) {
    Self.bounded.expectInvalid(old, new, reason)
  }

  @Test("a block without a proof leaves the claim open")
  func missing() {
    let close = #"{"feasible": {"block": -1, "policy": {"x2": {"p0": "1/2"}}}}"#
    Self.bounded.replacing(close, with: "").expectOpen("  a layout exists: is not shown")
    Self.bounded.expectInvalid(#""required": 0, "#, "", "a node has no parent")
  }

  /// Two views that are independent.
  private static let divided = Example(
    variables: 2,
    rows: #"""
      {"form": {"x0": "1", "p0": "-1"}, "relation": "<="},
      {"form": {"x1": "1", "p0": "-1"}, "relation": "<="}
      """#,
    claims: Example.satisfiable,
    certificate: #"""
      {"required": 0, "nodes": [{
        "steps": [{"divide": {"block": -1, "into": [
          {"block": 0, "coordinates": ["x0"]}, {"block": 1, "coordinates": ["r1"]}]}}],
        "closes": [{"feasible": {"block": 0, "policy": {"r0": {"1": "-3"}}}}],
        "next": [1]},
        {"closes": [{"feasible": {"block": 1, "policy": {"x1": {}}}}]}]}
      """#)

  @Test("a block can be divided into blocks without common members")
  func divide() {
    Self.divided.expectProved()
    Self.divided.replacing(
      #"[{"feasible": {"block": 0, "policy": {"r0": {"1": "-3"}}}}]"#, with: "[]"
    )
    .expectOpen("is not shown")
  }

  @Test(
    "a wrong division is rejected",
    arguments: [
      (#"["x0"]"#, #"["x1"]"#, "`r1` is not allowed in the basis"),
      (#"["x0"]"#, #"["r1"]"#, "no basis of block -1"),
      (#"["x0"]"#, #"["x0", "x1"]"#, "no basis of block -1"),
      (#"["x0"]"#, "[]", "no basis of block -1"),
      (#"["x0"]"#, #"["p0"]"#, "unknown quantity `p0`"),
      (#"{"block": 0, "coord"#, #"{"block": 1, "coord"#, "block 1 is not new"),
      (#"{"block": 0, "coord"#, #"{"block": -1, "coord"#, "block -1 is not new"),
      (#""block": -1"#, #""block": 5"#, "no basis of block 5"),
      (#""next": [1]"#, #""next": [0]"#, "node 0 is not allowed here"),
      (#""next": [1]"#, #""next": [1, 1]"#, "node 1 is not allowed here"),
      (#""next": [1]"#, #""next": [2]"#, "node 2 is not allowed here"),
      (#""next": [1]"#, #""next": []"#, "a node has no parent"),
      (#""required": 0"#, #""required": 0, "all": 1"#, "the node is used twice"),
    ])
  func wrongDivide(old: String, new: String, reason: String) {
    Self.divided.expectInvalid(old, new, reason)
  }

  @Test("blocks with a common member are rejected")
  func commonMember() {
    Self.divided.replacing(#"{"x1": "1", "p0""#, with: #"{"x1": "1", "x0": "1", "p0""#)
      .expectInvalid(#"["r1"]"#, #"["x1"]"#, "`r1` belongs to several blocks")
  }

  /// A view that is exactly as wide as the container, and not wider than 200.
  private static let implied = Example(
    rows: #"""
      {"form": {"x0": "1", "p0": "-1"}, "relation": "<="},
      {"form": {"p0": "1", "x0": "-1"}, "relation": "<="},
      {"form": {"x0": "1", "1": "-200"}, "relation": "<="}
      """#,
    claims: Example.satisfiable,
    certificate: #"""
      {"required": 0, "nodes": [{"steps": [
        {"implied": {"form": {"x0": "1"}, "upper": {"r0": "1"}, "lower": {"r1": "1"}}}]}]}
      """#)

  @Test("equal bounds determine a form")
  func implied() { Self.implied.expectProved() }

  @Test(
    "bounds that differ or that are not bounds are rejected",
    arguments: [
      (#""upper": {"r0": "1"}"#, #""upper": {}"#, "do not bound the form"),
      (#""upper": {"r0": "1"}"#, #""upper": {"r2": "1"}"#, "the bounds differ"),
      (#""upper": {"r0": "1"}"#, #""upper": {"r1": "-1"}"#, "the multiplier of `r1`"),
      (#""upper": {"r0": "1"}"#, #""upper": {"x0": "1"}"#, "the multiplier of `x0`"),
      (#""upper": {"r0": "1"}"#, #""upper": {"r0": "1", "r3": "0"}"#, "unknown quantity `r3`"),
      (#"{"x0": "1"}, "upper""#, #"{"x0": "1", "s0": "1"}, "upper""#, "unknown quantity"),
      (#""p0": "1", "x0": "-1""#, #""p0": "1", "x0": "-1", "1": "-1""#, "the bounds differ"),
    ])
  func wrongImplied(old: String, new: String, reason: String) {
    Self.implied.expectInvalid(old, new, reason)
  }

  @Test("a row that no coordinate can satisfy leaves the claim open, or makes a proof invalid")
  func withoutCoordinates() {
    let narrow = Self.implied.replacing(#""-200""#, with: #""-150""#)
    narrow.expectOpen("is not shown")
    // The step is moved to another node, where the row loses its coordinates.
    narrow.expectInvalid(
      #"[{"steps""#,
      #"[{"next": [1]}, {"closes": [{"feasible": {"block": -1, "policy": {}}}], "steps""#,
      "the policy makes `r2` positive")
  }

  @Test("an equation that only contains parameters must be true for all values")
  func equation() {
    var example = Self.implied
    example.rows = #"{"form": {"p0": "1", "1": "-150"}, "relation": "=="}"#
    example.certificate = #"""
      {"required": 0, "nodes": [{"closes": [{"feasible": {"block": -1, "policy": {"x0": {}}}}]}]}
      """#
    example.expectOpen("is not shown")
    example.parameters = #"{"name": "width", "lower": "150", "upper": "150"}"#
    example.expectProved()
  }
}

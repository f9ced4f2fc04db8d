import Testing

@Suite("Proofs about best layouts")
struct BestLayoutTests {
  /// A view that is not wider than the container, is at least 120 wide with a high priority, and is 150 wide
  /// with a low priority.
  private static let width = Example(
    rows: #"""
      {"form": {"x0": "1", "p0": "-1"}, "relation": "<="},
      {"form": {"x0": "1", "1": "-150"}, "above": 1, "below": 1},
      {"form": {"1": "120", "x0": "-1"}, "above": 0}
      """#,
    claims: #"""
      {"text": "one width", "kind": "unique", "variables": [0]},
      {"text": "at most 150", "kind": "atMost", "forms": [{"x0": "1", "1": "-150"}]}
      """#,
    certificate: #"""
      {"all": 0, "uniques": [{"x0": "1"}], "nodes": [
        {"splits": [{"form": {"p0": "1", "1": "-120"}, "below": 1, "above": 2}]},
        {"steps": [{"levels": {"block": -1,
          "policy": {"x0": {"p0": "1"}, "s2": {"1": "120", "p0": "-1"}, "s1": {}},
          "cuts": {"t1": {"0": "1"}, "s2": {"0": "1"}},
          "levels": [{"level": 0, "multipliers": {"r2": "1", "r0": "1"}},
            {"level": 1, "multipliers": {"s1": "2"}}]}}],
          "closes": [{"unique": {"form": 0, "first": {}, "second": {}}},
            {"atMost": {"claim": 1, "weights": ["1"], "multipliers": {}, "cuts": {"0": "1"}}}]},
        {"splits": [{"form": {"p0": "1", "1": "-150"}, "below": 3, "above": 4}]},
        {"steps": [{"levels": {"block": -1, "policy": {"r0": {}, "s1": {}, "s2": {}},
          "cuts": {"r2": {"0": "1"}, "t1": {"1": "1"}},
          "levels": [{"level": 0, "multipliers": {"s2": "1"}},
            {"level": 1, "multipliers": {"s1": "2", "r0": "1"}}]}}],
          "closes": [{"unique": {"form": 0, "first": {"t1": "0"}, "second": {}}},
            {"atMost": {"claim": 1, "weights": ["1"], "multipliers": {"t1": "1"}}}]},
        {"steps": [{"levels": {"block": -1, "policy": {"s1": {}, "t1": {}, "s2": {}},
          "cuts": {"r0": {"1": "1"}},
          "levels": [{"level": 0, "multipliers": {"s2": "1"}},
            {"level": 1, "multipliers": {"s1": "1", "t1": "1"}}]}}],
          "closes": [{"unique": {"form": 0, "first": {}, "second": {}}},
            {"atMost": {"claim": 1, "weights": ["1"], "multipliers": {"s1": "1"}}}]}]}
      """#)

  @Test("levels that are minimized in each cell show unique and bounded values")
  func levels() {
    Self.width.expectProved()
    #expect(Self.width.check() == "proved: left: 2 of 2 claims proved")
  }

  @Test(
    "a wrong optimum is rejected",
    arguments: [
      (#""multipliers": {"r2": "1", "r0": "1"}"#, #""multipliers": {"r2": "1"}"#, "do not bound"),
      (#""multipliers": {"s1": "2"}"#, #""multipliers": {}"#, "do not bound the form"),
      (
        #"{"x0": {"p0": "1"}, "s2""#, #"{"x0": {"1": "90"}, "s2""#, "the policy makes `r2` positive"
      ),
      (#""s1": {}}"#, #""s1": {"1": "-1"}}"#, "the policy makes `s1` positive"),
      (#""s1": {}}"#, #""s1": {"1": "1"}}"#, "the policy does not make it 0"),
      (#"{"t1": {"0": "1"}, "s2": {"0": "1"}}"#, #"{"t1": {"0": "1"}}"#, "makes `s2` positive"),
      (
        #"{"t1": {"0": "1"}, "s2": {"0": "1"}}"#, #"{"t1": {"1": "1"}, "s2": {"0": "1"}}"#,
        "of cut `1`"
      ),
      (
        #"{"t1": {"0": "1"}, "s2": {"0": "1"}}"#, #"{"t1": {"0": "-1"}, "s2": {"0": "1"}}"#,
        "of cut `0`"
      ),
      (#"{"t1": {"0": "1"}, "s2": {"0": "1"}}"#, #"{"x9": {"0": "1"}}"#, "unknown quantity `x9`"),
      (
        #"{"level": 0, "multipliers": {"r2": "1", "r0": "1"}},"#, "",
        "a stronger level is not constant"
      ),
      (
        #"{"level": 0, "multipliers": {"r2"#, #"{"level": 1, "multipliers": {"r2"#,
        "a stronger level is not constant"
      ),
      (
        #"{"level": 1, "multipliers": {"s1": "2"}}"#, #"{"level": 0, "multipliers": {}}"#,
        "not in ascending order"
      ),
    ])
  func wrongLevels(old: String, new: String, reason: String) {
    Self.width.expectInvalid(old, new, reason)
  }

  @Test(
    "a wrong bound of an average is rejected",
    arguments: [
      (#""cuts": {"0": "1"}}}]},"#, #""cuts": {}}}]},"#, "greater than the tolerance"),
      (#"["1"], "multipliers": {}"#, #"["2"], "multipliers": {}"#, "the weights"),
      (#"["1"], "multipliers": {}"#, #"[], "multipliers": {}"#, "the weights"),
      (#"["1"], "multipliers": {}"#, #"["1", "0"], "multipliers": {}"#, "the weights"),
      (#"["1"], "multipliers": {}"#, #"["2", "-1"], "multipliers": {}"#, "the weights"),
      (
        #"1, "weights": ["1"], "multipliers": {}"#, #"0, "weights": ["1"], "multipliers": {}"#,
        "the weights"
      ),
      (
        #"1, "weights": ["1"], "multipliers": {}"#, #"2, "weights": ["1"], "multipliers": {}"#,
        "the index 2"
      ),
      (#"{"t1": "1"}}}]}"#, #"{"r0": "1"}, "cuts": {"2": "1"}}}]}"#, "of cut `2`"),
    ])
  func wrongBound(old: String, new: String, reason: String) {
    Self.width.expectInvalid(old, new, reason)
  }

  @Test("a claim that is closed in only one part of a cell is open")
  func partial() {
    let close = #"{"atMost": {"claim": 1, "weights": ["1"], "multipliers": {"s1": "1"}}}"#
    let other = #"{"unique": {"form": 0, "first": {}, "second": {}}}"#
    Self.width.replacing(close, with: other).expectOpen("  at most 150: is not shown")
    let unique = #"{"unique": {"form": 0, "first": {"t1": "0"}, "second": {}}},"#
    Self.width.replacing(unique, with: "").expectOpen("  one width: is not shown")
  }

  @Test("a unique form proves only its multiples with factors up to 1")
  func factors() {
    Self.width.replacing(#"[{"x0": "1"}]"#, with: #"[{"x0": "-3/2", "p0": "5"}]"#).expectProved()
    Self.width.replacing(#"[{"x0": "1"}]"#, with: #"[{"x0": "1/2"}]"#).expectOpen("one width")
    Self.width.replacing(#"[{"x0": "1"}]"#, with: #"[{"x0": "1", "s1": "1"}]"#)
      .expectOpen("one width")
    Self.width.replacing(#"[{"x0": "1"}]"#, with: "[{}]").expectOpen("one width")
    Self.width.expectInvalid(#"[{"x0": "1"}]"#, "[]", "the index 0 is not allowed")
    Self.width.expectInvalid(#"[{"x0": "1"}]"#, #"[{"r1": "1"}]"#, "unknown quantity")
  }

  @Test("members of other blocks do not become tight, even if their sum is constant")
  func otherBlock() {
    // The second variable is in an interval of length 10, and in no optional row.
    let example = Example(
      variables: 2,
      rows: #"""
        {"form": {"x0": "-1", "p0": "1"}, "above": 0},
        {"form": {"x1": "1", "p0": "-1"}, "relation": "<="},
        {"form": {"p0": "1", "x1": "-1", "1": "-10"}, "relation": "<="}
        """#,
      claims: #"{"text": "one width", "kind": "unique", "variables": []}"#,
      certificate: #"""
        {"all": 0, "nodes": [{"steps": [{"divide": {"block": -1, "into": [
          {"block": 0, "coordinates": ["x0", "s0"]}, {"block": 1, "coordinates": ["x1"]}]}},
          {"levels": {"block": 0, "policy": {"r0": {}, "s0": {}},
            "levels": [{"level": 0, "multipliers": {"s0": "1"}}]}}]}]}
        """#)
    example.expectProved()
    example.expectInvalid(
      #"{"s0": "1"}}]"#, #"{"s0": "1", "r1": "1", "r2": "1"}}]"#, "the policy does not make it 0")
  }

  /// A view that is at least as wide as the container, and 0 wide with a low priority.
  private static let equalCosts = Example(
    rows: #"""
      {"form": {"p0": "1", "x0": "-1"}, "relation": "<="},
      {"form": {"x0": "1"}, "above": 1, "below": 0}
      """#,
    claims: #"{"text": "one width", "kind": "unique", "variables": [0]}"#,
    certificate: #"""
      {"all": 0, "uniques": [{"x0": "1"}], "nodes": [{
        "steps": [{"levels": {"block": -1, "policy": {"x0": {"p0": "1"}, "t1": {}},
          "levels": [{"level": 0, "multipliers": {"t1": "1"}}]}}],
        "closes": [{"unique": {"form": 0, "first": {}, "second": {}, "costs": {"-1/1": "1"}}}]}]}
      """#)

  @Test("a form that equals a cost is unique")
  func costs() {
    Self.equalCosts.expectProved()
    Self.equalCosts.replacing(#"[{"x0": "1"}]"#, with: #"[{"x0": "1"}, {"t1": "1"}]"#)
      .expectProved()
  }

  @Test(
    "wrong costs are rejected",
    arguments: [
      (#""costs": {"-1/1": "1"}"#, #""costs": {}"#, "do not bound the form"),
      (#""costs": {"-1/1": "1"}"#, #""costs": {"-1/1": "2"}"#, "do not bound the form"),
      (#""costs": {"-1/1": "1"}"#, #""costs": {"-1/2": "1"}"#, "unknown cost `-1/2`"),
      (#""costs": {"-1/1": "1"}"#, #""costs": {"0/1": "1"}"#, "unknown cost `0/1`"),
      (#""costs": {"-1/1": "1"}"#, #""costs": {"-1": "1"}"#, "unknown cost `-1`"),
      (#""costs": {"-1/1": "1"}"#, #""costs": {"-1/1/1": "1"}"#, "unknown cost `-1/1/1`"),
      (#""first": {}"#, #""first": {"s1": "-1"}"#, "the multiplier of `s1`"),
      (#""all": 0"#, #""required": 0"#, "unknown quantity"),
    ])
  func wrongCosts(old: String, new: String, reason: String) {
    Self.equalCosts.expectInvalid(old, new, reason)
  }

  @Test("a unique form may differ by the tolerance in the cell")
  func tolerance() {
    var example = Self.equalCosts
    example.rows = #"""
      {"form": {"p0": "1", "x0": "-1"}, "relation": "<="},
      {"form": {"x0": "1", "p0": "-1", "1": "-1/1000"}, "relation": "<="}
      """#
    example.certificate = #"""
      {"all": 0, "uniques": [{"x0": "1"}], "nodes": [
        {"closes": [{"unique": {"form": 0, "first": {"r1": "1"}, "second": {"r0": "1"}}}]}]}
      """#
    example.expectProved()
    example.expectInvalid(#""-1/1000""#, #""-1/999""#, "greater than the tolerance")
  }
}

import Testing

@Suite("Problem files and certificate files")
struct FileTests {
  private static let example = Example(
    rows: #"{"form": {"x0": "1", "p0": "-1"}, "relation": "<="}"#,
    claims: Example.satisfiable,
    certificate: #"""
      {"required": 0, "nodes": [
        {"closes": [{"feasible": {"block": -1, "policy": {"x0": {}}}}]}]}
      """#)

  private func expectInvalid(_ problem: String, _ reason: String) {
    let result = Example.check(problem, Self.example.certificateFile)
    #expect(result.hasPrefix("invalid: problems: ") && result.contains(reason), "\(result)")
  }

  @Test(
    "an unusable problem is rejected with its location",
    arguments: [
      (#""version": 1"#, #""version": 2"#, "version"),
      (#""version": 1"#, #""version": 1.0"#, "unexpected text at byte"),
      (#""version": 1"#, #""version": null"#, "unexpected text at byte"),
      (#""1/1000""#, #""-1/1000""#, "problem 0: the tolerance is negative"),
      (#""1/1000""#, "1", "expected a string with a number"),
      (#""1/1000""#, #""1/0""#, "expected a string with a number"),
      (#""1/1000""#, #""0x1""#, "expected a string with a number"),
      (#""100""#, #""201""#, "parameter 0: the interval is not allowed"),
      (#""200"}"#, #""200", "scale": 0}"#, "parameter 0: the index 0 is not allowed"),
      (
        #""200"}"#, #""200"}, {"name": "", "lower": "-1", "upper": "1", "scale": 0}"#, "parameter 1"
      ),
      (#""x0": "1""#, #""x1": "1""#, "row 0: `x1` is not allowed"),
      (#""x0": "1""#, #""x-1": "1""#, "row 0: `x-1` is not allowed"),
      (#""x0": "1""#, #""r0": "1""#, "row 0: `r0` is not allowed"),
      (#""x0": "1""#, #""x0": "1", "x0": "1""#, "duplicate names before byte"),
      (#""x0": "1""#, #""x0": 1"#, "expected a string with a number"),
      (#""<=""#, #"">=""#, "expected a relation or levels"),
      (#""<=""#, #""<=", "above": 0"#, "expected a relation or levels"),
      (#", "relation": "<=""#, "", "expected a relation or levels"),
      (#""relation": "<=""#, #""below": 1"#, "expected a relation or levels"),
      (#""relation": "<=""#, #""above": -1"#, "the index -1 is not allowed"),
      (#""relation": "<=""#, #""above": 1, "bellow": 1"#, "unexpected `bellow`"),
      (#""satisfiable""#, #""unique""#, "claim 0: unknown kind of claim"),
      (#""satisfiable""#, #""unique", "variables": [1]"#, "the index 1 is not allowed"),
      (#""satisfiable""#, #""satisfiable", "forms": []"#, "unknown kind of claim"),
      (#""satisfiable""#, #""always""#, "unknown kind of claim"),
      (#""name": "left", "#, "", "`name` is missing"),
    ])
  func problem(old: String, new: String, reason: String) {
    Self.example.expectProved()
    #expect(Self.example.problemFile.ranges(of: old).count == 1)
    expectInvalid(Self.example.problemFile.replacing(old, with: new), reason)
  }

  @Test(
    "text that is not JSON is rejected",
    arguments: [
      "", "{", "[", "\"", #"{"version": 1, "problems": []"#, #"{"version": 1, "problems": []}}"#,
      #"{"version": 1, "problems": [,]}"#, #"{"version": 1 "problems": []}"#, #"{"a\"#, "-",
      "\u{0}",
      #"{"version": 99999999999999999999, "problems": []}"#, String(repeating: "[", count: 100_000),
      #"{"version": 1, "problems": ["# + "\u{1}" + "]}", #"{version: 1}"#, "\"\\",
    ])
  func text(problem: String) { expectInvalid(problem, "") }

  @Test("a certificate with unknown, missing or duplicate names is rejected with its location")
  func certificate() {
    let example = Self.example
    example.expectInvalid(#""closes""#, #""close""#, "node 0: unexpected `close`")
    example.expectInvalid(#"{"x0": {}}"#, #"{"x0": {}, "x0": {}}"#, "duplicate names")
    example.expectInvalid(#""policy": {"x0": {}}"#, "", "unexpected text")
    example.expectInvalid(#", "policy": {"x0": {}}"#, "", "close 0: `policy` is missing")
    example.expectInvalid(#"{"x0": {}}}}"#, #"{"x0": {}}}, "atMost": {}}"#, "one name")
    example.expectInvalid(#"[{"feasible""#, #"[{}, {"feasible""#, "one name")
    example.expectInvalid(#""required": 0"#, #""required": 1"#, "the index 1 is not allowed")
    example.expectInvalid(#""required": 0"#, #""required": -1"#, "the index -1 is not allowed")
    example.expectInvalid(#""required": 0"#, #""required": 0, "all": 0"#, "the node is used twice")
    #expect(
      Example.check(example.problemFile, #"{"version": 1, "certificates": []}"#)
        .contains("the number is not 1"))
  }

  @Test("numbers with very many digits are rejected")
  func digits() {
    let old = #"{"x0": {}}"#
    let long = String(repeating: "9", count: 900)
    Self.example.replacing(old, with: #"{"x0": {"1": "-\#(long)/7"}}"#).expectProved()
    let digits = String(repeating: "9", count: 10_000_000)
    Self.example.expectInvalid(old, #"{"x0": {"1": "-\#(digits)"}}"#, "1,000 characters")
  }

  @Test("texts are printed without control characters")
  func texts() {
    var example = Self.example
    example.claims = #"{"text": "\"ä\"\n", "kind": "satisfiable"}"#
    #expect(example.check() == "proved: left: 1 of 1 claims proved")
    example.certificate = #"{"nodes": []}"#
    example.expectOpen(#"  \"ä\"\n: is not shown"#)
  }
}

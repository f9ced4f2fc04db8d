import Testing
import VFLTestSupport

@Suite("JSON schema validator for tests")
struct JSONSchemaTests {
  @Test(
    "a JSON schema accepts a valid value and rejects an invalid value",
    arguments: [
      (#"{"type": "string"}"#, #""a""#, #"1"#),
      (#"{"type": "integer"}"#, "3", "3.5"),
      (#"{"type": ["array", "null"]}"#, "null", "{}"),
      (#"{"enum": ["a", 1]}"#, "1", #""b""#),
      (#"{"minimum": 0, "maximum": 2}"#, "2", "-1"),
      (#"{"pattern": "^a+$"}"#, #""aa""#, #""ab""#),
      (#"{"pattern": "b"}"#, #""abc""#, #""ac""#),
      (#"{"format": "uri"}"#, #""file:///a%20b""#, #""a.swift""#),
      (#"{"format": "uri-reference"}"#, #""a%20b""#, #""a b""#),
      (#"{"format": "uri-reference"}"#, #""a/b""#, #""a%2""#),
      (#"{"items": {"type": "null"}, "minItems": 1}"#, "[null]", "[]"),
      (#"{"items": {"type": "null"}}"#, "[]", "[null, 1]"),
      (#"{"uniqueItems": true}"#, "[1, 2]", "[[1], [1]]"),
      (#"{"required": ["a"]}"#, #"{"a": 1}"#, #"{"b": 1}"#),
      (#"{"properties": {"a": {"type": "null"}}}"#, #"{"a": null, "b": 1}"#, #"{"a": 1}"#),
      (
        #"{"properties": {"a": {}}, "additionalProperties": false}"#, #"{"a": 1}"#,
        #"{"a": 1, "b": 1}"#
      ),
      (#"{"additionalProperties": {"type": "string"}}"#, #"{"a": ""}"#, #"{"a": 1}"#),
      (
        ##"{"definitions": {"n": {"type": "null"}}, "items": {"$ref": "#/definitions/n"}}"##,
        "[null]", "[0]"
      ),
      (#"{"anyOf": [{"minimum": 5}, {"maximum": 1}]}"#, "0", "3"),
      (#"{"oneOf": [{"minimum": 5}, {"minimum": 1}]}"#, "3", "7"),
      (#"{"allOf": [{"minimum": 1}, {"maximum": 5}]}"#, "3", "7"),
      (#"{"not": {"minimum": 1}}"#, "0", "1"),
    ])
  func verdicts(schema: String, good: String, bad: String) throws {
    let schema = JSONSchema(try JSONTree(parsing: schema.utf8))
    expectEqual(schema.diagnostics(in: try JSONTree(parsing: good.utf8)), [])
    #expect(schema.diagnostics(in: try JSONTree(parsing: bad.utf8)) != [])
  }

  @Test("a JSON schema reports a keyword or a reference that it does not support")
  func unknown() throws {
    for text in [#"{"minimal": 1}"#, ##"{"$ref": "#/definitions/a"}"##] {
      expectEqual(JSONSchema(try JSONTree(parsing: text.utf8)).diagnostics(in: .number(1)).count, 1)
    }
  }
}

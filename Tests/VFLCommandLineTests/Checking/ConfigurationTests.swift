import Testing
import VFLTestSupport

@testable import VFLCommandLine

@Suite("Configuration files")
struct ConfigurationTests {
  /// Returns a configuration that declares a wrapper with the given members.
  private static func wrapper(_ rest: String) -> String {
    "{\"wrappers\": [{\"name\": \"f\", \"format\": 0, \(rest)}]}"
  }

  private static let vertical = "@options alignAllTop\nV:[a]\n"

  @Test(
    "an unknown rule level and a level that the rule does not support are reported with the value")
  func wrongLevels() {
    for (code, level) in [("VFL0201", "off"), ("VFL05", "warn")] {
      let text = #"{"rules": {"\#(code)": "\#(level)"}}"#
      let errors = Transcript("check", "[a]", files: [".vfl.json": text]).errors
      #expect(errors.contains(#"at `/rules/\#(code)`, found `"\#(level)"`"#), "\(errors)")
    }
  }

  @Test("`rules` sets the levels of codes, and a longer prefix overrides a shorter prefix")
  func levels() {
    func codes(_ rules: String) -> (Transcript, [String]) {
      let transcript = Transcript(
        "check", "Sub/a.vfl",
        files: ["Sub/a.vfl": Self.vertical, ".vfl.json": "{\"rules\": {\(rules)}}"])
      return (transcript, transcript.codes)
    }
    expectEqual(codes("").1, ["VFL0305"])
    expectEqual(codes(#""VFL0305": "off""#).1, [])
    expectEqual(codes(#""VFL0305": "error""#).0.code, .diagnostics)
    expectEqual(codes(#""VFL0305": "warning", "VFL03": "off""#).1, ["VFL0305"])
    expectEqual(codes(#""VFL03": "off", "VFL0305": "warning""#).1, ["VFL0305"])
  }

  @Test(
    "a malformed configuration is reported with its position, and no file is checked",
    arguments: [
      ("{\"rule\": {}}", "VFL0603", ".vfl.json:1:3"),
      ("{\"rules\": []}", "VFL0604", ".vfl.json:1:11"),
      ("{\n\"rules\": {\"VFL0350\": \"off\"}}", "VFL0603", ".vfl.json:2:12"),
      ("{\"rules\": {\"VFL0110\": \"off\"}}", "VFL0604", ".vfl.json:1:23"),
      ("{\"rules\": {\"VFL0305\": \"of\"}}", "VFL0604", ".vfl.json:1:23"),
      ("{\"strict\": 1}", "VFL0604", ".vfl.json:1:12"),
      ("{\"maxWarnings\": -1}", "VFL0604", ".vfl.json:1:17"),
      ("{\"exclude\": [\"!a\"]}", "VFL0604", ".vfl.json:1:14"),
      ("{\"wrappers\": [{\"name\": \"f\"}]}", "VFL0604", ".vfl.json:1:15"),
      (
        "{\"wrappers\": [{\"name\": \"f\", \"format\": 0, \"view\": 1}]}", "VFL0603",
        ".vfl.json:1:43"
      ),
      ("{\"spacing\": \"wide\"}", "VFL0604", ".vfl.json:1:13"),
      ("{\"strict\": true, \"strict\": true}", "VFL0609", ".vfl.json:1:19"),
      ("{", "VFL0602", ".vfl.json:1:2"),
      ("[]", "VFL0604", ".vfl.json:1:1"),
      ("{\"rules\": {\"VFL0305\": 1}}", "VFL0604", ".vfl.json:1:23"),
      ("{\"baseline\": \"\"}", "VFL0604", ".vfl.json:1:14"),
      ("{\"maxWarnings\": 1.5}", "VFL0604", ".vfl.json:1:17"),
      ("{\"include\": \"a\"}", "VFL0604", ".vfl.json:1:13"),
      ("{\"include\": [\"\"]}", "VFL0604", ".vfl.json:1:14"),
      ("{\"wrappers\": {}}", "VFL0604", ".vfl.json:1:14"),
      ("{\"wrappers\": [1]}", "VFL0604", ".vfl.json:1:15"),
      ("{\"wrappers\": [{\"format\": 0}]}", "VFL0604", ".vfl.json:1:15"),
      ("{\"wrappers\": [{\"name\": \"\", \"format\": 0}]}", "VFL0604", ".vfl.json:1:24"),
      ("{\"wrappers\": [{\"name\": \"f\", \"format\": -1}]}", "VFL0604", ".vfl.json:1:39"),
      (wrapper("\"views\": [\"1\"]"), "VFL0604", ".vfl.json:1:52"),
      (wrapper("\"views\": {\"prefix\": 1}"), "VFL0604", ".vfl.json:1:62"),
      (wrapper("\"views\": {\"prefx\": \"v\"}"), "VFL0603", ".vfl.json:1:53"),
      (wrapper("\"options\": [\"top\"]"), "VFL0604", ".vfl.json:1:54"),
      (wrapper("\"metrics\": {\"list\": 1}"), "VFL0604", ".vfl.json:1:62"),
    ])
  func diagnostics(_ text: String, _ code: String, _ place: String) {
    let transcript = Transcript(
      "check", "Sub", files: ["Sub/a.vfl": "[a\n", ".vfl.json": text])
    #expect(transcript.codes == [code] && transcript.code == .usage)
    #expect(transcript.errors.contains("--> \(place)\n") && transcript.output == "")
    expectEqual(
      Transcript("check", "--no-config", "Sub", files: ["Sub/a.vfl": "[a]", ".vfl.json": text])
        .code, .success)
    expectEqual(Transcript("config", files: [".vfl.json": text]).codes, [code])
  }

  @Test(
    "the nearest configuration up to the repository root applies unless `--config` names another file"
  )
  func nearest() {
    let files = [
      "/.vfl.json": #"{"strict": tru}"#, "/project/.git/HEAD": "",
      "/project/.vfl.json": #"{"rules": {"VFL0305": "error"}}"#,
      "/project/Sub/.vfl.json": #"{"rules": {"VFL0305": "off"}}"#,
      "/project/Sub/In/a.vfl": Self.vertical, "/project/b.vfl": Self.vertical,
    ]
    func codes(_ words: String...) -> [String] { Transcript(["check"] + words, files: files).codes }
    expectEqual(codes("."), ["VFL0305"])
    #expect(codes("Sub/In/a.vfl") == [] && codes("b.vfl") == ["VFL0305"])
    expectEqual(codes("--config", "Sub/.vfl.json", "."), [])
    expectEqual(codes("--config", "nowhere.json", "."), ["VFL0601"])
    expectEqual(codes("--no-config", ".").count, 2)
  }

  @Test("`strict` and `maxWarnings` in a configuration act like the flags, and flags override them")
  func warnings() {
    func code(_ config: String, _ flags: String...) -> ExitCode {
      Transcript(
        ["check", "a.vfl"] + flags, files: ["a.vfl": Self.vertical, ".vfl.json": config]
      ).code
    }
    expectEqual(code("{}"), .success)
    expectEqual(code("{}", "--strict"), .diagnostics)
    expectEqual(code(#"{"strict": true}"#), .diagnostics)
    expectEqual(code(#"{"strict": true}"#, "--exit-zero"), .success)
    expectEqual(code("{}", "--max-warnings", "0"), .diagnostics)
    expectEqual(code(#"{"maxWarnings": 0}"#), .diagnostics)
    expectEqual(code(#"{"maxWarnings": 0}"#, "--max-warnings=1"), .success)
    expectEqual(code(#"{"maxWarnings": 1}"#), .success)
  }

  @Test(
    "`config` prints each value with its origin, and the JSON output of `config` is a valid configuration"
  )
  func shown() {
    let files = [
      ".vfl.json": """
      {"strict": true, "rules": {"VFL0305": "error"}, "exclude": ["Old/"],
       "wrappers": [{"name": "add", "format": 1, "views": {"prefix": "v", "argument": 2},
                     "metrics": 3, "options": 0},
                    {"name": "pin", "format": 0, "views": ["a", "b"], "metrics": [],
                     "options": ["alignAllTop"]}], "baseline": "known.json", "maxWarnings": 3}
      """
    ]
    let text = Transcript("config", "Sub/a.swift", files: files).output
    #expect(text.contains(#/(?m)^strict +true +\.vfl\.json$/#))
    #expect(text.contains(#/(?m)^VFL0305 +error +\.vfl\.json$/#))
    #expect(text.contains(#/(?m)^spacing +classic +default$/#))
    let json = Transcript("config", "--format", "json", files: files).output
    let again = Transcript("config", "--format", "json", files: [".vfl.json": json])
    #expect(again.output == json && again.code == .success && again.errors == "")
    #expect(
      json.contains(#"{"name": "add", "format": 1, "views": {"prefix": "v", "argument": 2, "#))
    #expect(json.contains(#""views": ["a", "b"], "metrics": [], "options": ["alignAllTop"]}"#))
    let none = Transcript("config", "--format", "json").output
    expectEqual(Transcript("config", "--format", "json", files: [".vfl.json": ""]).output, none)
    expectEqual(Transcript("config", "--format", "json", files: [".vfl.json": none]).output, none)
  }

  @Test("`check` checks a configuration that is named as an argument or by `--stdin-filename`")
  func named() {
    let text = #"{"rules": {"VFL0305": "of"}}"#
    expectEqual(
      Transcript("check", "--no-config", "Sub/.vfl.json", files: ["Sub/.vfl.json": text]).codes,
      ["VFL0604"])
    let typed = Transcript(
      "check", "--stdin-filename", ".vfl.json", "-", standardInput: text)
    #expect(typed.codes == ["VFL0604"] && typed.code == .diagnostics)
    expectEqual(
      Transcript("check", "--stdin-filename", ".vfl.json", "-", standardInput: "{}").codes, [])
  }
}

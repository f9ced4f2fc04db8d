import Testing
import VFLTestSupport
import VFLText

@testable import VFLCommandLine
@testable import VFLCompiler

@Suite("Robustness against arbitrary input")
struct RobustnessTests {
  /// A random number generator that produces the same numbers in each run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 31
    }
  }

  private static let texts = [
    "@container 320x480\n@metrics gap: 8\n@view a, b intrinsic: 80x21 hugging: 251\n"
      + "@view c parent: b\n@options alignAllTop\n|-gap-[a]-(>=8,<=20@250)-[b(a)]-|\nV:|-[a]-[c]|\n"
      + "@constraint a.width == 2 * b.height + 3 @750\n",
    #"{"container": {"width": 320}, "direction": "rtl", "metrics": {"gap": "8"}, "views": {"a": "#
      + #"{"intrinsic": [80, null], "margins": 4}, "b": {"parent": "a"}, "c": {"parent": null}}, "#
      + #""formats": ["|-gap-[a]", {"format": "V:[b]|", "options": ["alignAllLeft"]}], "#
      + #""constraints": ["a.width == b.height / 2"]}"#,
  ]

  @Test(
    "`check`, `compile` and `solve` print valid JSON for a randomly changed document",
    arguments: ["check", "compile", "solve"], 0..<2)
  func mutations(_ subcommand: String, _ text: Int) {
    var numbers = Numbers(state: UInt64(text) + 7)
    let original = Array(Self.texts[text].utf8)
    for _ in 0..<150 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        let place = Int.random(in: 0..<bytes.count, using: &numbers)
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(contentsOf: bytes[place...].prefix(5), at: place)
        default: bytes.removeSubrange(place...)
        }
        if bytes.isEmpty { bytes = [0] }
      }
      var console = MemoryConsole(standardInput: "")
      console.input = [bytes]
      let code = console.run(subcommand, "-", "--format", "json")
      #expect(code == .success || code == .diagnostics)
      #expect(throws: Never.self) { try JSONReader.read(console.output) }
    }
  }

  /// A kind of large layout that a test generates.
  enum LargeLayout: CaseIterable {
    case chain
    case freeChain
    case nestedViews
    case unknownNames

    /// The status that `solve` prints for the layout.
    var status: String {
      switch self {
      case .chain: "unsatisfiable"
      case .freeChain, .nestedViews: "ambiguous"
      case .unknownNames: "invalid"
      }
    }

    private func views(
      _ count: Int, _ separator: String = "-", _ view: (Int) -> String
    ) -> String {
      (0..<count).map(view).joined(separator: separator)
    }

    /// The layout as a JSON document.
    var document: String {
      switch self {
      case .chain:
        RobustnessTests.document(formats: [
          "|" + views(LongTests.areOn() ? 2000 : 500) { "[v\($0)(10)]" } + "|"
        ])
      case .freeChain:
        RobustnessTests.document(formats: ["|" + views(150) { "[v\($0)(>=10)]" } + "|"])
      case .nestedViews:
        RobustnessTests.document(
          views: views(300, ",") {
            "\"v\($0)\":{\($0 == 0 ? "" : "\"parent\":\"v\($0 - 1)\"")}"
          },
          constraints: (0..<300).map { "v\($0).left == |.left" })
      case .unknownNames:
        RobustnessTests.document(
          views: views(300, ",") { "\"v\($0)\":{}" },
          formats: (0..<1200).map { "[zz\($0)(yy@xx)]" },
          constraints: (0..<1200).map { "zz\($0).width == yy" })
      }
    }
  }

  @Test(
    "`solve` prints valid JSON for a large layout", .timeLimit(.minutes(30)),
    arguments: LargeLayout.allCases)
  func large(_ layout: LargeLayout) throws {
    let transcript = Transcript("solve", "--format", "json", "-", standardInput: layout.document)
    expectEqual(transcript.errors, "")
    let answer = try JSONTree(parsing: transcript.output.utf8)
    expectEqual(answer["status"]?.string, layout.status)
  }

  private static func document(
    views: String? = nil, formats: [String] = [], constraints: [String] = []
  ) -> String {
    let list = { (texts: [String]) in texts.map { "\"\($0)\"" }.joined(separator: ",") }
    return """
      {"container": {"width": 1000000}\(views.map { ", \"views\": {\($0)}" } ?? ""),
       "formats": [\(list(formats))], "constraints": [\(list(constraints))]}
      """
  }

  @Test(
    "`check` accepts input that consists of thousands of repetitions of the same characters",
    arguments: ["[v]", "[a(", "|", "x", "\u{0}", "é", "-", "[a]\n", "@view a\n"])
  func long(_ piece: String) {
    let text = String(repeating: piece, count: LongTests.areOn() ? 20_000 : 10_000)
    let transcript = Transcript("check", "-", standardInput: text)
    // Input that consists of zero bytes is rejected as not being a text file.
    let expected: [ExitCode] = piece == "\u{0}" ? [.usage] : [.success, .diagnostics]
    #expect(expected.contains(transcript.code))
  }

  @Test(
    "a format string that is concatenated from 4,000 literals is checked",
    arguments: [" + ", "\n  f += "])
  func manyLiterals(_ sign: String) {
    let keys = (0..<4000).map { "\"v\($0)\": a" }.joined(separator: ", ")
    let pieces = (0..<4000).map { "\"-[v\($0)]\"" }.joined(separator: sign)
    let call =
      "use(NSLayoutConstraint.constraints(withVisualFormat: f, metrics: nil, views: views))"
    let source =
      "func g() {\n  let views = [\(keys)]\n  var f = \"|\"\n  f += \(pieces)\n  \(call)\n}\n"
    let transcript = Transcript(["check", "A.swift"], files: ["A.swift": source])
    expectEqual(transcript.code, .success)
    #expect(transcript.output.hasPrefix("1 string in 1 file"))
  }

  @Test(
    "many views and calls are checked both in a single function and in many functions",
    arguments: [true, false])
  func manyViews(isOneFunction: Bool) {
    let count = LongTests.areOn() ? 999 : 150
    let functions = (0..<count).map { number in
      let call =
        "NSLayoutConstraint.constraints(withVisualFormat: \"|[a]|\", metrics: nil, views: [\"a\": v\(number)])"
      return "let v\(number) = UIView()\n  addSubview(v\(number))\n  addConstraints(\(call))"
    }
    let separator = isOneFunction ? "\n  " : "\n}\nfunc g() {\n  "
    let source = "func g() {\n  \(functions.joined(separator: separator))\n}\n"
    let transcript = Transcript(
      ["check", "--rule", "VFL0516=warning", "A.swift"], files: ["A.swift": source])
    #expect(transcript.output.contains("\(count) strings in 1 file; \(count) warnings"))
  }
}

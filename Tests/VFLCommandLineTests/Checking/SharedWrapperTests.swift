import Testing
import VFLTestSupport

@testable import VFLCommandLine

@Suite("Wrapper functions that are defined in another file")
struct SharedWrapperTests {
  /// Returns the lines that `check` prints for the given files, including the summary.
  private func check(_ files: [String: String]) -> [String] {
    Transcript(["check", "--format", "short", "."], files: files).output
      .split(separator: "\n").map(String.init)
  }

  /// Returns the codes that `check` reports for the given files, and the part of the summary that
  /// counts strings.
  private func result(_ files: [String: String]) -> (codes: [String], checked: String) {
    let transcript = Transcript(["check", "."], files: files)
    let lines = transcript.output.split(separator: "\n")
    let summary = lines.last { $0.wholeMatch(of: #/\d+ strings? in .+; .+/#) != nil } ?? ""
    return (transcript.codes, String(summary.prefix { $0 != ";" }))
  }

  private static let call = "NSLayoutConstraint.constraints(withVisualFormat: f, options: [], "

  /// A wrapper function, common in real projects, that names views `v0`, `v1` and so on.
  private static let numbered = """
    import UIKit
    extension UIView {
      func addConstraintsWithFormat(_ f: String, views: UIView...) {
        var d = [String: UIView]()
        for (index, view) in views.enumerated() { d["v\\(index)"] = view }
        addConstraints(\(call)metrics: nil, views: d))
      }
    }

    """

  private static func caller(_ statement: String, in type: String = "UIViewController") -> String {
    "import UIKit\nclass Page: \(type) {\n  func setUp() {\n    \(statement)\n  }\n}\n"
  }

  @Test(
    "a wrapper is recognized by its body whether its file is checked before or after the call",
    arguments: [
      ("view.addConstraintsWithFormat(\"H:|[v0]-8-[v1]|\", views: a, b)", ""),
      ("view.addConstraintsWithFormat(\"H:|[v0]-8-[v2]|\", views: a, b)", "VFL0201"),
      ("view?.addConstraintsWithFormat(\"H:|[v0|\", views: a)", "VFL0110"),
      ("cell.contentView.addConstraintsWithFormat(\"V:|[v1]\", views: a)", "VFL0201"),
    ],
    ["A.swift", "Z.swift"])
  func known(call: (statement: String, code: String), helper: String) {
    let files = ["M.swift": Self.caller(call.statement), helper: Self.numbered]
    let found = result(files)
    expectEqual(found.codes, (call.code.isEmpty ? [] : [call.code]), "\(call.statement)")
    expectEqual(found.checked, "1 string in 2 files")
  }

  @Test(
    "calls of a wrapper are checked only for receivers of its type, and calls on unknown receivers are counted",
    arguments: [
      ("addConstraintsWithFormat(\"[v0\", views: a)", "UITableViewCell", "checked"),
      ("self.addConstraintsWithFormat(\"[v0\", views: a)", "BaseCell", "checked"),
      ("BadgeView().addConstraintsWithFormat(\"[v0\", views: a)", "NSObject", "checked"),
      ("addConstraintsWithFormat(\"[v0\", views: a)", "Presenter", "unknown receiver"),
      ("printer.addConstraintsWithFormat(\"[v0\", views: a)", "NSObject", "unknown receiver"),
      ("view.addConstraintsWithFormat(\"[v0\")", "NSObject", "checked"),
      ("view.addConstraintsWithFormat(format: \"[v0\", views: a)", "NSObject", "nothing"),
      ("UIView.addConstraintsWithFormat(\"[v0\", views: a)", "NSObject", "nothing"),
    ])
  func receivers(statement: String, type: String, outcome: String) {
    let found = result([
      "Helper.swift": Self.numbered, "Page.swift": Self.caller(statement, in: type),
    ])
    expectEqual(found.codes, (outcome == "checked" ? ["VFL0110"] : []), "\(statement)")
    switch outcome {
    case "checked":
      // The omitted parameter has no default value, so the view names are unknown.
      let names =
        statement.contains("views") ? "" : ": 0 checked, 1 partly checked (1 with unknown names)"
      expectEqual(found.checked, "1 string in 2 files" + names)
    case "nothing":
      expectEqual(found.checked, "1 string in 2 files: 0 checked, 1 not checked (1 parameter)")
    default:
      expectEqual(found.checked, "1 string in 2 files: 0 checked, 1 not checked (1 \(outcome))")
    }
  }

  @Test("a wrapper in a file that is not read is unknown")
  func alone() {
    let files = [
      "Helper.swift": Self.numbered,
      "Page.swift": Self.caller("view.addConstraintsWithFormat(\"[v0\", views: a)"),
    ]
    let words = ["check", "--no-project-wrappers", "Page.swift"]
    expectEqual(Transcript(words, files: files).codes, [])
    expectEqual(
      Transcript(["check", "Page.swift", "Helper.swift"], files: files).codes, ["VFL0110"])
  }

  /// Returns a function that passes its parameter `f` to `constraints(withVisualFormat:)`.
  private static func helper(_ head: String, views: String = "[\"a\": a]", in type: String? = nil)
    -> String
  {
    let function = "\(head) {\n  use(\(call)metrics: nil, views: \(views)))\n}\n"
    return type.map { "\($0) {\n\(function)}\n" } ?? function
  }

  @Test(
    "a private wrapper is unknown in other files",
    arguments: [
      ("func pin(_ f: String)", nil, true), ("private func pin(_ f: String)", nil, false),
      ("fileprivate func pin(_ f: String)", nil, false),
      ("public func pin(_ f: String)", "extension UIView", true),
      ("func pin(_ f: String)", "private extension UIView", false),
    ])
  func visibility(head: String, type: String?, isKnown: Bool) {
    let call = type == nil ? "pin(\"[a\")" : "view.pin(\"[a\")"
    let found = result(["A.swift": Self.helper(head, in: type), "B.swift": Self.caller(call)])
    expectEqual(found.codes, (isKnown ? ["VFL0110"] : []), "\(head)")
  }

  @Test(
    "a call is not checked if another type declares the same function with a different behavior",
    arguments: [
      ("extension UIView { func pin(_ s: String) { label.text = s } }", false),
      ("extension UIView { func pin(_ s: String, _ n: Int) { label.text = s } }", true),
      ("extension UIView { private func pin(_ s: String) { label.text = s } }", true),
      ("extension UIView { static func pin(_ s: String) { label.text = s } }", true),
      (helper("func pin(_ f: String)", in: "extension UIView"), true),
      ("class BadgeView: UIView { override func pin(_ s: String) { text = s } }", false),
      ("class Board { func pin(_ s: String) { text = s } }", false),
    ])
  func ambiguous(other: String, isKnown: Bool) {
    let files = [
      "A.swift": Self.helper("func pin(_ f: String)", in: "extension UIView"),
      "B.swift": Self.caller("page.headerView.pin(\"[a\")"), "C.swift": other,
    ]
    let found = result(files)
    expectEqual(found.codes, (isKnown ? ["VFL0110"] : []), "\(other)")
    #expect(found.checked.hasPrefix("1 string in 3 files"), "\(found.checked)")
  }

  @Test(
    "a call that Swift resolves to another function than the wrapper is not checked",
    arguments: [
      "class Card: KitView { func g() { pin(\"H:|[a\") } }",
      "class Card: UIView, Pinned { func g() { pin(\"no\") } }\nextension Pinned { func pin(_ s: String) {} }",
      "func pin(_ s: String) {}\nfunc g() { pin(\"no\") }",
    ])
  func hidden(caller: String) {
    let helper = Self.helper("func pin(_ f: String, now: Bool = true)")
    expectEqual(result(["A.swift": helper, "B.swift": "import Kit\n" + caller]).codes, [])
  }

  @Test("overloads in different files are distinguished by the arguments of the call")
  func overloads() {
    let helper = """
      extension UIView { func fill(_ f: String, views: [String: UIView]) {
        addConstraints(\(Self.call)metrics: nil, views: views)) } }
      """
    let other = "extension UIView { func fill(_ s: String, views: UIView...) { print(s) } }"
    let caller = Self.caller(
      "view.fill(\"no\", views: a); view.fill(\"no\", views: a, b); "
        + "view.fill(\"[a\", views: [\"a\": a])")
    expectEqual(
      result(["A.swift": helper, "B.swift": other, "C.swift": caller]).codes, ["VFL0110"])
  }

  @Test(
    "if the view names of a wrapper are unknown, the summary counts the string as partly checked")
  func unseenNames() {
    let files = [
      "A.swift": Self.helper("func pin(_ f: String)", views: "all", in: "extension UIView"),
      "B.swift": Self.caller("view.pin(\"[a]\")"),
    ]
    expectEqual(
      result(files).checked,
      "1 string in 2 files: 0 checked, 1 partly checked (1 with unknown names)")
  }

  @Test("view names are checked only if all definitions of a wrapper use the same names")
  func merged() {
    let first = Self.helper("func pin(_ f: String)", in: "extension UIView")
    let same = ["A.swift": first, "B.swift": first, "C.swift": Self.caller("view.pin(\"[b]\")")]
    expectEqual(result(same).codes, ["VFL0201"])
    let other = same.merging([
      "B.swift": Self.helper("func pin(_ f: String)", views: "[\"b\": b]", in: "extension UIView")
    ]) { $1 }
    expectEqual(result(other).codes, [])
  }

  @Test("a function that passes its parameter to a wrapper is a wrapper")
  func chained() {
    let files = [
      "C.swift": "extension UIView { func across(_ g: String, _ a: UIView) { "
        + "addConstraintsWithFormat(g, views: a) } }",
      "B.swift": Self.numbered,
      "A.swift": Self.caller("view.across(\"[v0]-[v1]\", a); view.across(\"[v0]\", b)"),
    ]
    let found = result(files)
    expectEqual(found.codes, ["VFL0201"])
    expectEqual(found.checked, "2 strings in 3 files")
  }

  @Test("methods of categories, class methods and functions of Objective-C can be wrappers")
  func objectiveC() {
    let system = "[NSLayoutConstraint constraintsWithVisualFormat:f options:0 metrics:nil views:d]"
    let helpers = """
      @implementation UIView (Layout)
      - (void)addFormat:(NSString *)f views:(NSDictionary *)d { [self addConstraints:\(system)]; }
      @end
      @implementation Pins
      + (NSArray *)pin:(NSString *)f views:(NSDictionary *)d { return \(system); }
      @end
      NSArray *Pin(NSString *f, NSDictionary *d) { return \(system); }
      static NSArray *Own(NSString *f, NSDictionary *d) { return \(system); }

      """
    func codes(_ statement: String) -> [String] {
      let page = "@implementation Page\n- (void)setUp { \(statement); }\n@end\n"
      return result(["Helpers.m": helpers, "Page.m": page]).codes
    }
    expectEqual(codes("[self.view addFormat:@\"[b]\" views:@{ @\"a\" : a }]"), ["VFL0201"])
    expectEqual(codes("[self.view addFormat:@\"[a]\" views:@{ @\"a\" : a }]"), [])
    expectEqual(codes("[Pins pin:@\"[b]\" views:@{ @\"a\" : a }]"), ["VFL0201"])
    expectEqual(codes("[pins pin:@\"[b]\" views:@{ @\"a\" : a }]"), [])
    expectEqual(codes("Pin(@\"[b]\", @{ @\"a\" : a })"), ["VFL0201"])
    expectEqual(codes("Own(@\"[b]\", @{ @\"a\" : a })"), [])
  }

  @Test("a fix-it for a format that is passed to a wrapper changes the call")
  func fixes() {
    let transcript = Transcript(
      ["check", "--diff", "."],
      files: [
        "A.swift": Self.helper("func pin(_ f: String)", in: "extension UIView"),
        "B.swift": Self.caller("view.pin(\"[a\")"),
      ])
    #expect(transcript.output.contains("+    view.pin(\"[a]\")"), "\(transcript.output)")
  }

  // MARK: Chains

  /// Returns files in which each function passes its argument to the function of the previous file,
  /// and a file with an incorrect call of the last function.
  private static func chain(of count: Int) -> [String: String] {
    var files = ["Page.swift": caller("f\(count - 1)(\"H:|[a\")")]
    files["F0.swift"] =
      "func f0(_ f: String) {\n  use(\(call)metrics: nil, views: [\"a\": a]))\n}\n"
    for number in 1..<count {
      files["F\(number).swift"] = "func f\(number)(_ f: String) { f\(number - 1)(f) }\n"
    }
    return files
  }

  @Test(
    "a chain of 200 wrappers in separate files is followed, and no file is read more than seven times"
  )
  func longChain() {
    var console = MemoryConsole()
    console.files = Self.chain(of: 200).mapValues { Array($0.utf8) }
    let log = ReadLog()
    console.log = log
    expectEqual(console.run("check", "."), .diagnostics)
    expectEqual(Transcript.codes(in: console.outputText), ["VFL0110"])
    #expect(console.outputText.contains("1 string in 201 files"))
    let counts = log.reads.filter { $0.key.hasSuffix(".swift") }
    #expect(counts.count == 201 && counts.values.max() ?? 0 <= 7, "\(counts)")
  }

  @Test("the diagnostics do not depend on the order of the files or the number of threads")
  func anyOrder() {
    var files = Self.chain(of: 12)
    // Two definitions of `f3` add different prefixes. The second one is found later.
    files["G.swift"] = "func f3(_ f: String) { f2(\"H:\" + f) }\n"
    files["H.swift"] = "func f3(_ f: String) { f1(\"V:\" + f) }\n"
    files["Q.swift"] = Self.caller("f3(\"[b]\"); f3(\"|[a\")")
    let names = files.keys.sorted()
    let expected = Transcript(["check"] + names, files: files)
    #expect(expected.codes.contains("VFL0110"))
    func sorted(_ text: String) -> [Substring] {
      text.split(separator: "\n\n", omittingEmptySubsequences: true).sorted()
    }
    for (jobs, order) in [(1, names), (7, names.reversed()), (3, names.shuffled())] {
      let transcript = Transcript(["check", "--jobs", "\(jobs)"] + order, files: files)
      expectEqual(sorted(transcript.output), sorted(expected.output))
    }
  }

  @Test("a file that does not contain a call of a wrapper is read only twice")
  func otherFiles() {
    var console = MemoryConsole()
    var files = [
      "A.swift": Self.helper("func pin(_ f: String)", in: "extension UIView"),
      "B.swift": Self.caller("view.pin(\"[a\")"),
    ]
    for number in 0..<20 { files["Other\(number).swift"] = "let pin = \(number); set { pin } }" }
    console.files = files.mapValues { Array($0.utf8) }
    let log = ReadLog()
    console.log = log
    expectEqual(console.run("check", "."), .diagnostics)
    expectEqual(log.reads["/project/Other7.swift"], 2)
    expectEqual(log.reads["/project/B.swift"], 3)
  }

  @Test("the search for wrappers ends even if wrappers call each other recursively")
  func turns() {
    var texts = ["", ""]
    for number in 1..<300 {
      texts[number % 2] += "func t\(number)(_ f: String) { t\(number - 1)(f) }\n"
    }
    texts[0] += Self.helper("func t0(_ f: String)")
    let files = [
      "A.swift": texts[0], "B.swift": texts[1], "C.swift": Self.caller("t9(\"[a\"); t299(\"[a\")"),
    ]
    expectEqual(result(files).codes, ["VFL0110"])
    let ever = [
      "A.swift": Self.helper("func pin(_ f: String)"),
      "B.swift": "func x(_ f: String) { y(\"H:\" + f); y(\"V:\" + f) }",
      "C.swift": "func y(_ f: String) { x(\"|\" + f); x(\"-\" + f); pin(f) }",
      "D.swift": Self.caller("x(\"[a]\"); pin(\"[a\")"),
    ]
    #expect(result(ever).codes.contains("VFL0110"))
  }

  @Test(
    "a prefix that a wrapper in another file adds is part of the checked format",
    arguments: [
      "across(\"H:\" + g)", "across(\"H:\\(g)\")", "let h = \"H:\" + g; across(h)",
      "across(String(format: \"H:%@\", g))", "across(\"H:|\" + g)",
    ])
  func prefixed(body: String) {
    let files = [
      "A.swift": Self.helper("func pin(_ f: String)"),
      "B.swift": "func across(_ f: String) { pin(f) }",
      "C.swift": "func row(_ g: String) { \(body) }",
      "D.swift": Self.caller("row(\"[a\"); row(\"[b]\"); row(\"[a]\")"),
    ]
    expectEqual(result(files).codes, ["VFL0110", "VFL0201"])
  }

  @Test(
    "an error in a format to which a wrapper adds a prefix and a suffix is reported at the call")
  func enclosed() {
    let body = "pin(\"H:|\" + g + \"|\")"
    let files = [
      "A.swift": Self.helper("func pin(_ f: String)"),
      "B.swift": "func row(_ g: String) { \(body) }",
      "C.swift": Self.caller("row(\"-[a\"); row(\"-[a]-\"); row(\"[a]-(8\")"),
    ]
    expectEqual(result(files).codes, ["VFL0110", "VFL0119"])
    let fixed = Transcript(["check", "--diff", "--unsafe-fixes", "."], files: files)
    #expect(fixed.output.contains("row(\"-[a]\")"), "\(fixed.output)")
  }

  @Test("`fmt` formats calls of wrappers in other files")
  func formatted() {
    let files = [
      "A.swift": Self.helper("func pin(_ f: String)", in: "extension UIView"),
      "B.swift": "extension UIView { func across(_ f: String) { pin(f) } }",
      "C.swift": Self.caller("view.across(\"H:|-0-[a]\")"),
    ]
    let transcript = Transcript(["fmt", "--diff", "."], files: files)
    #expect(transcript.output.contains("+    view.across(\"H:|[a]\")"), "\(transcript.output)")
    expectEqual(
      Transcript(["fmt", "--diff", "--no-project-wrappers", "C.swift"], files: files).output, "")
  }

  @Test(
    "a call on an unknown receiver is counted if several classes have a wrapper method with that name",
    arguments: [3, 80])
  func crowded(count: Int) {
    var files: [String: String] = [:]
    for number in 0..<count {
      files["Card\(number).swift"] =
        "class Card\(number): UIView {\n  func pin(_ f: String, _ v: [String: Any]) {\n"
        + "    addConstraints(\(Self.call)metrics: nil, views: v))\n  }\n}\n"
    }
    files["Page.swift"] = Self.caller("make().pin(\"H:|[a|\", [\"a\": a])")
    #expect(result(files).checked.contains("1 unknown receiver"))
    let lines = Transcript(["check", "--unchecked", "--format", "short", "."], files: files).output
    #expect(lines.contains("Page.swift:4:16: warning: format string is not checked"))
    files["Page.swift"] = Self.caller("Card2().pin(\"H:|[a|\", [\"a\": a])")
    expectEqual(result(files).codes, ["VFL0110"])
  }
}

import Testing
import VFLCode
import VFLSources
import VFLTestSupport

@testable import VFLChecking
@testable import VFLCommandLine

@Suite("The `convert` command for source files")
struct ConvertSourcesTests: ConvertingSuite {
  @Test(
    "`convert` rejects flags for formats together with sources, and flags for sources together with formats"
  )
  func otherFlags() {
    let source = Transcript("convert", "--metric", "a=3", "A.swift", files: ["A.swift": ""])
    expectEqual(source.code, .usage)
    expectEqual(
      source.errors,
      "error[VFL0905]: unexpected argument `--metric`: `convert` does not accept it for sources\n"
    )
    let layout = Transcript("convert", "--write", "|[a]|")
    expectEqual(
      layout.errors,
      "error[VFL0905]: unexpected argument `--write`: `convert` does not accept it for format strings and layouts\n"
    )
  }

  @Test(
    "`convert` replaces a call by an array of constraints and keeps every other byte of the source")
  func arrays() {
    #expect(
      converted("f(\(call("[a(5)]")), x) // y\n").text
        == "f([a.widthAnchor.constraint(equalToConstant: 5)], x) // y\n")
    expectEqual(
      converted("  let c = UIKit.\(call("|[a][b]"))\n").text,
      """
        let c = [
          a.leadingAnchor.constraint(equalTo: a.superview!.leadingAnchor),
          b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
        ]

      """)
    expectEqual(converted("let c = \(call("[a]"))").text, "let c = [NSLayoutConstraint]()")
    let tabs = "\tf(\r\n\t\t\(call("[a]-[b(3)]")))\r\n"
    expectEqual(
      converted(tabs).text,
      "\tf(\r\n\t\t[\r\n\t\t\tb.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),\r\n\t\t\tb.widthAnchor.constraint(equalToConstant: 3),\r\n\t\t])\r\n"
    )
  }

  @Test(
    "an Objective-C call is converted to code with anchors or to calls of `NSLayoutConstraint`"
  )
  func objectiveC() {
    let text = """
      [v addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|-m-[_a(>=m@p)]" options:0 metrics:@{@"m": @(m), @"p": p} views:@{@"_a": self->_a}]];
      """
    expectEqual(
      converted(text, name: "A.m").text,
      """
      [v addConstraints:@[
          [self->_a.topAnchor constraintEqualToAnchor:self->_a.superview.topAnchor constant:m],
          ({
              NSLayoutConstraint *constraint = [self->_a.heightAnchor
                  constraintGreaterThanOrEqualToConstant:m];
              constraint.priority = p.doubleValue;
              constraint;
          })
      ]];
      """)
    let parts = converted(text, "--to", "constraints", "--superview", "v", name: "A.mm").text
    expectEqual(
      parts?.contains("toItem:v attribute:NSLayoutAttributeTop multiplier:1\n        constant:m]"),
      true)
  }

  @Test("an unsigned constant is cast to `CGFloat` before it is negated in Objective-C")
  func signs() {
    func constant(_ declaration: String, _ value: String) -> String? {
      let text =
        "\(declaration)\n[v addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@\"[a]-m-|\" options:0 metrics:@{@\"m\": \(value)} views:@{@\"a\": a}]];"
      return converted(text, name: "A.m").text?.split(separator: "constant:").last?
        .split(separator: "]").first.map(String.init)
    }
    expectEqual(constant("static const CGFloat m = 8;", "@(m)"), "-m")
    expectEqual(constant("static const NSUInteger m = 8;", "@(m)"), "-(CGFloat)m")
    expectEqual(constant("static const unsigned int m = 8;", "@(m)"), "-(CGFloat)m")
    expectEqual(constant("", "@(self.gap)"), "-(CGFloat)self.gap")
    expectEqual(constant("", "gap"), "-gap.doubleValue")
    expectEqual(constant("", "@8"), "-8")
  }

  @Test("a metric is replaced by its expression from the metrics dictionary")
  func metrics() {
    func constant(_ metrics: String, before: String = "") -> String? {
      converted("\(before)f(\(call("[a(m)]", metrics: metrics)))").text.map {
        String(
          $0.dropFirst(before.count + "f([a.widthAnchor.constraint(equalToConstant: ".count)
            .dropLast(3))
      }
    }
    expectEqual(constant("[\"m\": 5]"), "5")
    expectEqual(constant("[\"m\": -0.5]"), "-0.5")
    expectEqual(constant("[\"m\": gap]"), "CGFloat(gap)")
    expectEqual(constant("[\"m\": Style.gap]"), "CGFloat(Style.gap)")
    expectEqual(constant("[\"m\": gap]", before: "let gap: CGFloat = 3\n"), "gap")
    expectEqual(constant("[\"m\": gap]", before: "let gap = -3\n"), "CGFloat(gap)")
    #expect(constant("[\"m\": 2 * 3]") == nil)
    #expect(constant("[\"m\": f(x)]") == nil)
    #expect(constant("metrics") == nil)
    // The minus sign applies to the whole expression.
    let edge = converted("f(\(call("[a]-m-|", metrics: "[\"m\": gap]")))").text
    expectEqual(
      edge,
      "f([a.trailingAnchor.constraint(equalTo: a.superview!.trailingAnchor, constant: -CGFloat(gap))])"
    )
    let priority = converted("f(\(call("[a(1@m)]", metrics: "[\"m\": low]")))").text
    expectEqual(
      priority?.contains("constraint.priority = .init(Float(low))\n"),
      true)
  }

  @Test("a call is converted if the variables in its views dictionary still have the same values")
  func views() {
    func view(_ text: String) -> String? {
      converted(text).text.flatMap {
        $0.split(separator: "[").last?.split(separator: ".width").first
      }
      .map(String.init)
    }
    let use = "f(\(call("[a(1)]", views: "views")))"
    func method(_ body: String) -> String { "class C {\n  func g() {\n\(body)\n  }\n}\n" }
    expectEqual(view(method("let views = [\"a\": self.label]\n\(use)")), "self.label")
    expectEqual(view(method("let views = [\"a\": cell.label!]\nif x {\n\(use)\n}")), "cell.label!")
    expectEqual(
      view(method("var a = A()\na.x = 1\nlet views = [\"a\": a]\na.frame = .zero\n\(use)")), "a")
    let stays = [
      // In these bodies a value has changed, a name refers to another variable, an expression is
      // not a variable, or the dictionary is out of scope.
      "var a = A()\nlet views = [\"a\": a]\na = A()\n\(use)",
      "let views = [\"a\": cell.label]\ncell.label = A()\n\(use)",
      "let views = [\"a\": a]\nif let a = b {\n\(use)\n}",
      "let views = [\"a\": makeView()]\n\(use)",
      "let views = [\"a\": list[0]]\n\(use)",
      "let views = [\"a\": x ? y : z]\n\(use)",
      "let views: [String: UIView]\nif x { let q = A(); views = [\"a\": q] } else { views = [\"a\": w] }\n\(use)",
      "var views = [\"a\": a]\nviews[\"a\"] = b\n\(use)",
      "let views = other.views\n\(use)",
    ]
    for body in stays { #expect(view(method(body)) == nil, "\(body)") }
    let property = "class C {\n  lazy var views = [\"a\": self.label]\n  func g() { \(use) }\n}\n"
    #expect(view(property) == nil)
    let elsewhere =
      "class C {\n  var views: [String: UIView] {\n let label = A()\n return [\"a\": label] }\n  func g() { \(use) }\n}\n"
    #expect(view(elsewhere) == nil)
    // A property in a closure requires `self`, but the dictionary outside the closure omits `self`.
    let closure =
      "class C {\n  let a = A()\n  func g() {\n let views = [\"a\": a]\n run { \(use) }\n }\n}\n"
    #expect(view(closure) == nil)
  }

  @Test("a call with unknown parts is left unchanged and reported with a reason")
  func reasons() {
    let cases = [
      (call("[a]-\\(gap)-[b]"), "computed parts"),
      (call("[a]-\\(gap)-[b]") + "\nlet gap = 3", "computed parts"),
      (call("[a][b", metrics: "nil"), "has an error"),
      (call("[a][b]", options: "options"), "options are computed"),
      (call("V:[a]-[b]", options: ".spacingBaselineToBaseline"), "depends on the fonts"),
      (call("[a(m)]", metrics: "[\"m\": x?.y]"), "the value of `m` is unknown"),
      (
        "var a = A()\n"
          + call("[a(1)]", views: "[\"a\": a]").replacing("[\"a\": a]", with: "views").replacing(
            "NSL", with: "let views = [\"a\": a]; a = B(); NSL"), "may be different"
      ),
      (call("|-[a]"), "set the meaning of `-`"),
      (call("V:[a]-|"), "set the meaning of `-`"),
      (call("[a][b]", views: "[\"a\": a, \"b\": b] /* both */"), "a comment or a directive"),
      (call("[a][b]", views: "[\"a\": a, \"b\": b()]"), "contain calls"),
      ("let b: UIView? = nil\n" + call("[a][b]"), "the value of `b`"),
      (
        "let f = \"[a]\"\n" + call("[a]").replacing("\"[a]\"", with: "f"),
        "its format string is not in the call"
      ),
      (
        call("[a]").replacing("\"[a]\"", with: "x ? \"[a]\" : \"[a(1)]\""),
        "its format string is not in the call"
      ),
      (call("[a]").replacing("\"[a]\"", with: "format(x)"), "its format string is not in the call"),
      (formerCall("[a(1)]"), "it is written in Swift 2 or earlier"),
      (formerCall("|-[a]-\\(gap)-[b]"), "it is written in Swift 2 or earlier"),
    ]
    for (text, reason) in cases {
      let found = converted(text + "\n").reason
      #expect(found.contains(reason), "\(text): \(found)")
    }
    let guide = converted(
      call("|-[a]"), "--spacing", "layoutMargins", "--superview", "view.safeAreaLayoutGuide")
    #expect(guide.reason.contains("a guide has no margins"))
    expectEqual(
      converted(call("|-[a]"), "--spacing", "classic").text?.contains("constant: 20"), true)
  }

  /// Returns a Swift 2 call with the given format string.
  private func formerCall(_ format: String) -> String {
    "NSLayoutConstraint.constraintsWithVisualFormat(\"\(format)\", options: [], metrics: nil, views: [\"a\": a, \"b\": b])"
  }

  @Test("`convert` prints a diff by default, and `--write` writes only the files that change")
  func files() {
    let files = [
      "a/A.swift": "f(\(call("[a(5)]")))\n", "a/B.swift": "g()\n", "a/C.m": "g();\n",
      "a/layout.vfl": "[a(5)]\n",
    ]
    var console = MemoryConsole()
    console.files = files.mapValues { Array($0.utf8) }
    expectEqual(console.run(["convert", "a"]), .success)
    #expect(console.outputText.hasPrefix("--- a/a/A.swift\n+++ b/a/A.swift\n"))
    expectEqual(console.errorText, "1 call would be converted in 1 file, 0 unchanged\n")
    expectEqual(console.files["a/A.swift"], Array((files["a/A.swift"] ?? "").utf8))
    expectEqual(console.run(["convert", "--write", "a"]), .success)
    #expect(console.outputText.hasSuffix("converted a/A.swift: 1 call\n"))
    expectEqual(
      console.files["a/A.swift"], Array("f([a.widthAnchor.constraint(equalToConstant: 5)])\n".utf8))
    expectEqual(console.files["a/layout.vfl"], Array("[a(5)]\n".utf8))
  }

  @Test(
    "`convert` rejects flags of the other input kind, unknown files and formats combined with sources"
  )
  func commandLines() {
    let files = ["A.swift": "g()\n", "layout.vfl": "[a]\n", "notes.txt": "x"]
    func transcript(_ words: String...) -> Transcript {
      Transcript(["convert"] + words, files: files)
    }
    expectEqual(transcript("--to", "swiftui", "A.swift").codes, ["VFL0904"])
    expectEqual(transcript("--wirte", "A.swift").codes, ["VFL0902"])
    expectEqual(transcript("--to", "flexbox", "A.swift").codes, ["VFL0904"])
    for flag in ["--metric=a=1", "--view=a", "--options=alignAllTop"] {
      expectEqual(transcript(flag, "A.swift").codes, ["VFL0905"])
    }
    for flag in ["--write", "--no-config", "--exclude=x", "--force-exclude"] {
      expectEqual(transcript(flag, "[a]").codes, ["VFL0905"])
    }
    for (other, code) in [
      ("layout.vfl", "VFL0905"), ("[a]", "VFL0905"), ("notes.txt", "VFL0905"),
      ("B.swift", "VFL0601"),
    ] {
      let rejected = transcript("A.swift", other)
      #expect(rejected.code == .usage && rejected.codes == [code], "\(rejected.errors)")
    }
  }

  @Test("`convert` reports how many format strings of each file are passed to wrapper functions")
  func otherFunctions() {
    let text =
      "func pin(_ f: String) { \(call("[a]").replacing("\"[a]\"", with: "f")) }\npin(\"[a]\")\npin(\"[b]\")\n"
    let transcript = Transcript("convert", "A.swift", files: ["A.swift": text])
    #expect(
      transcript.errors.contains(
        "A.swift: 2 format strings passed to other functions not converted\n"))
    #expect(transcript.code == .success && transcript.output == "")
  }

  @Test("code for the layout guides of view controllers uses only anchors that these guides have")
  func layoutSupports() {
    let views = "[\"top\": topLayoutGuide, \"a\": a]"
    let anchors = converted("f(\(call("V:[top]-[a]", views: views)))").text
    expectEqual(
      anchors?.contains("a.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor"), true)
    let parts = converted("f(\(call("V:[top]-[a]", options: ".alignAllLeading", views: views)))")
      .text
    expectEqual(
      parts?.contains("item: topLayoutGuide, attribute: .leading,"), true)
    let declared = "id<UILayoutSupport> top = x;\n"
    let objectiveC = converted(
      declared
        + "f([NSLayoutConstraint constraintsWithVisualFormat:@\"[a(top)]\" options:0 metrics:nil views:@{@\"a\": a, @\"top\": top}]);\n",
      name: "A.m"
    ).text
    expectEqual(objectiveC?.contains("constraintWithItem:a attribute:NSLayoutAttributeWidth"), true)
    #expect(
      converted("let g = UILayoutGuide()\nf(\(call("V:|[g]", views: "[\"g\": g]")))").text == nil)
  }

  @Test("generated variables get names that the surrounding code does not use")
  func ownNames() {
    let swift = converted("f(\(call("[a(1@750)]", views: "[\"a\": constraint]")))").text
    expectEqual(
      swift?.contains(
        "{ (constraint2: NSLayoutConstraint) -> NSLayoutConstraint in\n        constraint2.priority"
      ),
      true)
    let made = Transcript("convert", "--to", "snapkit", "[make]-8-[a]").output
    #expect(made.contains("{ make2 in\n    make2.leading.equalTo(make.snp.trailing)"))
  }

  @Test("each call is counted once even if several calls are on the same line")
  func counts() {
    let text =
      "f(\(call("[a(1)]")), \(call("|-[a]")), \(call("[b]-|")))\nfor s in [\"|-[a]\", \"[a]-|\"] { \(call("[a]").replacing("\"[a]\"", with: "s")) }\n"
    let transcript = Transcript("convert", "A.swift", files: ["A.swift": text])
    #expect(transcript.errors.hasSuffix("1 call would be converted in 1 file, 3 unchanged\n"))
  }

  @Test("unconverted calls are reported with their lines, in the order of the file")
  func lines() {
    let text = "let x = 1\nf(\(call("[a]-\\(x)-[b]")))\n\nf(\(call("|-[a]")))\n"
    let transcript = Transcript("convert", "A.swift", files: ["A.swift": text])
    let lines = transcript.errors.split(separator: "\n").dropLast().map { $0.prefix(10) }
    expectEqual(lines, ["A.swift:2:", "A.swift:4:"])
  }

  @Test("1,000 calls that use the same dictionary are converted, and the dictionary is removed")
  func many() {
    func text(_ count: Int) -> String {
      let uses = (0..<count).map {
        "a.tag = \($0)\nprint(\"\\(x)\")\nf(\(call("[a(\($0))]", views: "views")))\n"
      }
      return "func g() {\nlet views = [\"a\": a]\n\(uses.joined())}\n"
    }
    let converted = converted(text(1000)).text
    expectEqual(converted?.contains("isualFormat"), false)
    expectEqual(converted?.contains("let views"), false)
  }

  @Test("a call in a file that exceeds the step limit is reported with that limit as the reason")
  func unsearched() {
    expectEqual(
      CallConversionError(.effort).text, "the search of the file exceeds its limit of steps")
    expectEqual(CallConversionError(.combination), .call(.formatElsewhere))
    expectEqual(CallConversionError(.receiver), .call(.otherFunction))
  }
}

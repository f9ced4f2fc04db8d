import Testing
import VFLTestSupport

@testable import VFLCommandLine

@Suite("Statements in converted source files")
struct ConvertStatementTests: ConvertingSuite {
  /// Returns the converted body of a Swift method in which `CALL` is a call with one constraint that has a
  /// priority.
  private func body(_ text: String, head: String = "") -> String? {
    let use = call("[a(8@750)]", views: "[\"a\": a]")
    let (start, end) = ("\(head)func g() {\n", "\n}\n")
    return converted(start + text.replacing("CALL", with: use) + end).text.map {
      String($0.dropFirst(start.count).dropLast(end.count))
    }
  }

  private let constraint = "a.widthAnchor.constraint(equalToConstant: 8)"

  @Test(
    "a constraint with a priority is declared before the statement that contains the call",
    arguments: [
      ("  NSLayoutConstraint.activate(CALL)", "  NSLayoutConstraint.activate([aWidth])"),
      ("  let all = CALL", "  let all = [aWidth]"),
      ("  let all: [NSLayoutConstraint] = CALL", "  let all: [NSLayoutConstraint] = [aWidth]"),
      ("  all += CALL", "  all += [aWidth]"), ("  return CALL", "  return [aWidth]"),
      ("  self.rows.append(contentsOf: CALL)", "  self.rows.append(contentsOf: [aWidth])"),
    ])
  func declared(before: String, after: String) {
    expectEqual(
      body(before), "  let aWidth = \(constraint)\n  aWidth.priority = .defaultHigh\n" + after)
  }

  @Test(
    "a constraint with a priority stays in the array if no statement can be inserted before the call",
    arguments: [
      "if CALL.isEmpty { f() }", "guard let x = CALL.first else { return }", "x ? CALL : []",
      "view?.addConstraints(CALL)", "make().add(CALL)", "x = y; add(CALL)", "CALL",
      "for c in CALL { c.isActive = true }", "run { add(CALL) }", "let f = x && add(CALL)",
      "try add(CALL)", "merged(CALL)",
    ])
  func kept(text: String) {
    let result = body("  " + text) ?? ""
    #expect(!result.contains("let aWidth") && result.contains("return constraint"), "\(result)")
  }

  @Test("the statement of a closure is kept as the only statement if it may be the return value")
  func closures() {
    expectEqual(
      body("  run {\n    f()\n    return CALL\n  }"),
      "  run {\n    f()\n    let aWidth = \(constraint)\n    aWidth.priority = .defaultHigh\n    return [aWidth]\n  }"
    )
    expectEqual(body("  run {\n    merged(CALL)\n  }")?.contains("let aWidth"), false)
    expectEqual(
      body("  run {\n    NSLayoutConstraint.activate(CALL)\n  }")?.contains("let aWidth"), true)
    // A property of a type cannot be preceded by statements.
    let member = converted("class C {\n  let all = \(call("[a(8@750)]"))\n}\n").text
    expectEqual(member?.contains("let aWidth"), false)
  }

  @Test("the variables have names that the file does not contain")
  func names() {
    let twice = body("  f(CALL)\n  f(CALL)\n  aWidth3 = 5")
    expectEqual(
      twice?.split(separator: "\n").filter { $0.contains("f([") },
      ["  f([aWidth])", "  f([aWidth2])"])
    expectEqual(
      body("  return CALL", head: "let aWidth = 5\n")?.contains("let aWidth2 = "), true)
    let other = "func h() {\n  return \(call("[a(8@750)]"))\n}\n"
    expectEqual(body("  return CALL", head: other)?.contains("return [aWidth]"), true)
    let text =
      "func g() {\n  return \(call("[a(8@750)]", views: "[\"a\": self._card.title!]"))\n}\n"
    expectEqual(converted(text).text?.contains("return [titleWidth]"), true)
  }

  @Test("the priority has the type of UIKit if the file imports UIKit")
  func priorities() {
    let text = "func g() {\n  return \(call("[a(8@999)]"))\n}\n"
    expectEqual(
      converted("import UIKit\n" + text).text?.contains("aWidth.priority = UILayoutPriority(999)"),
      true)
    expectEqual(
      converted("import AppKit\n" + text).text?.contains("aWidth.priority = .init(999)"), true)
  }

  @Test("in Objective-C, statements are not inserted after a label or a condition without braces")
  func objectiveC() {
    func result(_ statement: String) -> String? {
      let use =
        "[NSLayoutConstraint constraintsWithVisualFormat:@\"[a(8@750)]\" options:0 metrics:nil views:@{@\"a\": a}]"
      let start = "- (void)g {\n"
      return converted(
        start + "  " + statement.replacing("CALL", with: use) + "\n}\n", name: "A.m"
      ).text.map { String($0.dropFirst(start.count).dropLast(3)) }
    }
    expectEqual(
      result("[self.view addConstraints:CALL];"),
      """
        NSLayoutConstraint *aWidth = [a.widthAnchor constraintEqualToConstant:8];
        aWidth.priority = 750;
        [self.view addConstraints:@[aWidth]];
      """)
    for statement in [
      "if (x)\n    [v addConstraints:CALL];",
      "switch (x) {\n  case 1:\n    [v addConstraints:CALL];\n  }",
      "[[self view] addConstraints:CALL];",
    ] {
      expectEqual(result(statement)?.contains("constraint.priority = 750"), true, "\(statement)")
    }
  }

  @Test("lines longer than 100 columns are broken between arguments")
  func lines() {
    let long = "someController.containerView.titleLabel"
    let text =
      "class C {\n    func g() {\n        f(\(call("H:|-20-[a]-(20@gap)-[b(a)]", metrics: "[\"gap\": gap]", views: "[\"a\": \(long), \"b\": b]")))\n    }\n}\n"
    let swift = converted(text).text ?? ""
    expectEqual(swift.split(separator: "\n").filter { $0.count > 100 }, [])
    #expect(
      swift.contains(
        """
                    \(long).leadingAnchor.constraint(
                        equalTo: \(long).superview!.leadingAnchor,
                        constant: 20),

        """), "\(swift)")
    let parts = converted(text, "--to", "constraints").text ?? ""
    expectEqual(parts.split(separator: "\n").filter { $0.count > 100 }, [])
    let objectiveC =
      converted(
        "- (void)g {\n    f([NSLayoutConstraint constraintsWithVisualFormat:@\"H:|-20-[a]-20@p-[b(a)]\" options:0 metrics:@{@\"p\": @(p)} views:@{@\"a\": \(long), @\"b\": b}]);\n}\n",
        name: "A.m"
      ).text ?? ""
    expectEqual(objectiveC.split(separator: "\n").filter { $0.count > 100 }, [])
    #expect(
      objectiveC.contains(
        """
                [\(long).leadingAnchor
                    constraintEqualToAnchor:\(long).superview.leadingAnchor
                    constant:20],

        """), "\(objectiveC)")
  }

  @Test("adjacent statements that activate constraints become one statement")
  func joined() {
    let (first, second) = (call("[a(8)]"), call("V:[a(9@750)]"))
    func lines(_ text: String) -> [String]? {
      converted("func g() {\n\(text)}\n").text?.split(separator: "\n").dropFirst().dropLast()
        .map(String.init)
    }
    let together = [
      "  let aHeight = a.heightAnchor.constraint(equalToConstant: 9)",
      "  aHeight.priority = .defaultHigh", "  NSLayoutConstraint.activate([", "    \(constraint),",
      "    aHeight,", "  ])",
    ]
    let activate = "  NSLayoutConstraint.activate("
    expectEqual(lines("\(activate)\(first))\n\(activate)\(second))\n"), together)
    let dictionary = "  let views = [\"a\": a] // all\n"
    let shared = second.replacing("[\"a\": a, \"b\": b]", with: "views")
    expectEqual(lines("\(activate)\(first))\n\(dictionary)\(activate)\(shared))\n"), together)
    for between in ["\n", "  f()\n", "  // more\n"] {
      expectEqual(
        lines("\(activate)\(first))\n\(between)\(activate)\(second))\n")?.contains("  ])"), false)
    }
    for other in ["  v.addConstraints(", "  NSLayoutConstraint.deactivate("] {
      let kept = lines("\(activate)\(first))\n\(other)\(second))\n")
      expectEqual(kept?.contains("\(activate)[\(constraint)])"), true)
    }
    expectEqual(
      lines("\(activate)\(first))\n\(activate)\(second)) // tall\n")?.contains("  ])"), false)
    let views = lines("  v.addConstraints(\(first))\n  v.addConstraints(\(call("[b(1)]")))\n")
    expectEqual(views?.first, "  v.addConstraints([")
  }

  @Test("converting a converted file again changes nothing")
  func idempotence() {
    let text =
      "func g() {\n  let views = [\"a\": a]\n  NSLayoutConstraint.activate(\(call("|-8-[a(8@750)]-8-|", views: "views")))\n}\n"
    let once = converted(text).text ?? ""
    #expect(!once.contains("views") && !once.isEmpty)
    let again = Transcript("convert", "A.swift", files: ["A.swift": once])
    expectEqual(again.output, "")
    expectEqual(again.errors, "0 calls would be converted in 0 files, 0 unchanged\n")
  }
}

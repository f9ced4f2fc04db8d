import Testing
import VFLTestSupport

@testable import VFLCommandLine

@Suite("Dictionaries in converted source files")
struct ConvertDictionaryTests: ConvertingSuite {
  @Test("`convert` removes a local dictionary if all of its uses are in converted calls")
  func leftovers() {
    func isGone(_ declaration: String, _ others: String = "", name: String = "A.swift") -> Bool {
      let use =
        name == "A.swift"
        ? "f(\(call("[a]-m-[b]", metrics: "metrics", views: "views")))"
        : "[v addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@\"[a]-m-[b]\" options:0 metrics:metrics views:views]];"
      let metrics =
        name == "A.swift" ? "let metrics = [\"m\": 3]" : "NSDictionary *metrics = @{@\"m\": @3};"
      let head = name == "A.swift" ? "func g() {" : "void g(void) {"
      let text = "\(head)\n  \(declaration)\n  \(metrics)\n  \(use)\n\(others)\n}\n"
      let result = converted(text, name: name).text
      expectEqual(result?.contains("metrics ="), false, "\(result ?? "kept")")
      return result?.contains("views") == false
    }
    #expect(isGone("let views = [\"a\": a, \"b\": b]"))
    #expect(isGone("let views: [String: UIView] = [\n    \"a\": a,\n    \"b\": self.b!,\n  ]"))
    #expect(isGone("var views = [\"a\": a, \"b\": b] as [String: Any]"))
    #expect(isGone("NSDictionary *views = NSDictionaryOfVariableBindings(a, b);", name: "A.m"))
    #expect(
      isGone(
        "NSDictionary<NSString *, UIView *> *views = @{@\"a\": a, @\"b\": self.b};", name: "A.m"))
    let filled = [
      "var views: [String: Any] = [:]\nviews[\"a\"] = a\nviews[\"b\"] = self.b",
      "var views = [String: UIView]()\nviews[\"a\"] = a\nviews.updateValue(b, forKey: \"b\")",
      "let views: [String: UIView]\nviews = [\"a\": a, \"b\": b]",
    ]
    for declaration in filled { #expect(isGone(declaration), "\(declaration)") }
    let filledInC = [
      "NSMutableDictionary *views = [NSMutableDictionary dictionary];\nviews[@\"a\"] = a;\n[views setObject:self.b forKey:@\"b\"];",
      "NSMutableDictionary *views = [@{@\"a\": a} mutableCopy];\n[views addEntriesFromDictionary:@{@\"b\": b}];",
      "NSMutableDictionary *views = [[NSMutableDictionary alloc] init];\n[views setValue:a forKey:@\"a\"];\nviews[@\"b\"] = b;",
      "NSDictionary *views = [NSDictionary dictionaryWithObjectsAndKeys:a, @\"a\", b, @\"b\", nil];",
    ]
    for declaration in filledInC { #expect(isGone(declaration, name: "A.m"), "\(declaration)") }
    // If one of the statements that fill a dictionary has to stay, all of them stay.
    #expect(!isGone("var views = [\"a\": a]\nviews[\"b\"] = b; g()"))
    #expect(!isGone("var views = [\"a\": a]\nviews[\"b\"] = b", "print(views)"))
    #expect(!isGone("var views = [\"a\": a, \"b\": b]\nviews[\"c\"] = make()"))
    let plain = "let views = [\"a\": a, \"b\": b]"
    for others in [
      "print(views)", "print(\"\\(views)\")", "views.count", "x ? views : y", "run { views }",
    ] {
      #expect(!isGone(plain, others), "\(others)")
    }
    expectEqual(isGone(plain, "self.views = x"), false)
    #expect(!isGone("let views = [\"a\": a, /* b */ \"b\": b]"))
    #expect(!isGone("let views = [\"a\": a, \"b\": b]; let c = 3"))
    #expect(!isGone("let views = [\"a\": a, \"b\": b, \"c\": make()]"))
  }

  @Test(
    "a removed dictionary is removed with the comments about it",
    arguments: [
      ("let views = [\"a\": a] // all", "", ""), ("// The views.\nlet views = [\"a\": a]", "", ""),
      ("var views = [\"a\": a]\nviews[\"b\"] = b // later", "", ""),
      ("// All of them,\n  // as a dictionary.\nlet views = [\"a\": a]", "", ""),
      ("// All.\nlet views = [\"a\": a]\n\n", "", "\n"),
      ("// Layout.\nlet views = [\"a\": a]", "// Layout.\n", ""),
      ("// MARK: views\nlet views = [\"a\": a]", "// MARK: views\n", ""),
      ("f() // views\nlet views = [\"a\": a]", "f() // views\n", ""),
    ])
  func comments(before: String, kept: String, after: String) {
    let use = call("[a(5)]", views: "views")
    expectEqual(
      converted("func g() {\n\(before)\nf(\(use))\n}\n").text,
      "func g() {\n\(kept)\(after)f([a.widthAnchor.constraint(equalToConstant: 5)])\n}\n")
  }

  @Test(
    "a number object in the metrics dictionary is replaced by its number",
    arguments: [
      ("[NSNumber numberWithFloat:kPad]", "kPad"), ("[NSNumber numberWithInt:8]", "8"),
      ("@(kPad)", "kPad"), ("[NSNumber numberWithFloat:self.pad]", "self.pad"),
    ])
  func numberObjects(value: String, number: String) {
    func result(_ statement: String, _ metrics: String) -> String? {
      let use =
        "[NSLayoutConstraint constraintsWithVisualFormat:@\"[a(m)]\" options:0 metrics:\(metrics) views:@{@\"a\": a}]"
      return converted("- (void)g {\n\(statement)f(\(use));\n}\n", name: "A.m").text
    }
    let code = "- (void)g {\nf(@[[a.widthAnchor constraintEqualToConstant:\(number)]]);\n}\n"
    expectEqual(result("", "@{@\"m\": \(value)}"), code)
    expectEqual(result("NSDictionary *metrics = @{@\"m\": \(value)};\n", "metrics"), code)
    // `numberWithInt:` removes the fraction of a variable that is not an integer.
    let integer = "@{@\"m\": [NSNumber numberWithInt:i]}"
    #expect(result("", integer) == nil && result("CGFloat i = 3.5;\n", integer) == nil)
    #expect(result("int i = 3;\n", integer)?.contains("constraintEqualToConstant:i") == true)
  }

  @Test("a Swift number object is replaced by its number if its argument is a variable")
  func swiftNumberObjects() {
    func result(_ value: String) -> String? {
      converted("func g() {\n  f(\(call("[a(m)]", metrics: "[\"m\": \(value)]")))\n}\n").text
    }
    expectEqual(
      result("NSNumber(value: pad)")?.contains("constraint(equalToConstant: CGFloat(pad))"), true)
    expectEqual(result("NSNumber(value: 4)")?.contains("constraint(equalToConstant: 4)"), true)
    #expect(result("NSNumber(value: pad())") == nil)
    #expect(result("NSNumber(booleanLiteral: pad)") == nil)
  }
}

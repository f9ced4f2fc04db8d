import Testing
import VFLDiagnostics
import VFLLint
import VFLSources
import VFLTestSupport

/// Tests of the fix-it that adds a variable to the dictionary of a call.
struct MissingKeyTests {
  private static func check(_ text: [UInt8], _ language: HostLanguage) -> FixApplication.Check {
    let sites = SiteCheck.check(HostScan(text, language: language))
    return FixApplication.Check(
      diagnostics: SiteCheck.diagnostics(of: sites),
      formats: sites.map { site in
        FixApplication.Format(
          places: site.site.literal.pieces.map { $0.span },
          tree: site.records == nil ? nil : site.tree)
      })
  }

  /// Returns the source after all fix-its.
  private static func fixed(_ source: String, _ language: HostLanguage = .swift) -> String {
    let result = FixApplication(to: Array(source.utf8), choice: .all) { check($0, language) }
    return String(decoding: result.text, as: UTF8.self)
  }

  private static func messages(_ source: String, _ language: HostLanguage = .swift) -> [String] {
    check(Array(source.utf8), language).diagnostics.map { $0.message }
  }

  private static func swift(
    _ dictionary: String, _ format: String = "[a]-[send]", metrics: String = "[:]",
    members: String = "", locals: String = "let (a, send) = (UILabel(), UIButton()); let send = b()"
  ) -> String {
    """
    class Card: UIView {
      \(members)
      func layOut() {
        \(locals)
        add(NSLayoutConstraint.constraints(
          withVisualFormat: "\(format)", metrics: \(metrics), views: \(dictionary)))
      }
    }

    """
  }

  private static func objectiveC(
    _ dictionary: String, _ format: String = "[a]-[send]", metrics: String = "nil",
    locals: String = "UIView *a = x, *send = y;", members: String = ""
  ) -> String {
    """
    @interface Card ()
    \(members)
    @end

    @implementation Card
    - (void)layOut {
      \(locals)
      [NSLayoutConstraint constraintsWithVisualFormat:@"\(format)" options:0 metrics:\(metrics)
                                                views:\(dictionary)];
    }
    @end

    """
  }

  @Test(
    arguments: [
      (#"["a": a]"#, #"["a": a, "send": send]"#),
      (#"["a": a, "b": b]"#, #"["a": a, "b": b, "send": send]"#),
      (#"["a" : a ]"#, #"["a" : a, "send" : send ]"#),
      ("[\n  \"a\": a,\n  \"b\": b,\n]", "[\n  \"a\": a,\n  \"b\": b,\n  \"send\": send,\n]"),
      ("[\n  \"a\": a\n]", "[\n  \"a\": a,\n  \"send\": send\n]"),
      ("[ \"a\": a, // one\n  \"send2\": c]", "[ \"a\": a, // one\n  \"send2\": c]"),
      (
        #"["a": a, "send2": c] as [String: Any]"#,
        #"["a": a, "send2": c, "send": send] as [String: Any]"#
      ),
      (#"["a": a, "button": send]"#, #"["a": a, "button": send]"#),
      (#"["a": self.a]"#, #"["a": self.a, "send": send]"#),
    ])
  func `a local variable is added to a dictionary in the dictionary's layout`(
    old: String, new: String
  ) {
    let expected =
      old == new && old.contains("button")
      ? Self.swift(new, "[a]-[button]") : Self.swift(new)
    expectEqual(Self.fixed(Self.swift(old)), expected)
  }

  @Test func `a key is added to an empty dictionary`() {
    expectEqual(Self.fixed(Self.swift("[:]", "[send]")), Self.swift(#"["send": send]"#, "[send]"))
    expectEqual(
      Self.fixed(Self.objectiveC("@{}", "[send]"), .objectiveC),
      Self.objectiveC(#"@{@"send": send}"#, "[send]"))
  }

  @Test(
    arguments: [
      ("@{@\"a\": a}", "@{@\"a\": a, @\"send\": send}"),
      ("@{ @\"a\" : a }", "@{ @\"a\" : a, @\"send\" : send }"),
      ("NSDictionaryOfVariableBindings(a)", "NSDictionaryOfVariableBindings(a, send)"),
      ("NSDictionaryOfVariableBindings(a,b)", "NSDictionaryOfVariableBindings(a,b,send)"),
      (
        "[NSDictionary dictionaryWithObjectsAndKeys:a, @\"a\", nil]",
        "[NSDictionary dictionaryWithObjectsAndKeys:a, @\"a\", send, @\"send\", nil]"
      ),
      (
        "[NSDictionary dictionaryWithObjectsAndKeys:\n  a, @\"a\",\n  nil]",
        "[NSDictionary dictionaryWithObjectsAndKeys:\n  a, @\"a\",\n  send, @\"send\",\n  nil]"
      ),
    ])
  func `a local variable is added to a dictionary of Objective-C`(old: String, new: String) {
    expectEqual(Self.fixed(Self.objectiveC(old), .objectiveC), Self.objectiveC(new))
  }

  @Test func `a key is added to the literal that a local variable contains`() {
    let locals = { (dictionary: String) in
      "let a = UILabel(); let send = makeButton(); let views = \(dictionary)"
    }
    expectEqual(
      Self.fixed(Self.swift("views", locals: locals(#"["a": a]"#))),
      Self.swift("views", locals: locals(#"["a": a, "send": send]"#)))
    let bindings = { (names: String) in
      "UIView *a = x, *send = y; id views = NSDictionaryOfVariableBindings(\(names));"
    }
    expectEqual(
      Self.fixed(Self.objectiveC("views", locals: bindings("a")), .objectiveC),
      Self.objectiveC("views", locals: bindings("a, send")))
  }

  @Test func `a property is written like the other values`() {
    let members = "let a = UILabel(); let send = UIButton()"
    for (old, new) in [
      (#"["a": a]"#, #"["a": a, "send": send]"#),
      (#"["a": self.a]"#, #"["a": self.a, "send": self.send]"#),
    ] {
      expectEqual(
        Self.fixed(Self.swift(old, members: members, locals: "")),
        Self.swift(new, members: members, locals: ""))
    }
    let properties = "@property (nonatomic, strong) UIView *a, *send;"
    for (old, new) in [
      (#"@{@"a": self.a}"#, #"@{@"a": self.a, @"send": self.send}"#),
      (#"@{@"a": _a}"#, #"@{@"a": _a, @"send": _send}"#),
    ] {
      expectEqual(
        Self.fixed(Self.objectiveC(old, locals: "", members: properties), .objectiveC),
        Self.objectiveC(new, locals: "", members: properties))
    }
    expectEqual(
      Self.fixed(
        Self.objectiveC(
          "NSDictionaryOfVariableBindings(_a)", "[_a]-[_send]", locals: "", members: properties),
        .objectiveC),
      Self.objectiveC(
        "NSDictionaryOfVariableBindings(_a, _send)", "[_a]-[_send]", locals: "",
        members: properties))
  }

  @Test func `a parameter is added`() {
    let source = { (dictionary: String) in
      """
      func layOut(a: UIView, below send: UIView) {
        NSLayoutConstraint.constraints(withVisualFormat: "[a]-[send]", metrics: nil, views: \(dictionary))
      }

      """
    }
    expectEqual(Self.fixed(source(#"["a": a]"#)), source(#"["a": a, "send": send]"#))
  }

  @Test func `a number is added to the metrics`() {
    let locals = "let send = UIButton(); let gap: CGFloat = size; let width = 40.0"
    expectEqual(
      Self.fixed(
        Self.swift(
          #"["a": a]"#, "[a(width)]-gap-[a]", metrics: #"["margin": 8]"#, locals: locals)),
      Self.swift(
        #"["a": a]"#, "[a(width)]-gap-[a]",
        metrics: #"["margin": 8, "width": width, "gap": gap]"#, locals: locals))
    expectEqual(
      Self.fixed(
        Self.objectiveC(
          "@{@\"a\": a}", "[a]-gap-|", metrics: "@{@\"margin\": @8}", locals: "CGFloat gap = 8;"),
        .objectiveC),
      Self.objectiveC(
        "@{@\"a\": a}", "[a]-gap-|", metrics: "@{@\"margin\": @8, @\"gap\": @(gap)}",
        locals: "CGFloat gap = 8;"))
  }

  @Test func `in a size, the type of the variable shows to which dictionary it belongs`() {
    let locals = { (value: String) in "let a = UILabel(); let wide = \(value)" }
    let metrics = #"["margin": 8]"#
    expectEqual(
      Self.fixed(
        Self.swift(#"["a": a]"#, "[a(==wide)]", metrics: metrics, locals: locals("UILabel()"))),
      Self.swift(
        #"["a": a, "wide": wide]"#, "[a(==wide)]", metrics: metrics, locals: locals("UILabel()")))
    let unclear = Self.swift(#"["a": a]"#, "[a(wide)]", metrics: metrics, locals: locals("make()"))
    expectEqual(Self.fixed(unclear), unclear)
    expectEqual(Self.messages(unclear), ["unknown metric or view `wide`"])
  }

  @Test(
    arguments: [
      "", "let send: UIButton? = nil", "let send = 8", "let send = [UIButton()]",
      "let send = \"send\"", "if let send = makeButton() { show(send) }", "func send() {}",
      "let send: [UIView] = all", "let send = UILayoutGuide()\n#endif",
    ].dropLast())
  func `a name without a variable that may be a view is not added`(locals: String) {
    let source = Self.swift(#"["a": a]"#, locals: "let a = UILabel(); " + locals)
    expectEqual(Self.fixed(source), source)
    expectEqual(Self.messages(source), ["unknown view `send`; the only view is `a`"])
  }

  @Test func `a variable of another scope is not added`() {
    let later =
      Self.swift(#"["a": a]"#).replacing("let send = b()", with: "") + "let send = UIView()\n"
    expectEqual(Self.fixed(later), later)
    let other = Self.objectiveC("@{@\"a\": a}", locals: "UIView *a = x;").replacing(
      "@interface Card", with: "@interface Other\n@property UIView *send;\n@end\n@interface Card")
    expectEqual(Self.fixed(other, .objectiveC), other)
  }

  @Test func `a variable is suggested instead of a similar key`() {
    let source = Self.swift(#"["a": a, "sned": b]"#)
    expectEqual(
      Self.messages(source), ["unknown view `send`; the variable `send` is not in the dictionary"])
    expectEqual(Self.fixed(source), Self.swift(#"["a": a, "sned": b, "send": send]"#))
    // Without the variable, the similar key is suggested.
    expectEqual(
      Self.fixed(Self.swift(#"["a": a, "sned": b]"#, locals: "")),
      Self.swift(#"["a": a, "sned": b]"#, "[a]-[sned]", locals: ""))
  }

  @Test func `two missing keys of one dictionary are both added`() {
    let locals = "let a = UILabel(); let b = UILabel(); let c = UILabel()"
    expectEqual(
      Self.fixed(Self.swift(#"["a": a]"#, "[a][b][c]", locals: locals)),
      Self.swift(#"["a": a, "b": b, "c": c]"#, "[a][b][c]", locals: locals))
  }
}

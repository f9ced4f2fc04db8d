import Testing
import VFLTestSupport

@testable import VFLCommandLine

@Suite("Conversion of calls whose views or metrics may have changed")
struct ConvertStabilityTests: ConvertingSuite {
  /// Returns the name of the view in the converted call at `CALL` in the body of a method; `nil` if
  /// the call is left unchanged.
  private func view(in body: String, members: String = "") -> String? {
    let use = "f(\(call("[a(1)]", views: "views")))"
    let text =
      "class C: UIView {\n\(members)\n  func g(p: UIView, q: UIView?, r: Any) {\n\(body.replacing("CALL", with: use))\n  }\n}\n"
    return converted(text).text.flatMap {
      $0.split(separator: "[").last?.split(separator: ".width").first.map(String.init)
    }
  }

  @Test(
    "a call is left unchanged if a view may have changed since the views dictionary was created")
  func changes() {
    let stays = [
      // The change is in a later iteration of a loop, in a closure that runs later or in a called
      // function.
      "var a = A()\nlet views = [\"a\": a]\nfor v in list {\nCALL\na = v\n}",
      "var a = A()\nlet views = [\"a\": a]\nrun {\nCALL\n}\na = B()",
      "var a = A()\nfunc reset() { a = B() }\nlet views = [\"a\": a]\nreset()\nCALL",
      "let views = [\"a\": label]\nlabel = A()\nCALL",
      "let views = [\"a\": self.label]\ngrow()\nCALL",
      "let views = [\"a\": self.label]\nrun { [weak self] in\nCALL\n}",
      "let views = [\"a\": p.label]\nrun {\nCALL\n}",
      "let views = [\"a\": p]\n(p, x) = (x, p)\nCALL",
      "let views = [\"a\": p]\nswitch x { case let .some(p):\nCALL\n}",
      "let views = [\"a\": p.owner.label]\np.owner = x\nCALL",
      "let views = [\"a\": label]\nadjust(&self.label)\nCALL",
      "let views = [\"a\": label]\nrebuild()\nCALL", "let views = [\"a\": label]\nmode = 3\nCALL",
      "let views = [\"a\": label]\nreset()\nCALL",
      // The type has no anchors.
      "let views = [\"a\": q]\nCALL", "let views = [\"a\": r]\nCALL",
      "let a: UILabel? = x\nlet views = [\"a\": a]\nCALL",
      "let a = x as? UILabel\nlet views = [\"a\": a]\nCALL",
      "let views = [\"a\": maybe]\nCALL", "let views = [\"a\": self.maybe]\nCALL",
      // The property is computed, or it is lazy with side effects.
      "let views = [\"a\": fresh]\nCALL", "let views = [\"a\": allman]\nCALL",
      "let views = [\"a\": adding]\nCALL", "f(\(call("[a(1)]", views: "[\"a\": self.fresh]")))",
    ]
    let members = """
      var label = UILabel()
      var maybe: UILabel?
      var fresh: UIView { UIView() }
      func grow() { label = UILabel() }
      func rebuild() { if x { grow() } }
      var mode = 0 { didSet { label = UILabel() } }
      lazy var reset = { self.label = UILabel() }
      var allman: UIView
      {
        return UIView()
      }
      lazy var adding: UIView = { let v = UIView(); self.addSubview(v); return v }()
      lazy var made: UIView = { let v = UIView(); v.isHidden = true; return v }()
      """
    for body in stays { #expect(view(in: body, members: members) == nil, "\(body)") }
    let goes = [
      ("label = A()\nlet views = [\"a\": label]\naddSubview(label)\nCALL", "label"),
      ("let views = [\"a\": p]\nrun {\nCALL\n}", "p"),
      ("let views = [\"a\": p]\nfor v in list {\nv.frame = .zero\nCALL\n}", "p"),
      ("let views = [\"a\": q!]\nCALL", "q!"),
      ("let views = [\"a\": made]\nCALL", "made"),
      // The assignment changes a different variable or property.
      ("let a = UILabel()\nlet views = [\"a\": a]\nself.a = a\nCALL", "a"),
      ("let title = A()\nlet views = [\"a\": title]\nitem.title = \"x\"\nCALL", "title"),
      ("let views = [\"a\": label]\nbutton.label = x\nCALL", "label"),
      // The optional is unwrapped into a variable with the same name.
      ("guard let q = q else { return }\nlet views = [\"a\": q]\nCALL", "q"),
      ("if let q = q {\nlet views = [\"a\": q]\nCALL\n}", "q"),
      ("if let maybe {\nlet views = [\"a\": maybe]\nCALL\n}", "maybe"),
      ("guard let maybe = maybe else { return }\nlet views = [\"a\": maybe]\nCALL", "maybe"),
      ("let a = x ? UIView() : UILabel()\nlet views = [\"a\": a]\nCALL", "a"),
      ("let a = Title(text: m?.name)\nlet views = [\"a\": a]\nCALL", "a"),
      ("let views = [\"a\": self.label]\nif x {\nCALL\n}", "self.label"),
      ("run {\nlet views = [\"a\": self.label]\nCALL\n}", "self.label"),
    ]
    for (body, name) in goes { expectEqual(view(in: body, members: members), name, "\(body)") }
  }

  @Test("a call is left unchanged if a metric may have changed or is not known to be a number")
  func numbers() {
    func isKept(_ metrics: String, before: String = "", isInCall: Bool = false) -> Bool {
      let given = isInCall ? metrics : "metrics"
      let declaration = isInCall ? "" : "let metrics = \(metrics)\n"
      let text =
        "func g(n: NSNumber) {\n\(declaration)\(before)f(\(call("[a(m)]", metrics: given)))\n}\n"
      return converted(text).text == nil
    }
    #expect(isKept("[\"m\": view.bounds.width]", before: "view.layoutIfNeeded()\n"))
    #expect(!isKept("[\"m\": view.bounds.width]", isInCall: true))
    #expect(isKept("[\"m\": n]") && isKept("[\"m\": n]", isInCall: true))
    #expect(!isKept("[\"m\": Style.gap]") && !isKept("[\"m\": self.gap]"))
    for change in [
      "gap = 3", "gap += 1", "gap &+= 1", "if x { gap -= 6 }", "gap.negate()", "f(&gap)",
      "gap? = 3",
    ] {
      #expect(isKept("[\"m\": gap]", before: "\(change)\n"), "\(change)")
    }
    #expect(isKept("[\"m\": 3, \"n\": next()]", isInCall: true))
    #expect(isKept("track([\"m\": 3])", isInCall: true))
  }

  @Test(
    "an Objective-C call is left unchanged if the type of a view is unknown, and an array in a macro call gets parentheses"
  )
  func objectiveCTypes() {
    func array(_ body: String, _ views: String = "views") -> String? {
      let use =
        "[NSLayoutConstraint constraintsWithVisualFormat:@\"[a(1)]-[b]\" options:0 metrics:nil views:\(views)]"
      let text = "- (void)g:(id)p {\n  \(body.replacing("CALL", with: use))\n}\n"
      return converted(text, name: "A.m").text
    }
    let views = "NSDictionary *views = NSDictionaryOfVariableBindings(a, b);\n  "
    #expect(array(views + "[v add:CALL];") != nil)
    #expect(array("id a = x;\n  " + views + "[v add:CALL];") == nil)
    #expect(array("id<Guide> a = x;\n  " + views + "[v add:CALL];") != nil)
    #expect(array("NSDictionary *views = @{@\"a\": p, @\"b\": b};\n  [v add:CALL];") == nil)
    #expect(array(views + "[self setA:nil];\n  [v add:CALL];") == nil)
    let members = "NSDictionary *views = @{@\"a\": self.a, @\"b\": _b};\n  "
    for change in ["_a = x", "self.b = x", "[self setB:x]", "f(&self->_a)", "self->_b = x"] {
      #expect(array(members + "\(change);\n  [v add:CALL];") == nil, "\(change)")
    }
    let grown = "- (void)grow { _a = x; }\n"
    let again = converted(
      grown
        + "- (void)g {\n  NSDictionary *views = @{@\"a\": _a};\n  [self grow];\n  f([NSLayoutConstraint constraintsWithVisualFormat:@\"[a(1)]\" options:0 metrics:nil views:views]);\n}\n",
      name: "A.m")
    #expect(again.text == nil)
    #expect(array(members + "x.a = y;\n  [v add:CALL];") != nil)
    let typed = "((NSArray<NSLayoutConstraint *> *)@["
    expectEqual(array(views + "CALL.firstObject.active = YES;")?.contains(typed), true)
    expectEqual(array(views + "[CALL firstObject].active = YES;")?.contains(typed), true)
    for change in ["a++", "--a", "a <<= 1", "a += 1", "f(&a)"] {
      #expect(array(views + "\(change);\n  [v add:CALL];") == nil, "\(change)")
    }
    let macro = "#define SHOW NSLog(views)\n"
    let shown = converted(
      macro
        + "void g(void) {\n  NSDictionary *views = @{@\"a\": a};\n  f([NSLayoutConstraint constraintsWithVisualFormat:@\"[a(1)]\" options:0 metrics:nil views:views]);\n}\n",
      name: "A.m")
    expectEqual(shown.text?.contains("NSDictionary *views"), true)
    #expect(array(views + "for (;;) {\n    [v add:CALL];\n    a = x;\n  }") == nil)
    #expect(array("[v add:CALL];", "@{@\"a\": a, @\"b\": b, @\"c\": [self make]}") == nil)
    expectEqual(array(views + "f(CALL);")?.contains("f((@["), true)
    expectEqual(array(views + "if (x == CALL) { }")?.contains("if (x == @["), true)
    // The converted block would capture `self`, to which the original block did not refer.
    let inBlock =
      "NSDictionary *views = NSDictionaryOfVariableBindings(_a, _b);\n  run(^{ [v add:CALL]; });"
    #expect(array(inBlock.replacing("[a(1)]-[b]", with: "[_a]")) == nil)
  }

  @Test(
    "an Objective-C getter or property is converted only if it has a view type and always returns the same view"
  )
  func objectiveCProperties() {
    func isKept(_ members: String, _ value: String) -> Bool {
      let use =
        "f([NSLayoutConstraint constraintsWithVisualFormat:@\"[a(1)]\" options:0 metrics:nil views:@{@\"a\": \(value)}]);"
      return converted("\(members)\n- (void)g {\n  \(use)\n}\n", name: "A.m").text == nil
    }
    #expect(isKept("- (UIView *)badge { return [UIView new]; }", "self.badge"))
    #expect(
      !isKept(
        "- (UIView *)badge { if (!_badge) _badge = [UIView new]; return _badge; }", "self.badge"))
    #expect(isKept("@property id z;", "_z") && isKept("@property id z;", "self.z"))
    #expect(!isKept("@property UIView *z;", "_z"))
  }

  @Test("an incomplete call does not stop the conversion")
  func unclosed() {
    for metrics in ["@(", "@(8", "@((8)", "@(\"\"", "[", "{", "@{"] {
      let text =
        "- (void)f { x = [NSLayoutConstraint constraintsWithVisualFormat:@\"[a(g)]\" options:0 metrics:@{@\"g\": \(metrics)} views:@{@\"a\": a}]; }"
      let whole = Transcript(
        "convert", "--write", "--stdin-filename", "A.m", "-", standardInput: text)
      #expect(whole.code == .success && !whole.output.isEmpty)
      let cut = String(text.prefix(text.count - 12))
      expectEqual(
        Transcript("convert", "--write", "--stdin-filename", "A.m", "-", standardInput: cut).code,
        .success)
    }
  }
}

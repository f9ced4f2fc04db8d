import Testing
import VFLDiagnostics
import VFLLint
import VFLSources
import VFLTestSupport

/// Tests of functions that create views and lay out the views.
struct SitesSetupTests {
  private static func found(_ source: String, _ language: HostLanguage) throws -> [Diagnostic] {
    var levels = RuleLevels()
    for rule in ["VFL0515", "VFL0516"] { try levels.set(.warning, forCodesOf: rule) }
    let bytes = Array(source.utf8)
    let sites = SiteCheck.check(HostScan(bytes, language: language))
    return SetupLint.diagnostics(
      of: sites, in: HostFile(bytes, language: language), levels: levels)
  }

  /// Returns the diagnostic codes of a Swift function body, in which `$` represents a call with the format
  /// string.
  private static func swift(_ body: String, format: String = "H:|-[a]") throws -> [String] {
    let call =
      "NSLayoutConstraint.constraints(withVisualFormat: \"\(format)\", metrics: nil, "
      + "views: [\"a\": a])"
    return try found(
      "class Card: UIView {\n  func build(box: UIView) {\n"
        + body.replacing("$", with: call) + "\n  }\n}\n", .swift
    ).map { String($0.code.rawValue.dropFirst(3)) }
  }

  /// Returns the diagnostic codes of an Objective-C method body, in which `$` represents a call with
  /// `H:|-[a]`.
  private static func objectiveC(_ body: String) throws -> [String] {
    let call =
      "[NSLayoutConstraint constraintsWithVisualFormat:@\"H:|-[a]\" options:0 metrics:nil "
      + "views:NSDictionaryOfVariableBindings(a)]"
    return try found(
      "@implementation Card\n- (void)build:(UIView *)box {\n"
        + body.replacing("$", with: call) + "\n}\n@end\n", .objectiveC
    ).map { String($0.code.rawValue.dropFirst(3)) }
  }

  private static let off = "a.translatesAutoresizingMaskIntoConstraints = false\n"
  private static let no = "a.translatesAutoresizingMaskIntoConstraints = NO;\n"

  @Test(
    arguments: [
      "let a = UIView()\n\(off)box.addConstraints($)\nbox.addSubview(a)",
      "let a = UILabel(frame: .zero)\na.text = \"x\"\n\(off)NSLayoutConstraint.activate($)\naddSubview(a)",
      "let a = UIView()\n\(off)let list = $\nself.addSubview(a)\nNSLayoutConstraint.activate(list)",
      "let a = UIView.init()\n\(off)do {\nbox.addConstraints($)\n}\nbox!.addSubview(a)",
      "let a = UIView()\n\(off)print(\"\\(a)\")\nfor c in $ { c.isActive = true }\nmake().addSubview(a)",
      "switch kind {\ncase 1:\nlet a = UIView()\n\(off)list += $\nbox.addSubview((a))\ndefault: break\n}",
    ])
  func `a view that is added to a superview only after the call is reported`(body: String) throws {
    try expectEqual(Self.swift(body), ["0515"])
    try expectEqual(Self.swift(body, format: "H:[a]-|"), ["0515"])
    try expectEqual(Self.swift(body, format: "H:[a(8)]"), [])
  }

  @Test(
    arguments: [
      // The view has a superview.
      "let a = UIView()\n\(off)box.addSubview(a)\nbox.addConstraints($)",
      "let a = UIView()\n\(off)box.addSubview(a)\nbox.addConstraints($)\nother.addSubview(a)",
      "let a = UIView()\n\(off)box.insertSubview(a, at: 0)\nbox.addConstraints($)\nbox.addSubview(a)",
      "let a = UIView()\n\(off)let s = UIStackView(arrangedSubviews: [a])\nNSLayoutConstraint.activate($)\nbox.addSubview(a)",
      "let a = UIView()\n\(off)a.place(in: box)\nNSLayoutConstraint.activate($)\nbox.addSubview(a)",
      "let a = UIView()\n\(off)adopt(a)\nNSLayoutConstraint.activate($)\nbox.addSubview(a)",
      "let a = UIView()\n\(off)self.content = a\nNSLayoutConstraint.activate($)\nbox.addSubview(a)",
      // The view may have a superview.
      "let a = UIView()\n\(off)if on { box.addSubview(a) }\nNSLayoutConstraint.activate($)\nbox.addSubview(a)",
      "let a = UIView()\n\(off)let pin = { NSLayoutConstraint.activate($) }\nbox.addSubview(a)\npin()",
      "let a = make()\n\(off)NSLayoutConstraint.activate($)\nbox.addSubview(a)",
      "let a = Badge()\n\(off)NSLayoutConstraint.activate($)\nbox.addSubview(a)",
      "let a = UIView()\n\(off)defer { NSLayoutConstraint.activate($) }\nbox.addSubview(a)",
      "let a = UIView()\n\(off)#if os(iOS)\nbox.addSubview(a)\n#endif\nNSLayoutConstraint.activate($)",
      "let a = UIView()\n\(off)#if os(iOS)\nNSLayoutConstraint.activate($)\n#endif\nbox.addSubview(a)",
      "func pin() { NSLayoutConstraint.activate($) }\nlet a = UIView()\n\(off)box.addSubview(a)\npin()",
      "let a = UIView()\n\(off)lazy var list = $\nbox.addSubview(a)\nbox.addConstraints(list)",
      "let a = UIView()\n\(off)later($)\nbox.addSubview(a)",
      "let a = UIView()\n\(off)let list = kept ?? $\nbox.addSubview(a)",
      "let a = UIView()\n\(off)let list = a.superview == nil ? [] : $\nbox.addSubview(a)",
      "let a = UIView()\n\(off)list?.append(contentsOf: $)\nbox.addSubview(a)",
      "let a = UIView()\n\(off)self.list? = $\nbox.addSubview(a)",
      "let a = UIView()\n\(off)list = $\nbox?.addSubview(a)",
      "let a = UIView()\n\(off)print(\"\\(adopt(a))\")\nlist = $\nbox.addSubview(a)",
      "let a = UIView()\n\(off)if let a { box.addSubview(a) }\nlist = $\nbox.addSubview(a)",
      // The view is not added to a superview here.
      "let a = UIView()\n\(off)NSLayoutConstraint.activate($)\nreturn a",
      "var a = UIView()\na = box.subviews[0]\nNSLayoutConstraint.activate($)\nbox.addSubview(a)",
    ])
  func `a view that may have a superview before the call is not reported`(body: String) throws {
    try expectEqual(Self.swift(body), [])
  }

  @Test(
    arguments: [
      // The views may be added from a dictionary.
      "let a = UIView()\n\(off)let views = [\"a\": a]\nviews.values.forEach(addSubview)\nNSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: \"H:|[a]\", metrics: nil, views: views))\nbox.addSubview(a)",
      "let a = UIView()\n\(off)box.addSubviews([\"a\": a])\nNSLayoutConstraint.activate($)\nbox.addSubview(a)",
      "let a = UIView()\n\(off)let list = [\"a\": a].map { adopt($1) }\nNSLayoutConstraint.activate($)\nbox.addSubview(a)",
      "let a = UIView()\n\(off)self.views = [\"a\": a]\nattachAll()\nNSLayoutConstraint.activate($)\nbox.addSubview(a)",
      // The view `a` is added to another view of the call.
      "let a = UIView()\n\(off)let b = UIView()\nb.addConstraints($)\nb.insertSubview(a, at: 0)",
    ])
  func `a view is not reported if other code uses its dictionary`(body: String) throws {
    try expectEqual(Self.swift(body), [])
  }

  @Test func `a view is reported if only formats use its dictionary variable`() throws {
    let call =
      "NSLayoutConstraint.constraints(withVisualFormat: \"H:|[a]\", metrics: nil, views: views)"
    for declaration in ["let views = ", "let views: [String: Any] = "] {
      let body = "let a = UIView()\n\(Self.off)\(declaration)[\"a\": a]\n"
      try expectEqual(Self.swift(body + "box.addConstraints(\(call))\nbox.addSubview(a)"), ["0515"])
    }
  }

  @Test(
    arguments: [
      "auto f = [&a] { return 1; };", "BOOL b = flags[!a];", "[:a];", "[-a foo];", "[a", "x = [",
    ])
  func `unusual and unclosed brackets do not trap`(line: String) throws {
    let made = "UIView *a = [[UIView alloc] init];\n"
    _ = try Self.objectiveC(made + "[box addConstraints:$];\n" + line)
    let text =
      "- (void)f { \(made)[box addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:"
    _ = try Self.found(
      text + "@\"H:|[a]\" options:0 metrics:nil views:@{@\"a\": a}]]; [box addSubview:a]; \(line)",
      .objectiveC)
  }

  private static let made = "UIView *a = [[UIView alloc] init];\n"

  @Test(
    arguments: [
      "\(made)\(no)[box addConstraints:$];\n[box addSubview:a];",
      "UILabel *a = [UILabel new];\na.text = @\"x\";\n\(no)NSArray *list = $;\n[self.view addSubview:a];",
      "UIButton *a = [UIButton buttonWithType:UIButtonTypeSystem];\n\(no)[self later:$];\n[self addSubview:a];",
      "\(made)\(no)@autoreleasepool {\n[list addObject:$[0]];\n}\n[[self box] addSubview:a];",
    ])
  func `in Objective-C, a view that is added only after the call is reported`(body: String) throws {
    try expectEqual(Self.objectiveC(body), ["0515"])
  }

  @Test(
    arguments: [
      "\(made)\(no)[box addSubview:a];\n[box addConstraints:$];",
      "\(made)\(no)PERHAPS($);\n[box addSubview:a];",
      "\(made)\(no)if (on) [box addConstraints:$];\n[box addSubview:a];",
      "\(made)\(no)list = kept ?: $;\n[box addSubview:a];",
      "\(made)\(no)void (^pin)(void) = ^{ [box addConstraints:$]; };\n[box addSubview:a];",
      "\(made)\(no)[self views:@{@\"a\": a}];\n[box addConstraints:$];\n[box addSubview:a];",
      "\(made)\(no)_content = a;\n[box addConstraints:$];\n[box addSubview:a];",
      "UIView *a = [[UIView alloc] initWithFrame:frame];\n\(no)[box addConstraints:$];\n[box addSubview:a];",
      "UIView *a = [[UIView alloc] initInside:box];\n\(no)[box addConstraints:$];\n[box addSubview:a];",
      // The mask is disabled, or may be.
      "\(made)[a setTranslatesAutoresizingMaskIntoConstraints:NO];\n[box addSubview:a];\n[box addConstraints:$];",
      "\(made)PREPARE(a);\n[box addSubview:a];\n[box addConstraints:$];",
      "\(made)[box addSubview:a];\n[self prepare];\n[box addConstraints:$];",
      "\(made)[box addSubview:a];\n[box addConstraints:$];\nfor (UIView *v in views) v.translatesAutoresizingMaskIntoConstraints = NO;",
    ])
  func `in Objective-C, other views are not reported`(body: String) throws {
    try expectEqual(Self.objectiveC(body), [])
  }

  @Test(
    arguments: [
      "\(made)[box addSubview:a];\n[box addConstraints:$];",
      "UIView *a = [UIView new], *b = box;\n[self.view addSubview:a];\nb.hidden = YES;\n[box addConstraints:$];",
      "\(made)[a addTarget:self action:@selector(tap:) forControlEvents:0];\n[box addSubview:a];\n[box addConstraints:$];",
    ])
  func `in Objective-C, a view with an enabled autoresizing mask is reported`(body: String) throws {
    try expectEqual(Self.objectiveC(body), ["0516"])
  }

  @Test func `a macro that disables the mask of its argument leaves other views reported`() throws {
    let body = "\(Self.made)[box addSubview:a];\n[box addConstraints:$];"
    try expectEqual(
      Self.objectiveC(
        "#define PREPARE(v) v.translatesAutoresizingMaskIntoConstraints = NO\n" + body),
      ["0516"])
    try expectEqual(
      Self.objectiveC("#define PREPARE a.translatesAutoresizingMaskIntoConstraints = NO\n" + body),
      [])
  }

  @Test func `a view of a call with the former name is reported`() throws {
    let body = """
      class Card: UIView {
        let content: UIView = {
          let a = UIView()
          addConstraints(NSLayoutConstraint.constraintsWithVisualFormat(
            "|-[a]", options: [], metrics: nil, views: ["a": a]))
          addSubview(a)
        }()
      }
      """
    try expectEqual(Self.found(body, .swift).map { $0.code.rawValue }, ["VFL0515", "VFL0516"])
  }

  @Test(
    arguments: [
      "let a = UIView()\nbox.addSubview(a)\nbox.addConstraints($)",
      "let a = UILabel()\na.font = .systemFont(ofSize: 12)\naddSubview(a)\nNSLayoutConstraint.activate($)",
      "let a = UIView()\nlet b = UIView()\nb.translatesAutoresizingMaskIntoConstraints = false\nbox.addSubview(a)\nbox.addConstraints($)",
    ])
  func `a view with an enabled autoresizing mask is reported`(body: String) throws {
    try expectEqual(Self.swift(body), ["0516"])
  }

  @Test(
    arguments: [
      "a.usesAutoLayout = true", "a.prepare()", "prepare(a)", "[a].forEach { $0.mask = false }",
      "for v in [a] { v.translatesAutoresizingMaskIntoConstraints = false }", "prepareAll()",
      "box.subviews.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }",
      "box.prepareSubviews()", "a.frame = frame", "a.snp.makeConstraints { _ in }", "own = a",
      "a <- 5", "let views = [a]", "if on { \(off)}", "[a].forEach(prepare)",
      "a.autoresizingMask = []",
    ])
  func `a view is not reported if other code may disable its mask`(line: String) throws {
    try expectEqual(
      Self.swift("let a = UIView()\nbox.addSubview(a)\n\(line)\nbox.addConstraints($)"), [])
  }

  @Test(
    arguments: [
      "model.load { self.refresh() }", "service.fetch { items in print(items) }", "setUp()",
      "self.setUp()", "a.text = model.title(for: index)", "store.add(title)",
    ])
  func `calls that cannot reach a view do not hide its enabled mask`(line: String) throws {
    let source = """
      final class Card: UIView {
        private let a = UILabel()
        func setUp() { backgroundColor = .white }
        func refresh() {}
        func build() {
          addSubview(a)
          \(line)
          addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-[a]", metrics: nil, views: ["a": a]))
        }
      }
      """
    for text in [source, source.replacing("(a)", with: "(self.a)")] {
      try expectEqual(Self.found(text, .swift).map { $0.code.rawValue }, ["VFL0516"])
    }
    let local = source.replacing("  private let a = UILabel()\n", with: "")
      .replacing("    addSubview", with: "    let a = UILabel()\n    addSubview")
    try expectEqual(Self.found(local, .swift).map { $0.code.rawValue }, ["VFL0516"])
    let found = try #require(try Self.found(source, .swift).first)
    let fixed = String(
      decoding: SourceEdit.apply(found.fixIts[0].edits, to: Array(source.utf8)), as: UTF8.self)
    #expect(
      fixed.contains(
        "{\n    a.translatesAutoresizingMaskIntoConstraints = false\n    addSubview(a)"))
    try expectEqual(Self.found(fixed, .swift), [])
  }

  @Test(
    arguments: [
      "let all = box.subviews; AutoLayout.disableMasks(all)",
      "let content = box\nAutoLayout.disableMasks(below: content)",
      "wrapper.addSubview(box)\nAutoLayout.disableMasks(below: wrapper)", "Layout.prepare()",
    ])
  func `a view in another view is not reported if an unknown function is called`(
    line: String
  ) throws {
    try expectEqual(
      Self.swift("let a = UIView()\nbox.addSubview(a)\n\(line)\nbox.addConstraints($)"), [])
  }

  @Test(
    arguments: [
      ("private ", ""), ("private var other = UIView(), ", "other = a"), ("private ", "prepare()"),
      ("private ", "prepare(self)"), ("private ", "model.bind(self)"),
      ("private ", "view.prepareSubviews()"), ("private lazy ", ""), ("@IBOutlet private ", ""),
      ("private static ", ""), ("", ""), ("private ", "setUp(a)"), ("private ", "list.append(a)"),
      ("private ", "subviews.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }"),
      ("private ", "for v in subviews { v.translatesAutoresizingMaskIntoConstraints = false }"),
      ("private ", "self.a.translatesAutoresizingMaskIntoConstraints = false"),
    ])
  func `a property whose mask other code may disable is not reported`(
    modifiers: String, line: String
  ) throws {
    // The first case is the only one with another superclass.
    let parent = modifiers == "private " && line == "" ? "BaseView" : "UIView"
    let source = """
      final class Card: \(parent) {
        \(modifiers.hasSuffix(", ") ? modifiers : modifiers + "var ")a = UILabel()
        func setUp(_ view: UIView) {}
        func build() {
          addSubview(a)
          \(line)
          addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-[a]", metrics: nil, views: ["a": a]))
        }
      }
      """
    try expectEqual(Self.found(source, .swift).map { $0.code.rawValue }, [])
  }

  @Test func `the fix-it inserts the line that disables the mask after the declaration`() throws {
    let source = """
      func build(card: UIView) {
          let a = UIView() // the picture
          card.addSubview(a)
          card.addConstraints(NSLayoutConstraint.constraints(
              withVisualFormat: "|-[a]", metrics: nil, views: ["a": a]))
      }

      """
    for text in [source, source.replacing("\n", with: "\r\n")] {
      let found = try #require(try Self.found(text, .swift).first)
      let fix = try #require(found.fixIts.first)
      let fixed = String(
        decoding: SourceEdit.apply(fix.edits, to: Array(text.utf8)), as: UTF8.self)
      let line = text.contains("\r\n") ? "\r\n" : "\n"
      #expect(
        fixed.contains(
          "let a = UIView() // the picture\(line)"
            + "    a.translatesAutoresizingMaskIntoConstraints = false\(line)    card.addSubview"))
      try expectEqual(Self.found(fixed, .swift), [])
    }
    for crowded in [
      "let a = UIView(); card.tag = 1", "let a = UIView() /* the\n picture */",
      "let a = UIView() // the \\", "card.tag = 1; let a = UIView()",
    ] {
      let text = source.replacing("let a = UIView() // the picture", with: crowded)
      try expectEqual(Self.found(text, .swift).map(\.fixIts.count), [0])
    }
  }
}

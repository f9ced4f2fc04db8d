import Testing
import VFLTestSupport

@testable import VFLCommandLine

@Suite("Superviews in converted source files")
struct ConvertSuperviewTests: ConvertingSuite {
  /// Returns the expression of the leading anchor of the superview of `a` in the converted call at `CALL` in
  /// the body of a method.
  private func superview(
    in body: String, members: String = "", views: String = "[\"a\": a]"
  ) -> String? {
    let use = "f(\(call("|[a]", views: views)))"
    let text =
      "class C: UIView {\n\(members)\n  func g(p: UIView, q: UIView?) {\n\(body.replacing("CALL", with: use))\n  }\n}\n"
    return converted(text).text.flatMap {
      $0.split(separator: "constraint(equalTo: ").last?.split(separator: ")").first.map(String.init)
    }
  }

  @Test(
    "`|` is replaced by the variable to which the same function adds the view",
    arguments: [
      ("view.addSubview(a)\nCALL", "view.leadingAnchor"),
      ("self.view.addSubview(a)\nif x {\nCALL\n}", "self.view.leadingAnchor"),
      ("cell.contentView.insertSubview(a, at: 0)\nCALL", "cell.contentView.leadingAnchor"),
      ("let a = A()\np.addSubview(a)\nCALL", "p.leadingAnchor"),
      ("stack!.addSubview(self.a)\nCALL", "stack!.leadingAnchor"),
      ("addSubview(a)\nCALL", "leadingAnchor"), ("self.addSubview(a)\nCALL", "self.leadingAnchor"),
      ("run {\nself.addSubview(a)\nCALL\n}", "self.leadingAnchor"),
      ("CALL\np.addSubview(a)", "p.leadingAnchor"),
      ("addSubview(a)\naddSubview(b)\nCALL\nb.removeFromSuperview()", "leadingAnchor"),
    ])
  func known(body: String, anchor: String) {
    expectEqual(superview(in: body), anchor)
  }

  @Test(
    "`|` is replaced by the `superview` of the view if its superview is not certain",
    arguments: [
      "CALL", "p.addArrangedSubview(a)\nCALL", "q?.addSubview(a)\nCALL",
      "make().addSubview(a)\nCALL", "q.addSubview(a)\nCALL",
      "p.addSubview(a)\nview.addSubview(a)\nCALL", "p.addSubview(a)\na.removeFromSuperview()\nCALL",
      "if x {\np.addSubview(a)\n}\nCALL", "var p = p\np.addSubview(a)\np = B()\nCALL",
      "run {\nview.addSubview(a)\n}\nCALL", "addSubview(a)\nrun {\nCALL\n}",
      "fresh.addSubview(a)\nCALL", "CALL\nlet v = A()\nv.addSubview(a)",
      "var p = p\nCALL\np = B()\np.addSubview(a)", "view.addSubview(b)\nCALL",
      "do {\nlet a = A()\np.addSubview(a)\n}\nCALL", "holder.addSubview(a)\ngrow()\nCALL",
    ])
  func unknown(body: String) {
    let members = """
      var fresh: UIView { UIView() }
      var holder = UIView()
      func grow() { holder = UIView() }
      """
    expectEqual(superview(in: body, members: members), "a.superview!.leadingAnchor")
  }

  @Test("methods of the type that add the view to another superview are taken into account")
  func otherMethods() {
    let body = "p.addSubview(a)\nCALL"
    expectEqual(superview(in: body, members: "func h() { addSubview(b) }"), "p.leadingAnchor")
    expectEqual(
      superview(in: body, members: "func h() { a.removeFromSuperview() }"), "p.leadingAnchor")
    for member in ["func h() { addSubview(a) }", "override func addSubview(_ v: UIView) {}"] {
      expectEqual(superview(in: body, members: member), "a.superview!.leadingAnchor")
    }
    // The implicit `self` must be written if the name of the anchor is declared.
    expectEqual(
      superview(in: "addSubview(a)\nCALL", members: "let leadingAnchor = B()"),
      "self.leadingAnchor")
    // A local variable hides the property.
    expectEqual(
      superview(in: "view.addSubview(a)\nlet a = A()\nCALL"), "a.superview!.leadingAnchor")
  }

  @Test("the superview is used for margins, and by `NSLayoutConstraint` initializers")
  func otherCode() {
    let text = "func g() {\n  addSubview(a)\n  f(\(call("|-[a]", views: "[\"a\": a]")))\n}\n"
    let margins = converted(text, "--spacing", "layoutMarginsGuide").text
    expectEqual(
      margins?.contains(
        "f([a.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor)])"),
      true)
    let parts = converted(text, "--spacing", "classic", "--to", "constraints").text
    expectEqual(parts?.contains("toItem: self, attribute: .leading"), true)
    let given = converted(text, "--spacing", "classic", "--superview", "card").text
    expectEqual(given?.contains("equalTo: card.leadingAnchor"), true)
  }

  @Test("in Objective-C, a property and its instance variable have the same superview")
  func objectiveC() {
    func superview(_ statement: String) -> Bool? {
      let text =
        "- (void)g {\n  \(statement);\n  f([NSLayoutConstraint constraintsWithVisualFormat:@\"|[_a]\" options:0 metrics:nil views:@{@\"_a\": _a}]);\n}\n"
      return converted(text, name: "A.m").text?.contains(
        "[_a.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor]")
    }
    expectEqual(superview("[self.view addSubview:_a]"), true)
    expectEqual(superview("[self.view insertSubview:self.a belowSubview:self.b]"), true)
    expectEqual(superview("[self.view addSubview:b]"), false)
    expectEqual(superview("[[self view] addSubview:_a]"), false)
    expectEqual(superview("[self.view addSubview:_a]; [_a removeFromSuperview]"), false)
  }
}

import Testing
import VFLCodeLayouts
import VFLCompiler
import VFLDiagnostics
import VFLSources
import VFLTestSupport

@Suite("Constraints that accumulate")
struct RepeatedActivationTests {
  /// Returns the messages of the rule for a class that contains some members.
  private static func messages(
    _ members: String, parent: String = "UIView", _ language: HostLanguage = .swift
  ) -> [String] {
    let text =
      language == .swift
      ? """
      class Card: \(parent) {
        let title = UILabel(), icon = UIImageView()
        var width: NSLayoutConstraint?
        \(members)
      }
      """
      : "@interface Card ()\n@property UIView *title;\n@end\n@implementation Card\n\(members)\n@end"
    var levels = RuleLevels()
    levels.turnOn(.repeatedActivation)
    let check = CodeLayoutCheck(
      HostFile(Array(text.utf8), language: language), name: "Card", levels: levels,
      findsConflicts: false)
    return check.groups.flatMap { $0.diagnostics.map { $0.message } }
  }

  @Test(
    "constraints that a method of the system adds on each call are reported",
    arguments: [
      "title.topAnchor.constraint(equalTo: topAnchor).isActive = true",
      "NSLayoutConstraint.activate([title.topAnchor.constraint(equalTo: icon.bottomAnchor)])",
      "addConstraint(NSLayoutConstraint(item: title, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 0))",
      "title.snp.makeConstraints { $0.top.equalToSuperview() }",
    ])
  func reported(statement: String) {
    for method in ["layoutSubviews()", "updateConstraints()", "viewWillAppear(_ animated: Bool)"] {
      let name = method.prefix { $0 != "(" }
      expectEqual(
        Self.messages("override func \(method) {\n\(statement)\nsuper.\(name)()\n}"),
        ["each call of `\(name)` adds this constraint again"])
    }
  }

  @Test("the number of constraints is reported once for a method")
  func count() {
    expectEqual(
      Self.messages(
        """
        override func layoutSubviews() {
          NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: topAnchor), title.leadingAnchor.constraint(equalTo: leadingAnchor),
          ])
        }
        """), ["each call of `layoutSubviews` adds this constraint and 1 more again"])
    expectEqual(
      Self.messages(
        """
        - (void)layoutSubviews {
          [super layoutSubviews];
          [self.title.topAnchor constraintEqualToAnchor:self.topAnchor].active = YES;
        }
        """, .objectiveC), ["each call of `layoutSubviews` adds this constraint again"])
  }

  @Test("only in a cell, a method whose name begins with `configure` is called repeatedly")
  func cells() {
    let method = """
      func configure(with height: CGFloat) {
        title.heightAnchor.constraint(equalToConstant: height).isActive = true
      }
      """
    expectEqual(Self.messages(method), [])
    expectEqual(Self.messages(method, parent: "UITableViewCell").count, 1)
  }

  @Test(
    "code that prevents or undoes the repetition, and views of the call itself, are not reported",
    arguments: [
      "if width == nil { title.topAnchor.constraint(equalTo: topAnchor).isActive = true }",
      "guard width == nil else { return }\ntitle.topAnchor.constraint(equalTo: topAnchor).isActive = true",
      """
      width?.isActive = false
      width = title.widthAnchor.constraint(equalToConstant: 3)
      width?.isActive = true
      """,
      "NSLayoutConstraint.deactivate(old)\ntitle.topAnchor.constraint(equalTo: topAnchor).isActive = true",
      "title.removeFromSuperview()\ntitle.topAnchor.constraint(equalTo: topAnchor).isActive = true",
      "title.snp.remakeConstraints { $0.top.equalToSuperview() }",
      "title.snp.updateConstraints { $0.top.equalToSuperview() }",
      "clear()\ntitle.topAnchor.constraint(equalTo: topAnchor).isActive = true",
      "let line = UIView()\naddSubview(line)\nline.heightAnchor.constraint(equalToConstant: 1).isActive = true",
      "let unused = title.topAnchor.constraint(equalTo: topAnchor)",
      "width?.constant = 3",
      "once { self.title.topAnchor.constraint(equalTo: self.topAnchor).isActive = true }",
    ])
  func accepted(statements: String) {
    expectEqual(Self.messages("override func layoutSubviews() {\n\(statements)\n}"), [])
  }

  @Test("methods that run once are not reported, and neither is a rule that is off")
  func once() {
    let statement = "title.topAnchor.constraint(equalTo: topAnchor).isActive = true"
    for name in ["setUp", "viewDidLoad", "awakeFromNib", "init"] {
      expectEqual(Self.messages("\(name == "init" ? "" : "func ")\(name)() {\n\(statement)\n}"), [])
    }
  }
}

import Testing
import VFLTestSupport

@testable import VFLLogs

@Suite("Names of logged views")
struct LogNamesTests {
  @Test(
    "a logged view has the name of its class without module and mangling",
    arguments: [
      ("UILabel", "UILabel"), ("Demo.Card", "Card"), ("NSKVONotifying_Row", "Row"),
      ("NSKVONotifying_Demo.Row", "Row"), ("_UILayoutSpacer", "_UILayoutSpacer"),
      ("_TtC4Demo4Card", "Card"), ("_TtGC4Demo4CardCSo6UIView_", "Card"),
      ("_TtCC4Demo5Outer5Inner", "Inner"), ("_TtC4DemoP10$1058291446Secret", "Secret"),
      ("_TtGC8MyAppXYZ8CardViewCS_P10$10582914415RecoveryKeyView_", "CardView"),
      ("Demo.Box<Swift.Int, Demo.X>", "Box"), ("_TtC", "_TtC"), ("_TtC99Demo", "_TtC99Demo"),
      ("_Ttilde", "_Ttilde"),
    ])
  func classes(_ name: String, _ short: String) {
    expectEqual(ClassName.short(name), short)
  }

  private static func names(_ bodies: [String]) throws -> [String] {
    let lines = bodies.enumerated().map { "<NSLayoutConstraint:0x\($0 + 1) \($1)>" }
    let conflicts = LogScanner.conflicts(in: Array(lines.joined(separator: "\n").utf8))
    return LogNames(try #require(conflicts.first)).names
  }

  @Test("views of the same class are numbered unless a label or an identifier distinguishes them")
  func numbers() throws {
    try expectEqual(
      Self.names(["Demo.Row:0x2.top == Row:0x3.top", "Row:0x3.top == Row:0x2.top"]),
      ["Row#1", "Row#2"])
    try expectEqual(
      Self.names(["UILabel:0x2'OK'.top == UILabel:0x3'No'.top"]), ["UILabel'OK'", "UILabel'No'"])
    try expectEqual(
      Self.names(["hero.top == UILabel:0x3.top   (active, names: hero:0x2 )"]), ["hero", "UILabel"])
  }

  @Test("a logged guide or unnamed superview is named after its view")
  func owners() throws {
    try expectEqual(
      Self.names([
        "'UIViewSafeAreaLayoutGuide-bottom' V:[UILayoutGuide:0x2'UIViewSafeAreaLayoutGuide']-(34)-|"
          + "   (active, names: '|':UIView:0x3 )",
        "UILayoutGuide:0x2'UIViewSafeAreaLayoutGuide'.top == UILabel:0x4.top",
      ]), ["UIView", "UIView.safeAreaLayoutGuide", "UILabel"])
    try expectEqual(
      Self.names(["UILayoutGuide:0x2'UIViewLayoutMarginsGuide'.top == UILabel:0x4.top"]),
      ["layoutMarginsGuide", "UILabel"])
    try expectEqual(Self.names(["V:|-(8)-[A:0x2]"]), ["A", "A.superview"])
  }
}

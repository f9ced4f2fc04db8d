import Testing
import VFLTestSupport

@testable import VFLLogs

@Suite("Verdicts on stack views")
struct StackVerdictTests {
  private typealias Case = VerdictTests.Case

  /// Lists in which an arranged view is pinned outside its stack view.
  private static let arranged = [
    Case(
      .yours, .overconstrained, ["remove `UILabel.leading == UIView.leading + 24`"],
      "UILabel:0x2.leading == UIView:0x4.leading + 24   (active)",
      "'UISV-canvas-connection' UIStackView:0x3.leading == UILabel:0x2.leading   (active)",
      "H:|-(16)-[UIStackView:0x3]   (active, names: '|':UIView:0x4 )"),
    Case(
      .yours, .overconstrained, ["remove `UIButton.trailing == UIView.trailing - 8`"],
      "H:[UIStackView:0x3]-(20)-|   (active, names: '|':UIView:0x4 )",
      "'UISV-canvas-connection' H:[UIButton:0x2]-(0)-|   (active, names: '|':UIStackView:0x3 )",
      "UIButton:0x2.trailing == UIView:0x4.trailing - 8   (active)"),
    Case(
      .yours, .overconstrained, ["remove `UILabel#2.top == UIView.top + 60`"],
      "UIStackView:0x3.top == UIView:0x4.top + 20   (active)",
      "'UISV-canvas-connection' UIStackView:0x3.top == UILabel:0x2.top   (active)",
      "'UISV-spacing' V:[UILabel:0x2]-(8)-[UILabel:0x5]   (active)",
      "UILabel:0x2.height == 20   (active)",
      "UILabel:0x5.top == UIView:0x4.top + 60   (active)"),
    Case(
      .yours, .overconstrained, ["remove `UIButton.top == UITextField.bottom + 24`"],
      "V:[UITextField:0x2]-(24)-[UIButton:0x4]   (active)",
      "'UISV-canvas-connection' V:[UITextField:0x2]-(0)-|   (active, names: '|':UIStackView:0x3 )",
      "V:[UIStackView:0x3]-(10)-[UIButton:0x4]   (active)"),
    // The class of a stack view can be the program's.
    Case(
      .yours, .overconstrained, ["(ProfileView.swift:80)", "`Column` positions `UIImageView`"],
      "snap@ProfileView.swift#80 UIImageView:0x2.top == UIView:0x4.top + 32",
      "'UISV-canvas-connection' Shop.Column:0x3.top == UIImageView:0x2.top   (active)",
      "snap@ProfileView.swift#71 Shop.Column:0x3.top == UIView:0x4.top + 16"),
    Case(
      .yours, .overconstrained, ["remove `UILabel.top == UIView.top + 4`"],
      "'UISV-alignment' UIImageView:0x5.top == UILabel:0x2.top   (active)",
      "'UISV-canvas-connection' UIStackView:0x3.top == UIImageView:0x5.top   (active)",
      "V:|-(0)-[UIStackView:0x3]   (active, names: '|':UIView:0x4 )",
      "UILabel:0x2.top == UIView:0x4.top + 4   (active)"),
    // The arranged view belongs to a nested stack view.
    Case(
      .yours, .overconstrained, ["remove `UILabel.top == UIView.top + 32`"],
      "UILabel:0x2.top == UIView:0x4.top + 32   (active)",
      "'UISV-canvas-connection' UIStackView:0x5.top == UILabel:0x2.top   (active)",
      "'UISV-canvas-connection' UIStackView:0x3.top == UIStackView:0x5.top   (active)",
      "UIStackView:0x3.top == UIView:0x4.top + 16   (active)"),
    // The stack view is positioned at the safe area.
    Case(
      .yours, .overconstrained, ["remove `UILabel.top == UIView.top + 80`"],
      "UILabel:0x2.top == UIView:0x4.top + 80   (active)",
      "'UISV-canvas-connection' UIStackView:0x3.top == UILabel:0x2.top   (active)",
      "UIStackView:0x3.top == UILayoutGuide:0x9'UIViewSafeAreaLayoutGuide'.top   (active)",
      "'UIViewSafeAreaLayoutGuide-top' V:|-(47)-[UILayoutGuide:0x9'UIViewSafeAreaLayoutGuide']"
        + "   (active, names: '|':UIView:0x4 )"),
  ]

  @Test(
    "an arranged view that is pinned outside its stack view gets the advice to remove that constraint",
    arguments: arranged)
  private func outside(_ expected: Case) throws { try expected.check(without: ["UISV"]) }

  @Test("a hidden view with insets gets the advice to relax its trailing or bottom edge")
  func insets() throws {
    let vertical = [
      "V:[A:0x2]-(12)-|   (active, names: '|':Shop.Card:0x1 )",
      "V:|-(12)-[A:0x2]   (active, names: '|':Shop.Card:0x1 )",
    ]
    let anchors = [
      "A:0x2.bottom == Shop.Card:0x1.bottom - 12", "A:0x2.top == Shop.Card:0x1.top + 12",
    ]
    let horizontal = [
      "H:[A:0x2]-(8)-|   (active, names: '|':Shop.Card:0x1 )",
      "H:|-(8)-[A:0x2]   (active, names: '|':Shop.Card:0x1 )",
    ]
    for (edges, side, edge) in [
      (vertical, "height", "`Card.bottom == A.bottom + 12`"),
      (anchors, "height", "`A.bottom == Card.bottom - 12`"),
      (horizontal, "width", "`Card.trailing == A.trailing + 8`"),
    ] {
      for size in ["A:0x2.\(side) == 100", "A:0x2.\(side) >= 40"] {
        for lines in [[size] + edges, edges + [size], [edges[1], size, edges[0]]] {
          let verdict = try VerdictTests.explain(
            lines + ["'UISV-hiding' Shop.Card:0x1.\(side) == 0   (active)"]
          ).verdict
          expectEqual(verdict.cause, .hiddenInStack)
          #expect(verdict.cure?.contains("priority of \(edge) to 999") == true, "\(verdict)")
        }
      }
    }
  }

  @Test("a constraint inside an arranged view is not outside its stack view")
  func inside() throws {
    let verdict = try VerdictTests.explain([
      "UILabel:0x5.top == UIView:0x2.top + 8   (active)", "UILabel:0x5.height == 40   (active)",
      "UILabel:0x5.bottom == UIView:0x2.bottom - 8   (active)",
      "'UISV-canvas-connection' UIStackView:0x3.top == UIView:0x2.top   (active)",
      "'UISV-canvas-connection' V:[UIView:0x2]-(0)-|   (active, names: '|':UIStackView:0x3 )",
      "UIStackView:0x3.height == 30   (active)",
    ]).verdict
    expectEqual(verdict.headline?.contains("positions"), false, "\(verdict)")
  }
}

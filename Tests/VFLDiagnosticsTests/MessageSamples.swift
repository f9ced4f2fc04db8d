@testable import VFLDiagnostics

extension DiagnosticSample {
  /// Samples of the codes that begin with 07.
  static let messages = [
    DiagnosticSample("«Unable to activate constraint with» anchors") {
      .unrelatedItems(span: $0, names: ["UILabel", "UIView"], hasGuide: false)
    },
    DiagnosticSample("«find a common superview for»") {
      .unrelatedItems(span: $0, names: [], hasGuide: true, legend: ["`UIView#1` is 0x1"])
    },
    DiagnosticSample("«Unable to install constraint on view»") {
      .constraintOutsideSubtree(
        span: $0, constraint: "a.top == b.top", view: "UIView", missing: "UILabel")
    },
    DiagnosticSample("«Unable to install constraint on view»") {
      .constraintOutsideSubtree(span: $0, constraint: nil, view: nil, missing: nil)
    },
    illegalItem(.unknown), illegalItem(.missing), illegalItem(.object("NSNull")),
    illegalItem(.object("CardController")), illegalItem(.object("__SwiftValue")),
    illegalItem(.object("__NSCFString")), illegalItem(.object("__NSArrayM")),
    illegalItem(.object("CALayer")), illegalItem(.type("UILabel")),
    DiagnosticSample("«A multiplier of 0»") { .positionWithoutItem(span: $0, view: nil) },
    DiagnosticSample("«A multiplier of 0»") { .positionWithoutItem(span: $0, view: "UIView") },
    DiagnosticSample("«Invalid pairing»") { .illegalPairing(span: $0, constraint: nil) },
    DiagnosticSample("«Invalid pairing»") {
      .illegalPairing(span: $0, constraint: "a.left == b.leading")
    },
    DiagnosticSample("«Mutating a priority»") { .installedPriority(span: $0, from: 1000, to: 1) },
    DiagnosticSample("«Mutating a priority»") { .installedPriority(span: $0, from: nil, to: nil) },
    DiagnosticSample("«Constant is not finite»") {
      .illegalNumber(span: $0, part: "constant", isFinite: false)
    },
    DiagnosticSample("«exceeds internal limits»") {
      .illegalNumber(span: $0, part: "multiplier", isFinite: true)
    },
    DiagnosticSample("«Modifications to the layout engine»") { .backgroundLayout(span: $0) },
    DiagnosticSample("«layout loop»") {
      .layoutLoop(span: $0, view: nil, kind: .view)
    },
    DiagnosticSample("«Layout feedback loop detected»") {
      .layoutLoop(span: $0, view: "UIStackView", kind: .debugged)
    },
    DiagnosticSample("«layout loop»") {
      .layoutLoop(span: $0, view: "NSWindow", kind: .window)
    },
    DiagnosticSample("«layout loop»") {
      .layoutLoop(span: $0, view: "Feed", kind: .collection)
    },
    DiagnosticSample("«UITableView was told»") {
      .layoutOutsideWindow(span: $0, view: "UITableView", isTable: true)
    },
    DiagnosticSample("«UICollectionView was told»") {
      .layoutOutsideWindow(span: $0, view: "Feed", isTable: false)
    },
    DiagnosticSample("«ambiguously suggest»") {
      .collapsedCell(span: $0, cell: "NoteCell", isTable: true, size: "height")
    },
    DiagnosticSample("«ambiguously suggest»") {
      .collapsedCell(span: $0, cell: nil, isTable: false, size: "width")
    },
    DiagnosticSample("«the item width»") {
      .oversizedItem(span: $0, isVertical: false, isOfAppKit: false, view: nil, size: nil)
    },
    DiagnosticSample("«the item height»") {
      .oversizedItem(
        span: $0, isVertical: true, isOfAppKit: false, view: "UICollectionView", size: 50.5)
    },
    DiagnosticSample("«the item height»") {
      .oversizedItem(
        span: $0, isVertical: true, isOfAppKit: true, view: "NSCollectionView", size: nil)
    },
    DiagnosticSample("«AMBIGUOUS LAYOUT»") {
      .ambiguousTrace(span: $0, views: ["UILabel"], first: "UILabel", attributes: [])
    },
    DiagnosticSample("«AMBIGUOUS LAYOUT»") {
      .ambiguousTrace(
        span: $0, views: ["UIWindow", "UIView"], first: "UIView",
        attributes: ["width", "horizontal position"])
    },
    DiagnosticSample("«AMBIGUOUS LAYOUT»") {
      .ambiguousTrace(span: $0, views: ["UIWindow"], first: nil, attributes: [])
    },
    DiagnosticSample("«constraintsAffectingLayoutForAxis:»") {
      .constraintListing(span: $0, axis: "vertical", constraints: [])
    },
    DiagnosticSample("«constraintsAffectingLayoutForAxis:»") {
      .constraintListing(span: $0, axis: nil, constraints: ["a.top == 8"])
    },
    DiagnosticSample("«not legal to call -layoutSubtreeIfNeeded»") { .layoutRecursion(span: $0) },
  ]

  private static func illegalItem(_ item: LazyDiagnostic.IllegalItem) -> DiagnosticSample {
    DiagnosticSample("[NSNull «nsli_»superitem]") { .illegalItem(span: $0, item: item) }
  }
}

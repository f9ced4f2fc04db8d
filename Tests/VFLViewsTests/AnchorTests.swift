import Testing
import VFLRecords
import VFLTestSupport
import VFLViews

@Suite("Anchors")
struct AnchorTests {
  /// Returns, for each anchor, its attribute and a constraint that relates the anchor to the same anchor of
  /// another element.
  private static func constraints(
    _ first: LayoutElement, _ second: LayoutElement
  ) -> [(attribute: Attribute, constraint: LayoutConstraint)] {
    let horizontal: [(Attribute, LayoutXAxisAnchor, LayoutXAxisAnchor)] = [
      (.leading, first.leadingAnchor, second.leadingAnchor),
      (.trailing, first.trailingAnchor, second.trailingAnchor),
      (.left, first.leftAnchor, second.leftAnchor),
      (.right, first.rightAnchor, second.rightAnchor),
      (.centerX, first.centerXAnchor, second.centerXAnchor),
    ]
    let vertical: [(Attribute, LayoutYAxisAnchor, LayoutYAxisAnchor)] = [
      (.top, first.topAnchor, second.topAnchor),
      (.bottom, first.bottomAnchor, second.bottomAnchor),
      (.centerY, first.centerYAnchor, second.centerYAnchor),
      (.firstBaseline, first.firstBaselineAnchor, second.firstBaselineAnchor),
      (.lastBaseline, first.lastBaselineAnchor, second.lastBaselineAnchor),
    ]
    let sizes: [(Attribute, LayoutDimension, LayoutDimension)] = [
      (.width, first.widthAnchor, second.widthAnchor),
      (.height, first.heightAnchor, second.heightAnchor),
    ]
    return horizontal.map { ($0, $1.constraint(equalTo: $2)) }
      + vertical.map { ($0, $1.constraint(equalTo: $2)) }
      + sizes.map { ($0, $1.constraint(equalTo: $2)) }
  }

  @Test("every anchor of a view or layout guide creates constraints with its attribute")
  func attributes() {
    let elements: [LayoutElement] = [LayoutView("a"), LayoutGuide("b")]
    let other = LayoutView("other")
    for element in elements {
      for (attribute, constraint) in Self.constraints(element, other) {
        #expect(constraint.firstItem === element && constraint.secondItem === other)
        expectEqual(constraint.firstAttribute, attribute, "\(attribute)")
        expectEqual(constraint.secondAttribute, attribute, "\(attribute)")
      }
    }
    // Margin attributes have no anchors, because there is a layout margins guide.
    let names = Self.constraints(other, other).map(\.attribute)
    expectEqual(
      Set(names),
      Set(Attribute.allCases.filter { $0 != .notAnAttribute && !$0.name.contains("argin") }))
  }
}

import VFLDiagnostics
import VFLRecords

/// An expression that creates a constraint without its priority and identifier.
struct ConstraintExpression {
  private let record: ConstraintRecord
  private let constant: CodeNumber
  private let items: CodeItems
  private let style: CodeStyle

  init(_ constraint: CodeConstraint, _ items: CodeItems, _ style: CodeStyle) {
    record = constraint.record
    constant = constraint.constant
    self.items = items
    self.style = style
  }

  /// The expression.
  ///
  /// The expression calls an anchor method if the style uses anchors and such a method exists for the
  /// constraint. Otherwise it passes all seven parts of the constraint to `NSLayoutConstraint`.
  var text: String {
    switch style {
    case .anchors: anchorsCanSay ? swiftAnchors : swiftParts
    case .objcAnchors: anchorsCanSay ? objectiveCAnchors : objectiveCParts
    case .objcConstraints, .masonry: objectiveCParts
    case .constraints, .snapkit, .swiftui, .gtk, .vfl: swiftParts
    }
  }

  /// Whether an anchor method can create the constraint.
  ///
  /// The items must have anchors for the attributes. Only size anchors have methods with a multiplier.
  private var anchorsCanSay: Bool {
    (record.multiplier == 1 || record.secondAttribute.isSize)
      && items.hasAnchor(record.firstAttribute, of: record.firstItem)
      && record.secondItem.map { items.hasAnchor(record.secondAttribute, of: $0) } ?? true
  }

  private var first: String {
    items.expression(of: record.firstItem, in: style) + record.firstRegion.suffix
  }

  private var second: String? {
    record.secondItem.map { items.expression(of: $0, in: style) + record.secondRegion.suffix }
  }

  private var multiplier: String { DecimalText.shortest(record.multiplier) }

  // MARK: Anchors

  private func anchor(
    _ attribute: Attribute, of item: ItemID, _ region: LayoutRegion
  ) -> String {
    let guide = region.suffix.isEmpty ? "" : String(region.suffix.dropFirst()) + "."
    return items.expression(of: guide + attribute.anchor, of: item, in: style)
  }

  private var firstAnchor: String {
    anchor(record.firstAttribute, of: record.firstItem, record.firstRegion)
  }

  private var secondAnchor: String? {
    record.secondItem.map { anchor(record.secondAttribute, of: $0, record.secondRegion) }
  }

  private var swiftAnchors: String {
    let start = "\(firstAnchor).constraint(\(relation)To"
    guard let secondAnchor else { return "\(start)Constant: \(constant.text(in: style)))" }
    var text = "\(start): \(secondAnchor)"
    if record.multiplier != 1 { text += ", multiplier: \(multiplier)" }
    if !constant.isZero { text += ", constant: \(constant.text(in: style))" }
    return text + ")"
  }

  private var objectiveCAnchors: String {
    let relation = relation.raisingFirst
    let start = "[\(firstAnchor) constraint\(relation)To"
    guard let secondAnchor else { return "\(start)Constant:\(constant.text(in: style))]" }
    var text = "\(start)Anchor:\(secondAnchor)"
    if record.multiplier != 1 { text += " multiplier:\(multiplier)" }
    if !constant.isZero { text += " constant:\(constant.text(in: style))" }
    return text + "]"
  }

  /// The name of the relation in `NSLayoutConstraint.Relation` and in anchor methods.
  private var relation: String {
    switch record.relation {
    case .equal: "equal"
    case .greaterThanOrEqual: "greaterThanOrEqual"
    case .lessThanOrEqual: "lessThanOrEqual"
    }
  }

  // MARK: Complete constraints

  private var swiftParts: String {
    let parts = [
      "item: \(first)", "attribute: .\(record.firstAttribute.name)", "relatedBy: .\(relation)",
      "toItem: \(second ?? "nil")", "attribute: .\(record.secondAttribute.name)",
      "multiplier: \(multiplier)", "constant: \(constant.text(in: style))",
    ]
    return "NSLayoutConstraint(\(parts.joined(separator: ", ")))"
  }

  private var objectiveCParts: String {
    let firstAttribute = record.firstAttribute.name.raisingFirst
    let secondAttribute = record.secondAttribute.name.raisingFirst
    let parts = [
      "constraintWithItem:\(first)", "attribute:NSLayoutAttribute\(firstAttribute)",
      "relatedBy:NSLayoutRelation\(relation.raisingFirst)",
      "toItem:\(second ?? "nil")", "attribute:NSLayoutAttribute\(secondAttribute)",
      "multiplier:\(multiplier)", "constant:\(constant.text(in: style))",
    ]
    return "[NSLayoutConstraint \(parts.joined(separator: " "))]"
  }
}

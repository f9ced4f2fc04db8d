import VFLDiagnostics
import VFLRecords

/// A constraint as a line in the block of a maker, as SnapKit and Masonry have them.
struct MakerLine {
  /// The item whose block the line belongs to.
  let subject: ItemID
  private let constraint: CodeConstraint
  private let items: CodeItems
  private let style: CodeStyle
  private let maker: String

  /// Creates the line; where the constraint begins with what its other item lies in, it is turned round, for
  /// makers are asked for what lies inside, and take its autoresizing mask away.
  init(_ constraint: CodeConstraint, _ items: CodeItems, _ style: CodeStyle, maker: String) {
    let record = constraint.record
    let isOutside = record.secondItem.map { items.isAncestor(record.firstItem, of: $0) } ?? false
    self.constraint = isOutside ? constraint.turned ?? constraint : constraint
    subject = self.constraint.record.firstItem
    self.maker = maker
    self.items = items
    self.style = style
  }

  /// The line.
  var text: String {
    let record = constraint.record
    var text = "\(maker).\(record.firstAttribute.name).\(relation)\(target)"
    if record.multiplier != 1 {
      text += ".multipliedBy(\(DecimalText.shortest(record.multiplier)))"
    }
    if record.secondItem != nil, !constraint.constant.isZero {
      text += ".offset(\(constraint.constant.text(in: style)))"
    }
    if constraint.saysPriority { text += ".priority(\(constraint.priority.text(in: style)))" }
    if let identifier = record.identifier {
      text += style.isObjectiveC ? ".key(@\"\(identifier)\")" : ".labeled(\"\(identifier)\")"
    }
    return style.isObjectiveC ? text + ";" : text
  }

  private var relation: String {
    switch constraint.record.relation {
    case .equal: "equalTo"
    case .greaterThanOrEqual: "greaterThanOrEqualTo"
    case .lessThanOrEqual: "lessThanOrEqualTo"
    }
  }

  /// What stands behind the relation: `(8)`, `(b)`, `(b.snp.trailing)`, or `Superview()`.
  private var target: String {
    let record = constraint.record
    guard let second = record.secondItem else { return "(\(size))" }
    let isSame =
      record.firstAttribute == record.secondAttribute && record.secondRegion == .frame
    let item = items.expression(of: second, in: style)
    if style == .masonry {
      let attribute = record.secondAttribute.masonryName(in: record.secondRegion)
      return isSame ? "(\(item))" : "(\(item).mas_\(attribute))"
    }
    if isSame, !items.namesSuperview, items.isParent(second, of: subject) { return "Superview()" }
    if isSame { return "(\(item))" }
    return "(\(item)\(record.secondRegion.suffix).snp.\(record.secondAttribute.name))"
  }

  /// The number that a size is compared with.
  private var size: String {
    let text = constraint.constant.text(in: style)
    guard style.isObjectiveC else { return text }
    return constraint.constant.name == nil && constraint.constant.value >= 0
      ? "@\(text)" : "@(\(text))"
  }
}

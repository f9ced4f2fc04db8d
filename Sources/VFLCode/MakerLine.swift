import VFLDiagnostics
import VFLRecords

/// A line in a maker block of SnapKit or Masonry, which creates one or more constraints on an item.
struct MakerLine {
  /// The item on which the maker block creates constraints.
  let subject: ItemID
  /// The first constraint of the line, which differs from the other constraints only in its attributes.
  private let constraint: CodeConstraint
  /// The first attributes of the constraints, in order.
  private var attributes: [Attribute]
  private let items: CodeItems
  private let style: CodeStyle
  private let maker: String

  /// Creates a line for a constraint.
  ///
  /// If the first item contains the second item, the sides are exchanged if possible. The inner item must be
  /// the subject, because a maker turns off the autoresizing mask of its subject.
  init(_ constraint: CodeConstraint, _ items: CodeItems, _ style: CodeStyle, maker: String) {
    self.constraint = constraint.fromInside(items)
    subject = self.constraint.record.firstItem
    attributes = [self.constraint.record.firstAttribute]
    self.maker = maker
    self.items = items
    self.style = style
  }

  // MARK: Merging

  /// The properties that all constraints of a line share.
  private struct Trait: Hashable {
    let relation: Relation
    let target: ItemID?
    let region: LayoutRegion
    let multiplier: Double
    let shift: Shift
    let priority: CodeNumber
  }

  /// The constant of a constraint as a distance from the target.
  private enum Shift: Hashable {
    case none
    /// A distance from an edge, positive toward the inside.
    case inset(CodeNumber)
    /// A distance in the direction of the axis, or a difference or value of a size.
    case offset(CodeNumber)
  }

  /// Returns the lines of an item, with lines that differ only in their attributes merged.
  ///
  /// A merged line has the position of its first line.
  static func merged(_ lines: [MakerLine]) -> [MakerLine] {
    var merged: [MakerLine] = []
    var places: [Trait: Int] = [:]
    for line in lines {
      guard let trait = line.trait else {
        merged.append(line)
        continue
      }
      let attribute = line.attributes[0]
      if let place = places[trait], !merged[place].attributes.contains(attribute) {
        merged[place].attributes.append(attribute)
      } else {
        places[trait] = merged.count
        merged.append(line)
      }
    }
    return merged
  }

  /// The properties that another constraint must share to be merged into the line; `nil` if the line cannot
  /// be merged.
  ///
  /// An identifier belongs to a single constraint, so a constraint with an identifier is not merged. A line
  /// with several attributes relates each of them to the same attribute of the target. With Masonry, that
  /// target must be a view.
  private var trait: Trait? {
    let record = constraint.record
    guard record.identifier == nil, record.secondItem == nil || isOfSameAttribute else {
      return nil
    }
    return Trait(
      relation: record.relation, target: record.secondItem, region: record.secondRegion,
      multiplier: record.multiplier, shift: shift, priority: constraint.priority)
  }

  private var shift: Shift {
    if constraint.record.secondItem != nil, constraint.constant.isZero { return .none }
    switch constraint.record.firstAttribute {
    case .leading, .left, .top: return .inset(constraint.constant)
    case .trailing, .right, .bottom: return .inset(constraint.constant.negated)
    default: return .offset(constraint.constant)
    }
  }

  // MARK: Code

  /// The code of the line, without a line feed.
  var text: String {
    let record = constraint.record
    var text = "\(maker).\(subjects).\(relation)\(target)"
    if record.multiplier != 1 {
      text += ".multipliedBy(\(DecimalText.shortest(record.multiplier)))"
    }
    text += distance
    if constraint.showsPriority { text += ".priority(\(constraint.priority.text(in: style)))" }
    if let identifier = record.identifier {
      text += style.isObjectiveC ? ".key(@\"\(identifier)\")" : ".labeled(\"\(identifier)\")"
    }
    return style.isObjectiveC ? text + ";" : text
  }

  /// The attributes as a member access, abbreviated to `edges`, `size` or `center` if possible.
  ///
  /// `edges` contains left and right. It can replace leading and trailing if all four edges are equal to the
  /// edges of the target with the same inset, because the result does not depend on the layout direction.
  private var subjects: String {
    let all = Set(attributes)
    let isUniform = constraint.record.relation == .equal && constraint.record.multiplier == 1
    switch all {
    case [.top, .bottom, .left, .right]: return "edges"
    case [.top, .bottom, .leading, .trailing] where isUniform: return "edges"
    case [.width, .height]: return "size"
    case [.centerX, .centerY]: return "center"
    default: return attributes.map { $0.name }.joined(separator: ".")
    }
  }

  private var relation: String {
    switch constraint.record.relation {
    case .equal: "equalTo"
    case .greaterThanOrEqual: "greaterThanOrEqualTo"
    case .lessThanOrEqual: "lessThanOrEqualTo"
    }
  }

  /// Whether both items have the same attribute, so that the code can omit the second attribute.
  ///
  /// With Masonry, the second attribute must be an attribute of a view's frame.
  private var isOfSameAttribute: Bool {
    let record = constraint.record
    return record.firstAttribute == record.secondAttribute
      && (record.secondRegion == .frame || style != .masonry)
  }

  /// The code after the relation: `(8)`, `(b)`, `(b.snp.trailing)` or `Superview()`.
  private var target: String {
    let record = constraint.record
    guard let second = record.secondItem else { return "(\(size))" }
    let item = items.expression(of: second, in: style)
    if style == .masonry {
      let attribute = record.secondAttribute.masonryName(in: record.secondRegion)
      return isOfSameAttribute ? "(\(item))" : "(\(item).mas_\(attribute))"
    }
    let isSuperview =
      isOfSameAttribute && record.secondRegion == .frame && !items.namesSuperview
      && items.isParent(second, of: subject)
    if isSuperview { return "Superview()" }
    let whole = item + record.secondRegion.suffix
    return isOfSameAttribute ? "(\(whole))" : "(\(whole).snp.\(record.secondAttribute.name))"
  }

  /// The constant of a constraint without a second item, in Objective-C as a boxed expression.
  private var size: String {
    let text = constraint.constant.text(in: style)
    guard style.isObjectiveC else { return text }
    return constraint.constant.name == nil && constraint.constant.value >= 0
      ? "@\(text)" : "@(\(text))"
  }

  /// The call that adds the constant to the target; empty if the constant is 0 or there is no target.
  ///
  /// An `inset` is used for several edges that include a trailing, right or bottom edge. Otherwise the call
  /// is an `offset`.
  private var distance: String {
    let constant = constraint.constant
    guard constraint.record.secondItem != nil, !constant.isZero else { return "" }
    let ends: Set<Attribute> = [.trailing, .right, .bottom]
    if attributes.count > 1, !ends.isDisjoint(with: attributes), case .inset(let inset) = shift {
      return ".inset(\(inset.text(in: style)))"
    }
    return ".offset(\(constant.text(in: style)))"
  }
}

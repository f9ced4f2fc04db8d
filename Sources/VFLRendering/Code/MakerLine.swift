import VFLDiagnostics
import VFLRecords

/// Constraints of one item as a line in the block of a maker, as SnapKit and Masonry have them.
struct MakerLine {
  /// The item whose block the line belongs to.
  let subject: ItemID
  /// The first of the constraints, which says what all of them have in common.
  private let constraint: CodeConstraint
  /// What the constraints speak of, in their order.
  private var attributes: [Attribute]
  private let items: CodeItems
  private let style: CodeStyle
  private let maker: String

  /// Creates the line of a constraint; makers are asked for what lies inside, and take its autoresizing mask
  /// away.
  init(_ constraint: CodeConstraint, _ items: CodeItems, _ style: CodeStyle, maker: String) {
    self.constraint = constraint.fromInside(items)
    subject = self.constraint.record.firstItem
    attributes = [self.constraint.record.firstAttribute]
    self.maker = maker
    self.items = items
    self.style = style
  }

  // MARK: Merging

  /// What the constraints of one line have in common.
  private struct Trait: Hashable {
    let relation: Relation
    let target: ItemID?
    let region: LayoutRegion
    let multiplier: Double
    let shift: Shift
    let priority: CodeNumber
  }

  /// How far something lies from its target.
  private enum Shift: Hashable {
    case none
    /// Inwards from an edge.
    case inset(CodeNumber)
    /// In the direction of the axis, or the number that a size has.
    case offset(CodeNumber)
  }

  /// Lines of one item with those merged into one that say the same of several attributes, at the place of
  /// the first of them.
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

  /// What another constraint has to have in common with that of the line; `nil` where it stays alone: a name
  /// is one constraint's, and of Masonry only views can be what several attributes are compared with.
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

  // MARK: Text

  /// The line.
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

  /// The attributes, by one word where there is one: `edges`, `size`, `center`.
  ///
  /// All edges lie on their target's, or as far inside on all sides, so that left and right may stand for
  /// leading and trailing.
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

  /// Whether both items are asked for the same attribute, so that the second one's need not be said.
  private var isOfSameAttribute: Bool {
    let record = constraint.record
    return record.firstAttribute == record.secondAttribute
      && (record.secondRegion == .frame || style != .masonry)
  }

  /// What stands behind the relation: `(8)`, `(b)`, `(b.snp.trailing)`, or `Superview()`.
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

  /// The number that a size is compared with.
  private var size: String {
    let text = constraint.constant.text(in: style)
    guard style.isObjectiveC else { return text }
    return constraint.constant.name == nil && constraint.constant.value >= 0
      ? "@\(text)" : "@(\(text))"
  }

  /// What is added to the target: an `offset`, or an `inset` where it holds for edges on different sides.
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

import VFLDiagnostics
import VFLRecords

/// A part of a line in GTK's visual format language that expresses a single constraint.
enum GTKPiece {
  /// The gap between an item and the next item, including the dashes.
  case gap(Axis, from: ItemID, to: ItemID, String)
  /// A predicate on the size of an item, and the item whose size is on the right side.
  case size(Axis, ItemID, String, object: ItemID?)

  /// Creates the piece for a constraint in the layout of an item; `nil` if GTK's visual format language
  /// cannot express the constraint correctly.
  ///
  /// GTK 4.8 interprets a gap as `previous.end REL next.start - gap` without reversing the relation, so
  /// `(>=8)` means at most 8. A gap is therefore a piece only if its relation is equality. The language has
  /// no negative numbers.
  init?(_ constraint: CodeConstraint, in owner: ItemID, _ names: GTKNames) {
    let record = constraint.record
    guard constraint.constant.name == nil, let axis = record.firstAttribute.axis else { return nil }
    if record.firstAttribute.isSize {
      guard let text = Self.size(record, in: owner, names) else { return nil }
      self = .size(axis, record.firstItem, text, object: record.secondItem)
    } else {
      guard let second = record.secondItem, Self.isGap(record, in: owner) else { return nil }
      self = .gap(axis, from: second, to: record.firstItem, Self.gap(record))
    }
  }

  /// Whether a record is a gap.
  ///
  /// A gap is a fixed, nonnegative distance from the end of a child of the owner to the start of the next
  /// child, or between the same edge of the owner and of a child.
  private static func isGap(_ record: ConstraintRecord, in owner: ItemID) -> Bool {
    guard record.relation == .equal, record.multiplier == 1, record.constant >= 0 else {
      return false
    }
    let (endsInside, beginsInside) = (record.firstItem == owner, record.secondItem == owner)
    return switch (record.firstAttribute, record.secondAttribute) {
    case (.leading, .leading), (.top, .top): beginsInside && !endsInside
    case (.trailing, .trailing), (.bottom, .bottom): endsInside && !beginsInside
    case (.leading, .trailing), (.top, .bottom): !endsInside && !beginsInside
    default: false
    }
  }

  /// Returns a gap including its dashes.
  ///
  /// A single dash is the standard spacing, which the generated call sets to 8 points.
  private static func gap(_ record: ConstraintRecord) -> String {
    let number = DecimalText.shortest(record.constant.magnitude)
    guard record.priority.isRequired else {
      return "-(\(number)\(GTKStrength.suffix(of: record.priority)))-"
    }
    if record.constant == 0 { return "" }
    return record.isStandardSpacing && record.constant == 8 ? "-" : "-\(number)-"
  }

  /// Returns a predicate such as `>=44`, `title * 2 + 8` or `title.height@medium`; `nil` if GTK's visual
  /// format language cannot express the record.
  private static func size(
    _ record: ConstraintRecord, in owner: ItemID, _ names: GTKNames
  ) -> String? {
    if record.firstItem == owner { return nil }
    var text = record.relation == .equal ? "" : record.relation.rawValue
    let number = DecimalText.shortest(record.constant.magnitude)
    if let second = record.secondItem {
      guard record.secondAttribute.isSize, record.multiplier > 0 else { return nil }
      text += names.word(second, in: owner)
      if record.secondAttribute != record.firstAttribute {
        text += "." + record.secondAttribute.name
      }
      if record.multiplier != 1 { text += " * " + DecimalText.shortest(record.multiplier) }
      if record.constant != 0 { text += (record.constant > 0 ? " + " : " - ") + number }
    } else {
      guard record.constant >= 0 else { return nil }
      text += number
    }
    return text + GTKStrength.suffix(of: record.priority)
  }
}

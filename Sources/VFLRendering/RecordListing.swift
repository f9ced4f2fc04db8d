public import VFLRecords

/// Constraint records as people read them, one a line.
public enum RecordListing {
  /// A record as `b.leading == a.trailing + std(8)`, the priority only where it is not 1000.
  public static func line(_ record: ConstraintRecord, itemNames: [String]) -> String {
    line(record, itemNames: itemNames, constant: nil, priority: nil)
  }

  /// The same with other words for the size of the constant and for the priority, where these are given.
  package static func line(
    _ record: ConstraintRecord, itemNames: [String], constant: String?, priority: String?
  ) -> String {
    let text = record.text(
      name: { DisplayColumn.shown(itemNames.name(of: $0)) }, constant: constant, priority: priority)
    let required = " @1000"
    return text.hasSuffix(required) ? String(text.dropLast(required.count)) : text
  }

  /// The records in their order, each line ended.
  ///
  /// - Complexity: O(what is written).
  public static func text(_ records: [ConstraintRecord], itemNames: [String]) -> String {
    var text = ""
    for record in records {
      text += line(record, itemNames: itemNames)
      text += "\n"
    }
    return text
  }
}

package import VFLRecords

/// Constraint records as people read them, one a line.
package enum RecordListing {
  /// A record as `b.leading == a.trailing + std(8)`, the priority only where it is not 1000.
  package static func line(_ record: ConstraintRecord, itemNames: [String]) -> String {
    line(record, itemNames: itemNames, constant: nil, priority: nil)
  }

  /// A record as a line of the listing, with other words for the size of its constant and for its priority.
  ///
  /// A `nil` leaves the number as it is; the words for a priority are told even where it is 1000.
  package static func line(
    _ record: ConstraintRecord, itemNames: [String], constant: String?, priority: String?
  ) -> String {
    let text = record.text(
      name: { DisplayColumn.shown(itemNames.name(of: $0)) }, constant: constant, priority: priority)
    guard record.priority.isRequired, priority == nil else { return text }
    // What stands behind the priority is the identifier.
    let end = text.index(text.endIndex, offsetBy: -(record.identifier.map { $0.count + 3 } ?? 0))
    let required = " @1000"
    guard text[..<end].hasSuffix(required) else { return text }
    return String(text[..<end].dropLast(required.count) + text[end...])
  }

  /// The records in their order, each line ended.
  ///
  /// - Complexity: O(what is written).
  package static func text(_ records: [ConstraintRecord], itemNames: [String]) -> String {
    var text = ""
    for record in records {
      text += line(record, itemNames: itemNames)
      text += "\n"
    }
    return text
  }
}

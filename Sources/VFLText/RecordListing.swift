package import VFLRecords

/// A readable list of constraint records, one per line.
package enum RecordListing {
  /// Returns a record as an equation, for example `b.leading == a.trailing + std(8)`.
  ///
  /// The priority is omitted if it is 1000.
  package static func line(_ record: ConstraintRecord, itemNames: [String]) -> String {
    line(record, itemNames: itemNames, constant: nil, priority: nil)
  }

  /// Returns a record as an equation in which the given strings replace the magnitude of the constant and the
  /// priority.
  ///
  /// If a string is `nil`, the number itself is used. A priority of 1000 is omitted only if `priority` is
  /// `nil`.
  package static func line(
    _ record: ConstraintRecord, itemNames: [String], constant: String?, priority: String?
  ) -> String {
    let text = record.text(
      name: { DisplayColumn.shown(itemNames.name(of: $0)) }, constant: constant, priority: priority)
    guard record.priority.isRequired, priority == nil else { return text }
    // The identifier in braces, if any, follows the priority.
    let end = text.index(text.endIndex, offsetBy: -(record.identifier.map { $0.count + 3 } ?? 0))
    let required = " @1000"
    guard text[..<end].hasSuffix(required) else { return text }
    return String(text[..<end].dropLast(required.count) + text[end...])
  }

  /// Returns the records as equations, in order.
  ///
  /// Each line ends with a line feed.
  ///
  /// - Complexity: O(length of the result).
  package static func text(_ records: [ConstraintRecord], itemNames: [String]) -> String {
    var text = ""
    for record in records {
      text += line(record, itemNames: itemNames)
      text += "\n"
    }
    return text
  }
}

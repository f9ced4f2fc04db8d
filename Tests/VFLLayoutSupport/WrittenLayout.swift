package import VFLDiagnostics
package import VFLLayout
import VFLNarration
package import VFLRecords

/// A layout whose records have locations in format strings.
package struct WrittenLayout {
  /// The format strings, in the order in which they were added.
  package private(set) var formats: [String] = []
  /// The layout problem with all added records.
  package var problem: LayoutProblem

  /// Creates a layout without records.
  package init(_ nodes: [LayoutNode], width: Double? = nil, height: Double? = nil) {
    problem = LayoutProblem(nodes: nodes, width: width, height: height)
  }

  /// Adds a format string and its records, each with its source text and its rule.
  ///
  /// The source texts are searched from left to right to determine the locations of the records.
  package mutating func add(_ format: String, _ records: (ConstraintRecord, String, RecordRule)...)
  {
    let bytes = Array(format.utf8)
    var from = 0
    for (record, text, rule) in records {
      let wanted = Array(text.utf8)
      while from + wanted.count <= bytes.count, Array(bytes[from..<from + wanted.count]) != wanted {
        from += 1
      }
      let location = SourceLocation(
        .format(formats.count), SourceSpan(from, from + wanted.count))
      from += wanted.count
      problem.records.append(
        ConstraintRecord(
          record.firstItem, record.firstAttribute, record.relation, record.secondItem,
          record.secondAttribute, multiplier: record.multiplier, constant: record.constant,
          priority: record.priority, firstRegion: record.firstRegion,
          secondRegion: record.secondRegion, provenance: Provenance(location, rule)))
    }
    formats.append(format)
  }

  /// Returns the source text at a location, or `nil` if the location is not in a format string.
  package func text(_ location: SourceLocation) -> String? {
    guard case .format(let index) = location.origin, formats.indices.contains(index) else {
      return nil
    }
    let bytes = Array(formats[index].utf8)
    return String(decoding: bytes[location.span.start..<location.span.end], as: UTF8.self)
  }

  /// Solves the layout and returns its diagnostics.
  package func diagnostics() throws -> [Diagnostic] {
    try LayoutNarration(of: problem, text: text).diagnostics(for: problem.solved())
  }

  /// Returns the part of each message after its colon, followed by the notes.
  package func story() throws -> [String] {
    try diagnostics().flatMap {
      [String($0.message.drop { $0 != ":" }.dropFirst(2))] + $0.notes
    }
  }
}

/// Returns the three records of `H:|-before-[item(size)]-after-|`.
package func across(
  _ item: Int, _ before: Double, _ size: Double, _ after: Double, in parent: Int = 0
) -> [ConstraintRecord] {
  [
    gap(item, .leading, after: parent, .leading, before), VFLLayoutSupport.size(item, .width, size),
    gap(parent, .trailing, after: item, .trailing, after),
  ]
}

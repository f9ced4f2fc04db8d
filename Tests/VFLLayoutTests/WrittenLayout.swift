import VFLDiagnostics
import VFLLayout
import VFLRecords

/// A layout whose records know where in a format they are written.
struct WrittenLayout {
  /// The texts of the formats.
  private(set) var formats: [String] = []
  /// The layout.
  var problem: LayoutProblem

  init(_ nodes: [LayoutNode], width: Double? = nil, height: Double? = nil) {
    problem = LayoutProblem(nodes: nodes, width: width, height: height)
  }

  /// Adds a format and its records, each with the text that it comes from and its rule; texts are
  /// looked for from left to right.
  mutating func add(_ format: String, _ records: (ConstraintRecord, String, RecordRule)...) {
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

  /// The bytes of a location.
  func text(_ location: SourceLocation) -> String? {
    guard case .format(let index) = location.origin, formats.indices.contains(index) else {
      return nil
    }
    let bytes = Array(formats[index].utf8)
    return String(decoding: bytes[location.span.start..<location.span.end], as: UTF8.self)
  }

  /// What the narration says of the solution.
  func diagnostics() throws -> [Diagnostic] {
    try LayoutNarration(of: problem, text: text).diagnostics(for: problem.solved())
  }

  /// The message after its colon and the notes, a line each.
  func story() throws -> [String] {
    try diagnostics().flatMap {
      [String($0.message.drop { $0 != ":" }.dropFirst(2))] + $0.notes
    }
  }
}

/// The four records of `H:|-before-[item(size)]-after-|`.
func across(
  _ item: Int, _ before: Double, _ size: Double, _ after: Double, in parent: Int = 0
) -> [ConstraintRecord] {
  [
    gap(item, .leading, after: parent, .leading, before), VFLLayoutTests.size(item, .width, size),
    gap(parent, .trailing, after: item, .trailing, after),
  ]
}

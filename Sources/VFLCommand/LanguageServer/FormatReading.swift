import VFLDiagnostics
import VFLRecords
import VFLRendering
import VFLSyntax

/// A format without an error, to be asked what it says at one of its places.
struct FormatReading {
  let tree: FormatTree
  /// The records, in the format's own bytes; item 0 is the superview.
  let records: [ConstraintRecord]
  /// The names of the items.
  let itemNames: [String]
  /// The metrics whose numbers are not seen, each with the number that stands for it in the records.
  var standIns: [(metric: String, number: Double)] = []

  /// The records that are made at an offset, as people read them, and the bytes that ask for them: of a
  /// gap or a size its own, of a view and of a bar all those that it takes part in, and those of the
  /// whole format where nothing stands that asks for some.
  func lines(at offset: Int) -> (span: SourceSpan, lines: [String]) {
    let (span, found) = records(at: offset)
    return (span, found.map(line))
  }

  private func records(at offset: Int) -> (span: SourceSpan, records: [ConstraintRecord]) {
    for connection in tree.views.compactMap(\.connection)
      + [tree.closingConnection].compactMap(\.self)
    where connection.span.start <= offset && offset < connection.span.end {
      return (connection.span, records(in: connection.span))
    }
    for view in tree.views where view.span.start <= offset && offset < view.span.end {
      for predicate in tree.predicates[view.predicates]
      where predicate.span.start <= offset && offset < predicate.span.end {
        return (predicate.span, records(in: predicate.span))
      }
      return (view.span, records(ofItemNamed: tree.string(view.name)))
    }
    if let bar = tree.leadingBar, bar.start <= offset, offset < bar.end, let view = tree.views.first
    {
      return (bar, records(in: SourceSpan(bar.end, view.span.start)))
    }
    if let bar = tree.trailingBar, bar.start <= offset, offset < bar.end, let view = tree.views.last
    {
      return (bar, records(in: SourceSpan(view.span.end, bar.start)))
    }
    return (SourceSpan(0, tree.text.count), records)
  }

  /// The records that some bytes ask for.
  private func records(in span: SourceSpan) -> [ConstraintRecord] {
    records.filter {
      let own = $0.provenance.location.span
      return span.start <= own.start && own.end <= span.end
    }
  }

  private func records(ofItemNamed name: String) -> [ConstraintRecord] {
    records.filter { record in
      [record.firstItem, record.secondItem].contains { item in
        item.map { itemNames.indices.contains($0.index) && itemNames[$0.index] == name } ?? false
      }
    }
  }

  private func line(_ record: ConstraintRecord) -> String {
    var line = RecordListing.line(record, itemNames: itemNames)
    for (metric, number) in standIns {
      line = Self.replace(DecimalText.shortest(number), by: metric, in: line)
    }
    return line
  }

  private static func replace(_ word: String, by other: String, in line: String) -> String {
    line.split(separator: " ", omittingEmptySubsequences: false).map { part in
      for front in ["", "@", "-", "std("] where part == front + word || part == front + word + ")" {
        return front + other + (part.hasSuffix(")") ? ")" : "")
      }
      return String(part)
    }.joined(separator: " ")
  }
}

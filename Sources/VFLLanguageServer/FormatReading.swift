import VFLDiagnostics
import VFLLint
import VFLRecords
import VFLSources
import VFLSyntax
import VFLText

/// A format string without errors, and the constraints that each of its parts creates.
struct FormatReading {
  private let tree: FormatTree
  /// The constraint records, whose locations refer to the format string.
  private let records: [ConstraintRecord]
  /// The names of the items.
  ///
  /// The first element represents the superview.
  private let itemNames: [String]
  /// The superview of each view whose superview is not the container, keyed by the name of the view.
  private let parents: [String: String]
  /// The names of metrics with unknown values.
  ///
  /// `views` contains the names of known views.
  private let hiddenMetrics: Set<String>
  private let views: Set<String>
  /// The predicates of the format string, keyed by their spans.
  private let predicates: [SourceSpan: PredicateNode]

  /// Parses the format string of a call site.
  ///
  /// Returns `nil` if the format string has an error.
  init?(_ site: CheckedSite, parents: [String: String]) {
    guard let records = site.records else { return nil }
    self.records = records
    tree = site.tree
    itemNames = ["|"] + site.itemNames.dropFirst()
    self.parents = parents
    hiddenMetrics = Set(site.hiddenMetrics)
    views = Set(site.site.views.names.map { $0.name })
    predicates = Dictionary(first: tree.chainPredicates.map { ($0.span, $0) })
  }

  /// Returns the constraints at an offset as text, and the span that creates them.
  ///
  /// At a gap or a size, these are the constraints that it creates. At a view or a `|`, these are all
  /// constraints that involve the view or the superview. If nothing at the offset creates constraints, the
  /// result contains all constraints of the format string.
  func lines(at offset: Int) -> (span: SourceSpan, lines: [String]) {
    let (span, found) = records(at: offset)
    return (span, found.map(line))
  }

  private func records(at offset: Int) -> (span: SourceSpan, records: [ConstraintRecord]) {
    let (chain, elements) = (tree.chain, tree.chainElements)
    if let connection = tree.connections(of: chain).first(where: { $0.span.contains(offset) }) {
      return (connection.span, records(in: connection.span))
    }
    if let element = elements.first(where: { $0.span.contains(offset) }),
      let view = tree.views[element.views].first
    {
      let predicate = tree.predicates[view.predicates].first { $0.span.contains(offset) }
      if let predicate { return (predicate.span, records(in: predicate.span)) }
      return (element.span, records(ofItemNamed: tree.string(of: view.name)))
    }
    if let bar = chain.leading?.span, bar.contains(offset), let first = elements.first {
      return (bar, records(in: SourceSpan(bar.end, first.span.start)))
    }
    if let bar = chain.trailing?.span, bar.contains(offset), let last = elements.last {
      return (bar, records(in: SourceSpan(last.span.end, bar.start)))
    }
    return (SourceSpan(0, tree.text.count), records)
  }

  /// Returns the records that the given span creates.
  private func records(in span: SourceSpan) -> [ConstraintRecord] {
    records.filter {
      let own = $0.provenance.location.span
      return span.start <= own.start && own.end <= span.end
    }
  }

  private func records(ofItemNamed name: String) -> [ConstraintRecord] {
    guard let item = itemNames.dropFirst().firstIndex(of: name).map({ ItemID($0) }) else {
      return []
    }
    return records.filter { $0.firstItem == item || $0.secondItem == item }
  }

  private func line(_ record: ConstraintRecord) -> String {
    let predicate = predicates[record.provenance.location.span]
    var names = itemNames
    let inside = record.firstItem.index == 0 ? record.secondItem : record.firstItem
    if let parent = inside.flatMap({ parents[itemNames[$0.index]] }) { names[0] = parent }
    return RecordListing.line(
      record, itemNames: names,
      constant: (predicate?.name).flatMap(hiddenName).map { name in
        // A name is treated as the name of a view if such a view is known, and otherwise as the name of a
        // metric.
        views.contains(name) ? "\(name).\(record.firstAttribute.name)" : name
      }, priority: (predicate?.priority?.name).flatMap(hiddenName))
  }

  /// Returns the name of a metric if its value is unknown, or `nil` if the value can be shown.
  private func hiddenName(_ name: NameNode) -> String? {
    let name = tree.string(of: name)
    return hiddenMetrics.contains(name) ? name : nil
  }
}

extension SourceSpan {
  fileprivate func contains(_ offset: Int) -> Bool { start <= offset && offset < end }
}

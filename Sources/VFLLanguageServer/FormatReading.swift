import VFLDiagnostics
import VFLLint
import VFLRecords
import VFLRendering
import VFLSources
import VFLSyntax

/// A format string without errors, with the constraints that its parts create.
struct FormatReading {
  private let chain: ChainNode
  /// The bytes of the whole format string.
  private let whole: SourceSpan
  /// The records, with locations in the format string.
  private let records: [ConstraintRecord]
  /// The names of the items.
  ///
  /// The first one is the superview.
  private let itemNames: [String]
  /// The names of superviews other than the container, keyed by the names of their subviews.
  private let parents: [String: String]
  /// The metrics whose values are not known, and the known views.
  private let hiddenMetrics: Set<String>
  private let views: Set<String>
  /// The predicates, keyed by their bytes.
  private let predicates: [SourceSpan: PredicateNode]

  /// Reads a format string.
  ///
  /// Returns `nil` if it has an error.
  init?(_ site: CheckedSite, parents: [String: String]) {
    guard let records = site.records else { return nil }
    self.records = records
    chain = site.tree.chain
    whole = SourceSpan(0, site.tree.text.count)
    itemNames = ["|"] + site.itemNames.dropFirst()
    self.parents = parents
    hiddenMetrics = Set(site.hiddenMetrics)
    views = Set(site.site.views.names.map { $0.name })
    predicates = Dictionary(first: chain.predicates.map { ($0.span, $0) })
  }

  /// Returns the constraints at an offset as text, and the bytes that create them.
  ///
  /// A gap or a size has its own constraints. A view or a bar has all constraints that it takes part in. If
  /// nothing at the offset creates constraints, the result contains all constraints of the format string.
  func lines(at offset: Int) -> (span: SourceSpan, lines: [String]) {
    let (span, found) = records(at: offset)
    return (span, found.map(line))
  }

  private func records(at offset: Int) -> (span: SourceSpan, records: [ConstraintRecord]) {
    if let connection = chain.connections.first(where: { $0.span.contains(offset) }) {
      return (connection.span, records(in: connection.span))
    }
    if let element = chain.elements.first(where: { $0.span.contains(offset) }),
      let view = element.views.first
    {
      let predicate = view.predicates.first { $0.span.contains(offset) }
      if let predicate { return (predicate.span, records(in: predicate.span)) }
      return (element.span, records(ofItemNamed: view.name.text))
    }
    if let bar = chain.leading?.span, bar.contains(offset), let first = chain.elements.first {
      return (bar, records(in: SourceSpan(bar.end, first.span.start)))
    }
    if let bar = chain.trailing?.span, bar.contains(offset), let last = chain.elements.last {
      return (bar, records(in: SourceSpan(last.span.end, bar.start)))
    }
    return (whole, records)
  }

  /// Returns the records that the given bytes create.
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
        // A name is treated as a view unless a metric of that name is known.
        views.contains(name) ? "\(name).\(record.firstAttribute.name)" : name
      }, priority: (predicate?.priority?.name).flatMap(hiddenName))
  }

  /// Returns the name that replaces an unknown number.
  private func hiddenName(_ name: NameNode) -> String? {
    hiddenMetrics.contains(name.text) ? name.text : nil
  }
}

extension SourceSpan {
  fileprivate func contains(_ offset: Int) -> Bool { start <= offset && offset < end }
}

import VFLDiagnostics
import VFLLint
import VFLRecords
import VFLRendering
import VFLSources
import VFLSyntax

/// A format without an error, with the constraints that each of its places makes.
struct FormatReading {
  private let chain: ChainNode
  /// The bytes of the whole format.
  private let whole: SourceSpan
  /// The records, in the format's own bytes.
  private let records: [ConstraintRecord]
  /// The names of the items; the first one is the superview's, whatever that is called.
  private let itemNames: [String]
  /// The names of the superviews that are not the container, by those of the views in them.
  private let parents: [String: String]
  /// The metrics whose numbers are not seen, and the views that are.
  private let hiddenMetrics: Set<String>
  private let views: Set<String>
  /// The predicates by the bytes that they have.
  private let predicates: [SourceSpan: PredicateNode]

  /// Reads a format; `nil` where it has an error.
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

  /// The records that are made at an offset, as people read them, and the bytes that ask for them.
  ///
  /// A gap or a size has its own records; a view or a bar, all those that it takes part in. Where nothing at
  /// the offset makes records, these are those of the whole format.
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

  /// The records that some bytes ask for.
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
        // A view counts where nobody has seen a metric of that name.
        views.contains(name) ? "\(name).\(record.firstAttribute.name)" : name
      }, priority: (predicate?.priority?.name).flatMap(hiddenName))
  }

  /// The name that stands for a number which is not seen.
  private func hiddenName(_ name: NameNode) -> String? {
    hiddenMetrics.contains(name.text) ? name.text : nil
  }
}

extension SourceSpan {
  fileprivate func contains(_ offset: Int) -> Bool { start <= offset && offset < end }
}

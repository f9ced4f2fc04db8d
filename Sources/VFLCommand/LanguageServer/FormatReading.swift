import VFLDiagnostics
import VFLLint
import VFLRecords
import VFLRendering
import VFLSources
import VFLSyntax

/// A format without an error, to be asked what it says at one of its places.
struct FormatReading {
  private let tree: FormatTree
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
    tree = site.tree
    itemNames = ["|"] + site.itemNames.dropFirst()
    self.parents = parents
    hiddenMetrics = Set(site.hiddenMetrics)
    views = Set(site.site.views.names.map(\.name))
    predicates = Dictionary(
      tree.predicates.map { ($0.span, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The records that are made at an offset, as people read them, and the bytes that ask for them: of a
  /// gap or a size its own, of a view and of a bar all those that it takes part in, and those of the
  /// whole format where nothing stands that asks for some.
  func lines(at offset: Int) -> (span: SourceSpan, lines: [String]) {
    let (span, found) = records(at: offset)
    return (span, found.map(line))
  }

  private func records(at offset: Int) -> (span: SourceSpan, records: [ConstraintRecord]) {
    let connections =
      tree.views.compactMap(\.connection) + (tree.closingConnection.map { [$0] } ?? [])
    if let connection = connections.first(where: { $0.span.contains(offset) }) {
      return (connection.span, records(in: connection.span))
    }
    if let view = tree.views.first(where: { $0.span.contains(offset) }) {
      let predicate = tree.predicates[view.predicates].first { $0.span.contains(offset) }
      if let predicate { return (predicate.span, records(in: predicate.span)) }
      return (view.span, records(ofItemNamed: tree.string(view.name)))
    }
    if let bar = tree.leadingBar, bar.contains(offset), let view = tree.views.first {
      return (bar, records(in: SourceSpan(bar.end, view.span.start)))
    }
    if let bar = tree.trailingBar, bar.contains(offset), let view = tree.views.last {
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
      constant: predicate.flatMap { hiddenName(of: $0.value) }.map { name in
        // A view counts where nobody has seen a metric of that name.
        views.contains(name) ? "\(name).\(record.firstAttribute.name)" : name
      }, priority: predicate?.priority.flatMap(hiddenName))
  }

  /// The name that stands for a number which is not seen.
  private func hiddenName(of value: ValueNode) -> String? {
    guard value.kind == .name else { return nil }
    let name = tree.string(value.span)
    return hiddenMetrics.contains(name) ? name : nil
  }
}

extension SourceSpan {
  fileprivate func contains(_ offset: Int) -> Bool { start <= offset && offset < end }
}

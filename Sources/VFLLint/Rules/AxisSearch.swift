import VFLDiagnostics
import VFLRecords
import VFLSyntax

/// Searches for views that have constraints on only one axis.
struct AxisSearch {
  private struct Sight {
    /// The location at which the view first occurs.
    var place: SourceLocation?
    var isHorizontal = false
    var isVertical = false
  }

  private var sights: [Sight]

  /// Creates a search for views whose item indices are below `viewCount`.
  init(viewCount: Int) {
    sights = [Sight](repeating: Sight(), count: viewCount)
  }

  /// Adds the records of the next format string.
  mutating func add(
    _ records: [ConstraintRecord], of format: FormatUse, in scope: SymbolicScope
  ) {
    let tree = format.tree
    for name in tree.chainViews.map({ $0.name }) {
      guard let item = scope.item(named: tree.string(of: name)), sights[item.index].place == nil
      else { continue }
      sights[item.index].place = SourceLocation(format.origin, name.span)
    }
    for record in records {
      note(record.firstItem, record.firstAttribute.axis)
      if let second = record.secondItem { note(second, record.secondAttribute.axis) }
    }
  }

  private mutating func note(_ item: ItemID, _ axis: Axis?) {
    // Superviews have negative identifiers and are skipped.
    guard sights.indices.contains(item.index) else { return }
    switch axis {
    case .horizontal: sights[item.index].isHorizontal = true
    case .vertical: sights[item.index].isVertical = true
    case nil: break
    }
  }

  /// Reports the views with constraints on only one axis, except the views in `others`, which are used
  /// outside the format strings.
  func report(_ names: [String], but others: Set<String>, to diagnostics: inout DiagnosticBag) {
    for (index, sight) in sights.enumerated() {
      guard let place = sight.place, sight.isHorizontal != sight.isVertical,
        !others.contains(names[index])
      else { continue }
      diagnostics.report(
        .singleAxis(span: place.span, name: names[index], isVertical: sight.isVertical),
        in: place.origin)
    }
  }
}

import VFLDiagnostics
import VFLRecords
import VFLSyntax

/// Looks for views that have constraints on one axis only.
struct AxisSearch {
  private struct Sight {
    /// Where the view stands first.
    var place: SourceLocation?
    var isHorizontal = false
    var isVertical = false
  }

  private var sights: [Sight]

  /// Creates a search among views that are numbered from 0.
  init(viewCount: Int) {
    sights = [Sight](repeating: Sight(), count: viewCount)
  }

  /// Takes the records of the next format.
  mutating func add(
    _ records: [ConstraintRecord], of format: FormatUse, in scope: SymbolicScope
  ) {
    for name in format.tree.chain.views.map({ $0.name }) {
      guard let item = scope.item(named: name.text), sights[item.index].place == nil else {
        continue
      }
      sights[item.index].place = SourceLocation(format.origin, name.span)
    }
    for record in records {
      note(record.firstItem, record.firstAttribute.axis)
      if let second = record.secondItem { note(second, record.secondAttribute.axis) }
    }
  }

  private mutating func note(_ item: ItemID, _ axis: Axis?) {
    // A superview has a number below 0.
    guard sights.indices.contains(item.index) else { return }
    switch axis {
    case .horizontal: sights[item.index].isHorizontal = true
    case .vertical: sights[item.index].isVertical = true
    case nil: break
    }
  }

  /// Reports the views of one axis, but those that something else than a format speaks of.
  func report(_ names: [String], but others: Set<String>, to findings: inout LintFindings) {
    for (index, sight) in sights.enumerated() {
      guard let place = sight.place, sight.isHorizontal != sight.isVertical,
        !others.contains(names[index])
      else { continue }
      findings.report(
        .singleAxis(span: place.span, name: names[index], isVertical: sight.isVertical),
        in: place.origin)
    }
  }
}

import VFLLayout
import VFLRecords

/// Conflicts with the content of scroll views.
extension VerdictFinder {
  /// Finds content that has the height of its scroll view but requires a larger height, or returns `nil`.
  func scrolling() -> Cause? {
    for constraint in own
    where constraint.first.attribute == .height && constraint.second?.attribute == .height
      && constraint.relation == .equal && constraint.multiplier == 1
    {
      let items = constraint.items
      guard let content = items.first(where: { !$0.isScrollFrame }),
        let frame = items.first(where: { $0.isScrollFrame }), contains(frame, content)
      else { continue }
      var relaxed = constraint
      relaxed.relation = content.key == items[0].key ? .greaterThanOrEqual : .lessThanOrEqual
      guard canHold(with: relaxed, insteadOf: constraint) else { continue }
      return (
        .overconstrained,
        "the content is higher than its scroll view: remove \(text(constraint)), or change it to "
          + LogQuote.text(names.equation(of: relaxed))
          + "; if the scroll view only scrolls horizontally, make its content lower instead"
      )
    }
    return nil
  }

  /// Returns whether an item is the content of a scroll view, because it is connected to its edges or to
  /// those of its content guide.
  private func contains(_ frame: LoggedItem, _ content: LoggedItem) -> Bool {
    content.isScrollContent
      || conflict.constraints.contains { constraint in
        guard let second = constraint.second, constraint.first.attribute.isVerticalEdge,
          second.attribute == constraint.first.attribute,
          let other = constraint.items.first(where: { $0.key != content.key })
        else { return false }
        return constraint.items.contains { $0.key == content.key }
          && (other.key == frame.key || other.isScrollContent)
      }
  }

  private func canHold(
    with relaxed: LoggedConstraint, insteadOf constraint: LoggedConstraint
  ) -> Bool {
    var layout = problem.layout
    for (index, place) in problem.constraintOfRecord.enumerated()
    where conflict.constraints[place] == constraint {
      layout.records[index].relation = relaxed.relation
    }
    return (try? layout.resultIfUnsatisfiable()) == nil
  }
}

extension LoggedItem {
  /// Whether the item is a scroll view, or a guide of one.
  var scrolls: Bool { isScrollFrame || isScrollContent }

  /// Whether the item has the size of a scroll view.
  fileprivate var isScrollFrame: Bool {
    label == "UIScrollView-frameLayoutGuide" || ClassName.short(className).hasSuffix("ScrollView")
  }

  /// Whether the item has the size of the content of a scroll view.
  fileprivate var isScrollContent: Bool { label == "UIScrollView-contentLayoutGuide" }
}

extension Attribute {
  fileprivate var isVerticalEdge: Bool { [.top, .bottom].contains(withoutMargins) }
}

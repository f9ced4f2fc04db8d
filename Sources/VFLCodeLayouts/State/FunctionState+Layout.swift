import VFLRecords

// The constraints that are active at the end of a function.
extension FunctionState {
  /// Whether a constraint is certainly active and required at the end of the function.
  func isActive(_ constraint: CodeConstraint) -> Bool {
    guard constraint.isCertain, constraint.isComplete, constraint.isRequired,
      let time = constraint.activation, time > lastRemoval
    else { return false }
    return isKept(constraint)
      && !constraint.anchors.contains { items.mayBeAlone($0.item) }
  }

  /// Whether a constraint is active at the end of the function, if unknown code does not change it.
  func isDrawn(_ constraint: CodeConstraint) -> Bool {
    // A constraint that sets the size of a view stays active when the view moves.
    let isSize = constraint.second == nil && constraint.isComplete
    return !constraint.isConditional
      && (isSize ? isSizeKept(constraint) : isKept(constraint))
  }

  /// Whether a constraint that sets the size of a view was activated and not removed, and the view is not
  /// removed at the end.
  private func isSizeKept(_ constraint: CodeConstraint) -> Bool {
    guard let time = constraint.activation else { return false }
    let item = items[constraint.first.item]
    return item.reset < time && (item.removal < time || item.parent != nil)
  }

  /// Whether a constraint was activated, and neither removed nor lost by moving a view.
  private func isKept(_ constraint: CodeConstraint) -> Bool {
    guard let time = constraint.activation else { return false }
    return constraint.anchors.allSatisfy { anchor in
      items[anchor.item].reset < time
        && !items.isAny(of: anchor.item) { items[$0].removal >= time }
    }
  }

  /// Whether a view was removed from its superview, or any view may have been.
  func wasRemoved(_ item: Int) -> Bool {
    lastRemoval > 0 || items.isAny(of: item) { items[$0].removal > 0 }
  }

  /// The position of an object in the tree of views, relative to another object.
  enum TreeRelation {
    case inside, outside, unknown
  }

  /// Returns whether an object is inside of a view.
  func relation(of item: Int, to view: Int) -> TreeRelation {
    if items.isAny(of: item, { $0 == view }) {
      return items[item].guide != nil ? .unknown : .inside
    }
    // Two objects with a common ancestor are in different subtrees.
    let isOutside = items.isAny(of: item) { ancestor in
      items.isAny(of: view) { $0 == ancestor }
    }
    if isOutside { return .outside }
    // The object of the function, or its view, contains the views that the object creates.
    let root = items[item].guide != nil ? items[item].parent ?? item : item
    return items[root].isRoot && items[view].isExact && !items[view].isRoot ? .outside : .unknown
  }
}

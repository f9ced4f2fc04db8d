import VFLRecords

/// Conflicts with the constraints of stack views.
extension VerdictFinder {
  /// Finds a hidden view of a stack view, or returns `nil`.
  func hidden() -> Cause? {
    let hiding = members.first { $0.origin == .stackHiding } ?? unnamedHiding
    guard let hiding else { return nil }
    let view = hiding.first.item
    let others = own.filter { constraint in
      constraint != hiding && constraint.relation != .lessThanOrEqual && !constraint.isKept
        && !constraint.items.contains { $0.className == "_UILayoutSpacer" }
    }
    // A size in the view does not yield enough if the view has insets.
    let inner =
      others.last { $0.first == hiding.first } ?? own.last { !$0.isKept && $0.isFarEdge(of: view) }
      ?? others.last { $0.first.attribute.isSize } ?? others.last
    let cure =
      inner.map { "lower the priority of \(text($0)) to 999" }
      ?? "hide the views in it, too, or wrap it in your own view with one edge at priority 999"
    return (
      .hiddenInStack, "\(name(view)) is hidden in a stack view but cannot collapse: \(cure)"
    )
  }

  /// A size of 0 that a stack view sets in a nested stack view, or `nil` if no stack view does.
  ///
  /// Layout libraries do not print the identifiers of such constraints.
  private var unnamedHiding: LoggedConstraint? {
    let spacers = members.filter { constraint in
      constraint.items.contains { $0.className == "_UILayoutSpacer" }
    }
    guard !spacers.isEmpty, conflict.constraints.allSatisfy({ $0.identifier == nil }),
      conflict.constraints.contains(where: { $0.site != nil || $0.className.hasPrefix("MAS") })
    else { return nil }
    return members.first { size in
      size.first.attribute.isSize && size.second == nil && size.constant == 0
        && size.className == "NSLayoutConstraint"
        && spacers.contains { $0.items.contains { $0.key == size.first.item.key } }
    }
  }

  /// Finds a distance or a size that both a stack view and the program set, or returns `nil`.
  func twiceByStack() -> Cause? {
    guard members.count == 2, own.count == 1,
      let stack = members.first(where: { $0.origin == .stack }),
      own[0].isAboutSame(as: stack)
    else { return nil }
    let place =
      stack.identifier == "UISV-alignment"
      ? "use its `alignment` instead" : "use its `spacing` or `setCustomSpacing` instead"
    return (
      .duplicate, "remove \(text(own[0])), because the stack view sets it as well: \(place)"
    )
  }

  /// Finds a constraint between an arranged view of a stack view and a view outside, or returns `nil`.
  func outside() -> Cause? {
    let stacks = members.compactMap { $0.stackView }
    let arranged = Set(
      members.filter { $0.origin == .stack }.flatMap { constraint in
        constraint.items.map { $0.key }.filter { $0 != constraint.stackView?.key }
      })
    // A nested stack view is an arranged view, too.
    guard let stack = stacks.first(where: { !arranged.contains($0.key) }) else { return nil }
    // The constraints that position the stack view refer to the views outside.
    var views = Set(
      own.filter { $0.second != nil }.map { $0.items.map { $0.key } }
        .filter { $0.contains(stack.key) }.joined()
    ).subtracting(arranged).subtracting([stack.key])
    for guide in members where guide.origin == .layoutMargins || guide.origin == .safeArea {
      let keys = guide.items.map { $0.key }
      if keys.contains(where: views.contains) { views.formUnion(keys) }
    }
    guard
      let constraint = own.last(where: { constraint in
        !constraint.first.attribute.isSize
          && constraint.items.contains { arranged.contains($0.key) }
          && constraint.items.contains { views.contains($0.key) }
      }), let view = constraint.items.first(where: { arranged.contains($0.key) })
    else { return nil }
    return (
      .overconstrained,
      "remove \(text(constraint)): \(name(stack)) positions \(name(view)), so constrain only the stack view"
    )
  }
}

extension LoggedConstraint {
  /// Returns whether the constraint refers to a trailing, right or bottom edge of a view.
  fileprivate func isFarEdge(of view: LoggedItem) -> Bool {
    second != nil && [.trailing, .right, .bottom].contains(first.attribute.withoutMargins)
      && items.contains { $0.key == view.key }
  }

  /// The stack view that the constraint connects to an arranged view, or `nil` for other constraints.
  fileprivate var stackView: LoggedItem? {
    identifier == "UISV-canvas-connection" ? superview ?? first.item : nil
  }
}

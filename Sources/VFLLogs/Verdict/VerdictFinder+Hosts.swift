import VFLLayout
import VFLRecords

/// Conflicts with sizes that come from outside of the layout.
extension VerdictFinder {
  /// A hidden view of a stack.
  func hidden() -> Cause? {
    let hiding = members.first { $0.origin == .stackHiding } ?? unnamedHiding
    guard let hiding else { return nil }
    let view = hiding.first.item
    let others = own.filter { constraint in
      constraint != hiding && constraint.relation != .lessThanOrEqual && !constraint.isKept
        && !constraint.items.contains { $0.className == "_UILayoutSpacer" }
    }
    let inner =
      others.last { $0.first == hiding.first } ?? others.last { $0.first.attribute.isSize }
      ?? others.last
    let cure =
      inner.map { "a priority of 999 on \(text($0))" }
      ?? "hide the views in it, too, or put it into a view of your own with 999 on one edge"
    return (.hiddenInStack, "\(name(view)) is hidden in a stack, and may not vanish: \(cure)")
  }

  /// A size of 0 of a stack in a stack, where a library does not print the identifiers of either.
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

  /// The mask of a view that constraints lay out, or that the system lays out.
  func mask() -> Cause? {
    let masks = members.filter { $0.origin == .autoresizingMask }
    guard !masks.isEmpty else { return nil }
    let free = masks.filter { !$0.first.item.isManaged }
    let forgotten =
      free.first { isPlaced($0.first.item, masks) } ?? free.first { isOnWay($0.first.item) }
    if let mask = forgotten {
      return (
        .forgottenMask,
        "set `translatesAutoresizingMaskIntoConstraints = false` on \(name(mask.first.item))\(notParent(mask))"
      )
    }
    if let mask = masks.first(where: { $0.first.item.isManaged }), !isWindow(mask.first.item) {
      return (
        .managedMask,
        "\(name(mask.first.item)) gets its frame from its owner: \(letWait), or another size from there; "
          + "leave its autoresizing mask alone"
      )
    }
    guard let size = given, size.origin == .autoresizingMask, size.constant <= 0, !own.isEmpty
    else { return nil }
    let view = name(size.first.item)
    let start =
      "\(view) has no \(Self.side(size)) when your constraints are solved: give it its frame "
      + "before, or \(letWait)"
    guard !size.first.item.isManaged else { return (.hostSize, start) }
    return (
      .hostSize,
      start + "; if constraints of your own lay \(view) itself out, set "
        + "`translatesAutoresizingMaskIntoConstraints = false` on it"
    )
  }

  private func isWindow(_ item: LoggedItem) -> Bool { item.className.hasSuffix("Window") }

  /// Whether constraints of the program's own give a view a size, or lay it out where its mask does.
  private func isPlaced(_ view: LoggedItem, _ masks: [LoggedConstraint]) -> Bool {
    let isPlacedByMask = masks.contains {
      $0.first.item.key == view.key && !$0.first.attribute.isSize
    }
    return own.contains { constraint in
      let isOwnSize = constraint.first.attribute.isSize && constraint.first.item.key == view.key
      return isOwnSize || isPlacedByMask && constraint.items.contains { $0.key == view.key }
    }
  }

  /// Whether a view stands in a constraint of the program's on the way, and is not the view whose size is
  /// given.
  private func isOnWay(_ view: LoggedItem) -> Bool {
    guard walk != nil, let given, given.first.item.key != view.key else { return false }
    return own.contains { constraint in constraint.items.contains { $0.key == view.key } }
  }

  /// A hint that the flag is not to be set on the superview, where that view is only assumed to be the
  /// superview.
  private func notParent(_ mask: LoggedConstraint) -> String {
    guard problem.assumption == .superviews,
      let parent = problem.assumedSuperview(of: mask.first.item)
    else { return "" }
    return ", not on \(name(parent)), which is taken to be its superview"
  }

  /// Two sizes that hosts give one view at once.
  func twoHosts() -> Cause? {
    let sizes = members.filter { $0.origin == .encapsulatedSize }
    guard own.isEmpty, sizes.count == 2, sizes[0].first == sizes[1].first else { return nil }
    return (
      .hostSize,
      "\(name(sizes[0].first.item)) has its old and its new size at once while it is reused: a priority of "
        + "999 on one edge in it keeps the log silent"
    )
  }

  /// A view that is measured, or has no size yet.
  func measuring() -> Cause? {
    guard let given, given.origin != .autoresizingMask else { return nil }
    let view = name(given.first.item)
    if given.origin == .temporarySize {
      return (
        .hostSize, "\(view) is measured in no room for a moment, which shows nowhere: \(letWait)"
      )
    }
    if given.origin == .fittingSize {
      return (
        .hostSize,
        "`systemLayoutSizeFitting` asks for a \(Self.side(given)) of \(Self.number(given)) of \(view): ask "
          + "for another one, or let one edge give way: \(letWait)"
      )
    }
    guard given.constant <= 0 else { return nil }
    return (
      .hostSize,
      "\(view) has no \(Self.side(given)) when it is laid out for the first time: \(letWait) lets the "
        + "layout wait for it"
    )
  }

  /// A view that is measured in no room, in a list that does not prove a conflict since constraints are
  /// missing.
  func measuringOfList() -> Cause? {
    guard conflict.isAnnounced,
      let size = conflict.constraints.first(where: { $0.origin == .temporarySize })
    else { return nil }
    return (
      .hostSize,
      "\(name(size.first.item)) is measured in no room for a moment, which shows nowhere: a priority of "
        + "999 on one of its trailing or bottom edges lets the layout wait for its size"
    )
  }

  /// A size that the host rounds.
  func rounding() -> Cause? {
    guard let given, given.origin == .encapsulatedSize, given.constant > 1, let miss, miss <= 1
    else {
      return nil
    }
    let rounded = own.first { $0.multiplier != 1 } ?? waiting
    let cure = rounded.map { "a priority of 999 on \(text($0))" } ?? letWait
    return (
      .hostRounding,
      "the host of \(name(given.first.item)) rounds its \(Self.side(given)) to \(Self.number(given)): \(cure)"
    )
  }

  /// A size that the host rounds, in a list that holds as it is printed and would not with half a point more
  /// or less.
  func roundingOfList() -> Cause? {
    guard conflict.isAnnounced, conflict.unread.isEmpty, problem.meaningless.isEmpty,
      let broken = conflict.broken.map({ conflict.constraints[$0] }),
      let place = problem.constraintOfRecord.firstIndex(where: { index in
        let size = conflict.constraints[index]
        return size.origin == .encapsulatedSize && size.relation == .equal && size != broken
          && size.constant > 1
      })
    else { return nil }
    let isTight = [-0.5, 0.5].contains { change in
      var changed = problem.layout
      changed.records[place].constant += change
      guard let result = (try? changed.resultIfUnsatisfiable()) ?? nil else { return false }
      return !result.conflicts.isEmpty
    }
    guard isTight else { return nil }
    let given = conflict.constraints[problem.constraintOfRecord[place]]
    let waiting =
      broken.origin == nil
      ? broken : conflict.constraints.last { $0.origin == nil && $0.second != nil } ?? broken
    return (
      .hostRounding,
      "the host of \(name(given.first.item)) rounds its \(Self.side(given)) to \(Self.number(given)), and "
        + "numbers are printed rounded, too: a priority of 999 on \(text(waiting))"
    )
  }

  /// A host whose size does not fit its content.
  func host() -> Cause? {
    guard let given, given.origin == .encapsulatedSize else { return nil }
    let view = name(given.first.item)
    let needed = fitting.map { " of \(LogTable.number($0))" } ?? ""
    // What is as high as a screen does not wait for its content.
    let isScreen = !given.first.item.isCell && given.constant >= 400
    if given.first.attribute == .height, !isScreen {
      let isCell = given.first.item.isCell
      return (
        .hostSize,
        isCell
          ? "\(view) is \(Self.number(given)) high, and its content needs a height\(needed): let the "
            + "\(given.first.item.isOfCollection ? "item" : "row") take it from its constraints, or return it; until it has, \(letWait)"
          : "\(view) gets a height of \(Self.number(given)) from its host, and its content needs one\(needed): "
            + letWait
      )
    }
    guard isCellTooSmall else { return nil }
    let width = "\(view) is \(Self.number(given)) wide"
    return (
      .hostSize,
      given.first.item.className.hasPrefix("UITableView")
        ? "\(width) for a moment, and its content needs a width\(needed): \(letWait)"
        : "\(width), and its content needs a width\(needed): give the item that size; until it has it, "
          + letWait
    )
  }

  /// Whether the content of a cell needs more room than the host has given.
  ///
  /// A row may have any height; no table is so narrow but while it changes, and nothing wider is an estimate.
  var isCellTooSmall: Bool {
    guard let given, given.origin == .encapsulatedSize, given.first.item.isCell,
      (fitting ?? 0) > given.constant
    else { return false }
    return given.first.attribute == .height || given.constant < 200
  }

  /// A view that a keyboard or a bar puts somewhere, and that constraints of the program's put elsewhere.
  func placing() -> Cause? {
    let tied = own.filter { constraint in
      let makers = constraint.items.map { $0.maker }
      return makers.contains(.system) && makers.contains { $0 == .app || $0 == .anybody }
    }
    guard let tie = tied.first, let view = tie.items.first(where: { $0.maker != .system }),
      let other = own.last(where: { constraint in
        !tied.contains(constraint) && constraint.items.contains { $0.key == view.key }
      })
    else { return nil }
    return (
      .hostSize,
      "\(name(view)) is put where it is by its host: constrain what is in it, or give \(text(other)) a "
        + "priority of 999"
    )
  }

  /// How large the host would have to be.
  var fitting: Double? {
    guard let found, let given else { return nil }
    return found.changes.first { change in
      problem.constraint(of: change.member).map { conflict.constraints[$0] } == given
    }?.to
  }

  static func side(_ size: LoggedConstraint) -> String {
    size.first.attribute == .width ? "width" : "height"
  }

  static func number(_ size: LoggedConstraint) -> String { LogTable.number(size.constant) }
}

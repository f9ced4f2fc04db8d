import VFLDiagnostics
import VFLLayout
import VFLRecords

/// Conflicts with sizes that are set from outside the layout.
extension VerdictFinder {
  /// Finds an autoresizing mask of a view that has its own constraints or that the system lays out, or
  /// returns `nil`.
  func mask() -> Cause? {
    let masks = members.filter { $0.origin == .autoresizingMask }
    guard !masks.isEmpty else { return nil }
    let free = masks.filter { !$0.first.item.isManaged }
    let forgotten =
      free.first { isPlaced($0.first.item, masks) } ?? free.first { isOnWay($0.first.item) }
      ?? free.first { isInside($0.first.item) }
    if let mask = forgotten {
      return (
        .forgottenMask,
        "set `translatesAutoresizingMaskIntoConstraints = false` on \(name(mask.first.item))\(notParent(mask))"
      )
    }
    if let mask = masks.first(where: { $0.first.item.isManaged }), !isWindow(mask.first.item) {
      return (
        .managedMask,
        "\(name(mask.first.item)) gets its frame from its owner: \(letWait), or change the size that the "
          + "owner sets; keep its autoresizing mask"
      )
    }
    guard let size = given, size.origin == .autoresizingMask, size.constant <= 0, !own.isEmpty
    else { return nil }
    let view = name(size.first.item)
    let start =
      "\(view) has no \(Self.side(size)) when your constraints are solved: set its frame first, or "
      + letWait
    guard !size.first.item.isManaged else { return (.hostSize, start) }
    return (
      .hostSize,
      start + "; if your own constraints lay out \(view) itself, set "
        + "`translatesAutoresizingMaskIntoConstraints = false` on it"
    )
  }

  private func isWindow(_ item: LoggedItem) -> Bool { item.className.hasSuffix("Window") }

  /// Returns whether constraints of the program set the size of a view, or its position if the mask also sets
  /// the position.
  private func isPlaced(_ view: LoggedItem, _ masks: [LoggedConstraint]) -> Bool {
    let isPlacedByMask = masks.contains {
      $0.first.item.key == view.key && !$0.first.attribute.isSize
    }
    return own.contains { constraint in
      let isOwnSize = constraint.first.attribute.isSize && constraint.first.item.key == view.key
      return isOwnSize || isPlacedByMask && constraint.items.contains { $0.key == view.key }
    }
  }

  /// Returns whether a constraint of the program refers to a view whose size is not the given size of the
  /// walk.
  private func isOnWay(_ view: LoggedItem) -> Bool {
    guard walk != nil, let given, given.first.item.key != view.key else { return false }
    return own.contains { constraint in constraint.items.contains { $0.key == view.key } }
  }

  /// Returns whether a constraint of the program positions a view in another one.
  private func isInside(_ view: LoggedItem) -> Bool {
    own.contains { constraint in
      let inner = view.scrolls ? constraint.nesting?.inner : nested.inner(of: constraint)?.item
      return inner?.key == view.key
    }
  }

  /// Returns a warning not to set the flag on the superview if the superview is only assumed, or an empty
  /// string otherwise.
  private func notParent(_ mask: LoggedConstraint) -> String {
    guard problem.assumption == .superviews,
      let parent = problem.assumedSuperview(of: mask.first.item)
    else { return "" }
    return ", not on \(name(parent)), which is assumed to be its superview"
  }

  /// Finds two sizes that hosts set at the same time, or returns `nil`.
  ///
  /// The sizes belong to the same view, or to a cell and to the content view that Interface Builder pins to
  /// it.
  func twoHosts() -> Cause? {
    let sizes = members.filter { $0.isGivenSize }
    guard own.isEmpty, sizes.count == 2, sizes.contains(where: { $0.origin == .encapsulatedSize }),
      sizes.allSatisfy({ $0.origin == .encapsulatedSize || $0.first.item.isManaged })
    else { return nil }
    if sizes[0].first == sizes[1].first {
      return (
        .hostSize,
        "\(name(sizes[0].first.item)) has its old and its new size at the same time while it is reused: "
          + "lower the priority of one edge in it to 999 to silence the log"
      )
    }
    let cell = sizes.first { $0.first.item.className.hasSuffix("Cell") } ?? sizes[0]
    let side = Self.side(cell)
    let words = sizes.map {
      "\(name($0.first.item)) has a \(side) of \(Self.number($0))"
    }.joined(separator: " and ")
    return (sizes[0].constant - sizes[1].constant).magnitude <= 1
      ? (.hostRounding, "\(words): give \(name(cell.first.item)) a whole \(side)")
      : (
        .hostSize,
        "\(words) until its next layout: give \(name(cell.first.item)) the right size first"
      )
  }

  /// Finds a view that is being measured, or that has no size yet, or returns `nil`.
  func measuring() -> Cause? {
    guard let given, given.origin != .autoresizingMask else { return nil }
    let view = name(given.first.item)
    if given.origin == .temporarySize {
      return (
        .hostSize,
        "\(view) is briefly measured at a temporary size, which has no visible effect: \(letWait)"
      )
    }
    if given.origin == .fittingSize {
      return (
        .hostSize,
        "`systemLayoutSizeFitting` requests a \(Self.side(given)) of \(Self.number(given)) for \(view): "
          + "request another size, or \(letWait)"
      )
    }
    guard given.constant <= 0 else { return nil }
    return (
      .hostSize,
      "\(view) has no \(Self.side(given)) during its first layout: \(letWait) so that it yields until then"
    )
  }

  /// Finds a view that is being measured, in a list that does not prove a conflict because constraints are
  /// missing, or returns `nil`.
  func measuringOfList() -> Cause? {
    guard conflict.isAnnounced,
      let size = conflict.constraints.first(where: { $0.origin == .temporarySize })
    else { return nil }
    return (
      .hostSize,
      "\(name(size.first.item)) is briefly measured at a temporary size, which has no visible effect: lower "
        + "the priority of one of its trailing or bottom edges to 999 so that it yields until then"
    )
  }

  /// Finds a size that the host has rounded, or returns `nil`.
  func rounding() -> Cause? {
    guard let given, given.origin == .encapsulatedSize, given.constant > 1, let miss, miss <= 1
    else {
      return nil
    }
    let rounded = own.first { $0.multiplier != 1 } ?? waiting
    let cure = rounded.map { "lower the priority of \(text($0)) to 999" } ?? letWait
    return (
      .hostRounding,
      "the host of \(name(given.first.item)) rounds its \(Self.side(given)) to \(Self.number(given)): \(cure)"
    )
  }

  /// Finds a size that the host has rounded, in a list that is satisfiable as printed but not if the size
  /// changes by half a point, or returns `nil`.
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
        + "printed numbers are rounded, too: lower the priority of \(text(waiting)) to 999"
    )
  }

  /// Finds a host whose size does not fit its content, or returns `nil`.
  func host() -> Cause? {
    guard let given, given.origin == .encapsulatedSize else { return nil }
    let view = name(given.first.item)
    let needed =
      fitting.map { "a \(Self.side(given)) of \(LogTable.number($0))" }
      ?? "another \(Self.side(given))"
    let item = given.first.item
    // The height of a whole screen does not follow from its content.
    let isScreen = !item.isCell && given.constant >= 400
    guard given.first.attribute == .height ? !isScreen : isTooSmall else { return nil }
    guard item.isCell else {
      return (
        .hostSize,
        "\(view) gets a \(Self.side(given)) of \(Self.number(given)) from its host, but its content "
          + "requires \(needed): \(letWait)"
      )
    }
    if given.first.attribute == .height {
      return (
        .hostSize,
        "\(view) is \(Self.number(given)) high, but its content requires \(needed): "
          + "\(Self.heightAdvice(item)); \(letWait) so that it yields until the cell has the right height"
      )
    }
    let width = "\(view) is \(Self.number(given)) wide"
    return (
      .hostSize,
      item.className.hasPrefix("UITableView")
        ? "\(width) temporarily, but its content requires \(needed): \(letWait)"
        : "\(width), but its content requires \(needed): give the item that size; \(letWait) so that it "
          + "yields until the item has it"
    )
  }

  /// Whether the content of a host requires more space than the host has for the moment.
  ///
  /// A row may have any height. A host is narrower than 200 points only while its width changes, and a
  /// larger width is never an estimate. A table column keeps its width.
  var isTooSmall: Bool {
    guard let given, given.origin == .encapsulatedSize, !isColumn, (fitting ?? 0) > given.constant
    else { return false }
    return given.first.attribute == .height ? given.first.item.isCell : given.constant < 200
  }

  /// Finds a view that a keyboard or a bar positions, and that constraints of the program position elsewhere,
  /// or returns `nil`.
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
      "\(name(view)) is positioned by its host: constrain its content instead, or lower the priority of "
        + "\(text(other)) to 999"
    )
  }

  /// The size at which the host would fit its content, or `nil` if it is unknown.
  var fitting: Double? {
    guard let found, let given else { return nil }
    return found.changes.first { change in
      problem.constraint(of: change.member).map { conflict.constraints[$0] } == given
    }?.to
  }

  /// Returns advice on how to give a cell the height that its content requires.
  private static func heightAdvice(_ cell: LoggedItem) -> String {
    if cell.isOfCollection {
      return "return the right size from sizeForItemAt, or use self-sizing cells"
    }
    return cell.className.firstPlace(of: "HeaderFooter") == nil
      ? "return the right height from heightForRowAt, or use automatic row heights"
      : "return the right height of the header or footer, or use automatic heights"
  }

  static func side(_ size: LoggedConstraint) -> String {
    size.first.attribute == .width ? "width" : "height"
  }

  static func number(_ size: LoggedConstraint) -> String { LogTable.number(size.constant) }
}

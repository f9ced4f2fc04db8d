extension ConflictOwner {
  /// Determines the owner of a conflict from its constraints, or from all listed constraints if its
  /// members are unknown.
  ///
  /// Returns `nil` if there are no constraints.
  init?(_ constraints: [LoggedConstraint], knownAs known: KnownConflict?) {
    guard !constraints.isEmpty else { return nil }
    let items = constraints.flatMap { $0.items }
    let makers = Set(items.map { $0.maker })
    let hasSystemViews = items.contains { $0.maker == .system && !$0.isGuide }
    let isSystem =
      makers.contains(.system) || known != nil || constraints.contains { $0.maker == .system }
    // The conflict certainly involves the program if a view, a constraint or the known conflict belongs to
    // the program. Otherwise, the conflict still involves the program, unless an item is a private view of
    // the system or the known conflict involves only the system.
    let isCertainlyYours =
      makers.contains(.app) || known?.involvesProgram == true
      || constraints.contains { $0.maker == .app }
    let isYours =
      isCertainlyYours || !hasSystemViews && known?.isOfSystemAlone != true
    self = isYours ? (isSystem ? .both : .yours) : .system
  }
}

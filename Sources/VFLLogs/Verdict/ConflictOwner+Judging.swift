extension ConflictOwner {
  /// Judges whose a conflict is by its constraints, or by all that are listed where its members are not
  /// known.
  ///
  /// `nil` where there are no constraints.
  init?(_ constraints: [LoggedConstraint], knownAs known: KnownConflict?) {
    guard !constraints.isEmpty else { return nil }
    let items = constraints.flatMap { $0.items }
    let makers = Set(items.map { $0.maker })
    let hasSystemViews = items.contains { $0.maker == .system && !$0.isGuide }
    let isSystem =
      makers.contains(.system) || known != nil || constraints.contains { $0.maker == .system }
    // Certainly yours if a view, a constraint or the known conflict names the program. Otherwise yours too,
    // unless a private view of the system is among the items or the known conflict is the system's alone.
    let isCertainlyYours =
      makers.contains(.app) || known?.involvesProgram == true
      || constraints.contains { $0.maker == .app }
    let isYours =
      isCertainlyYours || !hasSystemViews && known?.isOfSystemAlone != true
    self = isYours ? (isSystem ? .both : .yours) : .system
  }
}

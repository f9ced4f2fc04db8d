extension ConflictOwner {
  /// Judges whose a conflict is by its constraints, or by all that are listed where its members are not
  /// known.
  ///
  /// `nil` where there are no constraints.
  init?(_ constraints: [LoggedConstraint], knownAs known: KnownConflict?) {
    guard !constraints.isEmpty else { return nil }
    let items = constraints.flatMap { [$0.first.item, $0.second?.item].compactMap(\.self) }
    let makers = Set(items.map(\.maker))
    let hasSystemViews = items.contains { $0.maker == .system && !$0.isGuide }
    let isSystem =
      makers.contains(.system) || known != nil || constraints.contains { $0.maker == .system }
    // What says of itself that it is the program's; all else is whose the private views around it are.
    let isCertainlyYours =
      makers.contains(.app) || known?.involvesProgram == true
      || constraints.contains { $0.maker == .app }
    let isYours =
      isCertainlyYours || !hasSystemViews && known?.isOfSystemAlone != true
    self = isYours ? (isSystem ? .both : .yours) : .system
  }
}

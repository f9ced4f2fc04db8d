import VFLLayout

/// A layout pass over a hierarchy: updates the constraints, solves them and sets the frames, until no view
/// needs an update or layout.
struct LayoutPass {
  /// The maximum number of iterations before the pass fails with ``LayoutLoopError``.
  static let limit = 100

  private let root: LayoutView
  private var undo: [FrameChange] = []
  /// The views that the pass measured for a different width, each with its previous measured width.
  private var measured: [(view: LayoutView, width: Double?)] = []
  /// The views that were laid out last.
  private var laidOut: [LayoutView] = []

  /// Runs a layout pass for a hierarchy.
  ///
  /// If it throws an error, all frames and content heights are restored.
  static func run(_ root: LayoutView) throws {
    var pass = LayoutPass(root: root)
    do {
      try pass.run()
    } catch {
      for change in pass.undo.reversed() { change.undo() }
      for (view, width) in pass.measured.reversed() { view.measureContent(forWidth: width) }
      // The next pass creates a live layout from the hierarchy, including the pending changes.
      root.rootLayout = nil
      throw error
    }
  }

  private init(root: LayoutView) {
    self.root = root
  }

  private mutating func run() throws {
    for _ in 0..<Self.limit {
      let live = liveLayout
      try updateConstraints(live)
      // `updateConstraints()` may have changed the direction, or the view may no longer be a root.
      guard root.rootLayout === live else { continue }
      try solve(live)
      guard let live = root.rootLayout else { continue }
      try layoutSubviews(live)
      guard root.rootLayout === live, live.hasWork else {
        if root.rootLayout == nil { continue }
        return
      }
    }
    throw LayoutLoopError(views: waitingViews)
  }

  private var liveLayout: LiveLayout {
    if let live = root.rootLayout { return live }
    let live = LiveLayout(of: root)
    root.rootLayout = live
    return live
  }

  /// The names of the views that need an update or layout.
  ///
  /// If there are none, the names of the views that were laid out last, because one of these views has
  /// changed the constraints or sizes.
  private var waitingViews: [String] {
    guard let live = root.rootLayout else { return [root.name] }
    let waiting = live.waitingForUpdate + live.waitingForLayout
    // A view may be in both lists.
    var visited: Set<ObjectIdentifier> = []
    return (waiting.isEmpty ? laidOut : waiting).filter {
      visited.insert(ObjectIdentifier($0)).inserted
    }
    .map(\.name)
  }

  // MARK: Steps

  /// Calls the pending `updateConstraints()`, the deepest views first, because they may request an update of
  /// their superviews.
  private func updateConstraints(_ live: LiveLayout) throws {
    live.enterNewElements()
    for _ in 0..<Self.limit where !live.waitingForUpdate.isEmpty {
      let views = live.takeWaitingForUpdate()
      for view in views where view.needsUpdate && view.live === live {
        try view.updateConstraintsNow()
      }
      live.enterNewElements()
    }
    if !live.waitingForUpdate.isEmpty { throw LayoutLoopError(views: waitingViews) }
  }

  private mutating func solve(_ live: LiveLayout) throws {
    live.updateSafeAreas()
    guard live.needsSolving || live.hasNewScale else { return }
    var live = live
    var isFresh = false
    while true {
      do {
        live.restoreBroken()
        try live.applyChanges()
        if live.rows.solve() {
          try live.readFrames(&undo)
          live.needsSolving = false
          root.conflictingConstraints = []
          live.updateSafeAreas()
          return
        }
      } catch {
        try HierarchySnapshot(of: root).validate()
      }
      // Broken constraints stay broken when the solver is created again.
      let canGoOn = try settleConflict() || !isFresh
      guard canGoOn else {
        throw HierarchySnapshot(of: root).malformed(
          LayoutError(reasons: [.numbersTooLarge(record: nil)]))
      }
      root.rootLayout = nil
      live = liveLayout
      isFresh = true
    }
  }

  /// Throws an error that explains the conflicts, or breaks constraints to resolve them, depending on the
  /// conflict policy.
  ///
  /// - Returns: `false` if the constraints are satisfiable, so that there is no conflict to resolve.
  private func settleConflict() throws -> Bool {
    let snapshot = HierarchySnapshot(of: root)
    let result = try snapshot.solved()
    guard result.status == .unsatisfiable else { return false }
    let conflicts = result.conflicts.map { snapshot.constraints(in: $0) }
    let error = snapshot.error(for: result)
    guard case .breakConstraint(let handler) = root.conflictPolicy else {
      root.conflictingConstraints = conflicts
      throw error
    }
    var hasBroken = false
    for conflict in result.conflicts {
      guard let victim = snapshot.victim(of: conflict) else { continue }
      victim.isBroken = true
      root.brokenConstraints.append(victim)
      hasBroken = true
      handler(victim, error)
    }
    guard hasBroken else {
      root.conflictingConstraints = conflicts
      throw error
    }
    return true
  }

  /// Calls the pending `layoutSubviews()`, superviews first.
  private mutating func layoutSubviews(_ live: LiveLayout) throws {
    laidOut = live.takeWaitingForLayout()
    for view in laidOut where view.needsSubviewLayout && view.live === live {
      let width = view.measuredWidth
      defer { if view.measuredWidth != width { measured.append((view, width)) } }
      try view.layoutSubviewsNow()
    }
  }
}

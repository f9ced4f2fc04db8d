import LayoutSolver
import VFLLayout

/// One run over a hierarchy: constraints are updated, solved, and made into frames, until nothing asks
/// for more.
struct LayoutPass {
  /// How often constraints are solved at most before the pass is given up.
  static let limit = 100

  private let root: LayoutView
  private var undo: [FrameChange] = []
  /// The views whose contents were measured, with the widths that they were measured for before.
  private var measured: [(view: LayoutView, width: Double?)] = []
  /// The views that were laid out last.
  private var laidOut: [LayoutView] = []

  /// Runs the pass for a hierarchy; if it throws, all frames inside are as they were, and contents have the
  /// heights that they had.
  static func run(_ root: LayoutView) throws {
    var pass = LayoutPass(root: root)
    do {
      try pass.run()
    } catch {
      for change in pass.undo.reversed() { change.undo() }
      for (view, width) in pass.measured.reversed() { view.measureContent(forWidth: width) }
      // What is left waits in the hierarchy for a new one.
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
      // The direction may have changed on the way, or the root be one no longer.
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

  /// The views that wait; where none does, those that were laid out last, as one of them has changed what is to
  /// be solved.
  private var waitingViews: [String] {
    guard let live = root.rootLayout else { return [root.name] }
    let waiting = live.waitingForUpdate + live.waitingForLayout
    // A view may wait for both.
    var told: Set<ObjectIdentifier> = []
    return (waiting.isEmpty ? laidOut : waiting).filter {
      told.insert(ObjectIdentifier($0)).inserted
    }
    .map(\.name)
  }

  // MARK: The three steps

  /// Calls what was asked for, the deepest views first, as they may ask for their superviews' update.
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
        if live.solver.solve() == nil, live.solver.isVerified {
          try live.readFrames(&undo)
          live.needsSolving = false
          root.conflictingConstraints = []
          live.updateSafeAreas()
          return
        }
      } catch {
        try HierarchySnapshot(of: root).refuse()
      }
      // What broke the constraints stays with them; the solver starts anew.
      let canGoOn = try settleConflict() || !isFresh
      guard canGoOn else {
        throw HierarchySnapshot(of: root).refusal(
          LayoutError(faults: [.numbersTooLarge(record: nil)]))
      }
      root.rootLayout = nil
      live = liveLayout
      isFresh = true
    }
  }

  /// Says why the constraints contradict each other, or breaks some of them; false if there is nothing to
  /// say and nothing to break.
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

  /// Calls what was asked for, superviews first.
  private mutating func layoutSubviews(_ live: LiveLayout) throws {
    laidOut = live.takeWaitingForLayout()
    for view in laidOut where view.needsSubviewLayout && view.live === live {
      let width = view.measuredWidth
      defer { if view.measuredWidth != width { measured.append((view, width)) } }
      try view.layoutSubviewsNow()
    }
  }
}

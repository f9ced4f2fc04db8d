import LayoutSolver
public import VFLDiagnostics
import VFLRecords

extension LayoutNarration {
  /// The diagnostics of a layout at varied sizes of the container: the conflicts for the sizes below a
  /// bound, for those above one, or for all.
  ///
  /// A conflict beyond an end of the range that is infinite is a warning: it says how far there is a
  /// layout, which is what was asked; where not all are told, the nearest one is. The arithmetic of a
  /// conflict is that of one size, the asked one that is farthest from the bound.
  ///
  /// - Parameter reported: Conflicts at any size that are not told again, as those that have to do with neither
  ///   size of the container when the other one has been varied before.
  public func diagnostics(
    for sensitivity: LayoutSensitivity, besides reported: Set<[ConflictMember]> = []
  ) -> [Diagnostic] {
    diagnostics(for: sensitivity, besides: reported, noting: { _, _ in }).reported
  }

  /// The diagnostics of a layout at varied sizes of the container, and how many conflicts are passed over.
  ///
  /// - Parameter noting: Is told before each conflict which one of how many it is, from 1.
  package func diagnostics(
    for sensitivity: LayoutSensitivity, besides reported: Set<[ConflictMember]>,
    noting: (_ number: Int, _ count: Int) -> Void
  ) -> (reported: [Diagnostic], unreportedCount: Int) {
    let asked =
      limit == nil || limit == .max ? sensitivity.impossible : sensitivity.requestedImpossible
    let all = asked.filter { impossible in
      impossible.extent != .all || !reported.contains(impossible.conflict)
    }
    let shown = all.prefix(limit ?? .max)
    let name = sensitivity.axis == .horizontal ? "width" : "height"
    let diagnostics = shown.enumerated().flatMap { index, impossible -> [Diagnostic] in
      noting(index + 1, shown.count)
      let size = exampleSize(impossible.extent, sensitivity.range)
      let resized = problem.resized(sensitivity.axis, to: size)
      guard let rows = try? LayoutRows(resized) else { return [] }
      var backend = SimplexBackend()
      let varied = impossible.extent == .all ? sensitivity.axis : nil
      var reduction = ConflictReduction(rows, of: resized, beside: .sizes(butOfContainerOn: varied))
      let conflict = reduction.conflict(of: impossible.certificate, &backend)
      let result = LayoutResult(status: .unsatisfiable, conflicts: [conflict])
      let severity: Severity = sensitivity.allows(impossible) ? .warning : .error
      let narration = LayoutNarration(of: resized, text: text, limit: limit)
      return narration.conflictDiagnostics(for: result).map {
        $0.atSizes(impossible.extent.words(name), severity)
      }
    }
    return (diagnostics, all.count - shown.count)
  }

  /// A size that is impossible for the reason given.
  private func exampleSize(
    _ extent: ImpossibleSizes.Extent, _ range: ClosedRange<Double>
  ) -> Double {
    switch extent {
    case .all, .below: range.lowerBound.isFinite ? range.lowerBound : 0
    case .above(let bound):
      range.upperBound.isFinite ? range.upperBound : bound.rounded(.down) + 1
    }
  }
}

extension Diagnostic {
  /// A conflict that says at which sizes of the container it is one.
  fileprivate func atSizes(_ words: String, _ severity: Severity) -> Diagnostic {
    let head = message.prefix { $0 != ":" }
    return Diagnostic(
      code, severity, head + words + message.dropFirst(head.count), at: location,
      caption: caption, labels: labels, notes: notes, fixIts: fixIts)
  }
}

extension ImpossibleSizes.Extent {
  /// The sizes in words; `name` is that of the size.
  fileprivate func words(_ name: String) -> String {
    switch self {
    case .below(let bound): " below a \(name) of \(Self.short(bound))"
    case .above(let bound): " above a \(name) of \(Self.short(bound))"
    case .all: " at any \(name)"
    }
  }

  /// A size as short as in the table of the range.
  fileprivate static func short(_ bound: Double) -> String {
    DecimalText.shortest(bound.magnitude < 1e9 ? (bound * 1e3).rounded() / 1e3 + 0 : bound)
  }
}

extension LayoutSensitivity {
  /// The reasons why sizes are impossible that were asked about; beyond an end that was left open, that is how far
  /// there is a layout, the nearest reason alone.
  package var requestedImpossible: [ImpossibleSizes] {
    var reached: [Bool] = []
    return impossible.filter { sizes in
      guard allows(sizes) else { return true }
      let isBelow = if case .below = sizes.extent { true } else { false }
      defer { reached.append(isBelow) }
      return !reached.contains(isBelow)
    }
  }

  /// Whether impossible sizes lie beyond an end that was left open.
  fileprivate func allows(_ sizes: ImpossibleSizes) -> Bool {
    if regimes.isEmpty { return false }
    return switch sizes.extent {
    case .below: range.lowerBound == -.infinity
    case .above: range.upperBound == .infinity
    case .all: false
    }
  }
}

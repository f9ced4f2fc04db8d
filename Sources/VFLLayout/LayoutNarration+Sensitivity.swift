import LayoutSolver
public import VFLDiagnostics
import VFLRecords

extension LayoutNarration {
  /// The diagnostics of a layout at varied sizes of the container: a conflict for the sizes below a
  /// bound, for those above one, or for all.
  ///
  /// A conflict beyond an end of the range that is infinite is a warning: it says how far there is a
  /// layout, which is what was asked. The arithmetic of a conflict is that of one size, the asked one
  /// that is farthest from the bound; where all are asked for, what else conflicts at that size is told, too.
  ///
  /// - Parameter told: Conflicts at any size that are not told again, as those that have to do with neither
  ///   size of the container when the other one has been varied before.
  public func diagnostics(
    for sensitivity: LayoutSensitivity, besides told: Set<[ConflictMember]> = []
  ) -> [Diagnostic] {
    diagnostics(for: sensitivity, besides: told, noting: { _, _ in }).told
  }

  /// The diagnostics of a layout at varied sizes of the container, and how many conflicts are passed over.
  ///
  /// - Parameter noting: Is told before each conflict which one of how many it is, from 1.
  package func diagnostics(
    for sensitivity: LayoutSensitivity, besides told: Set<[ConflictMember]>,
    noting: (_ number: Int, _ count: Int) -> Void
  ) -> (told: [Diagnostic], untoldCount: Int) {
    let all = sensitivity.impossible.filter { impossible in
      impossible.extent != .all || !told.contains(impossible.conflict)
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
      var trial = ConflictTrial(rows, of: resized, beside: .sizes(butOfContainerOn: varied))
      let conflict = trial.conflict(of: impossible.certificate, &backend)
      let result = LayoutResult(status: .unsatisfiable, conflicts: [conflict])
      let severity: Severity = sensitivity.allows(impossible) ? .warning : .error
      let narration = LayoutNarration(of: resized, text: text, limit: limit)
      let first = narration.conflictDiagnostics(for: result).map {
        $0.atSizes(impossible.extent.words(name), severity)
      }
      // Who asks for all of them gets what else conflicts there, too.
      guard limit == .max, impossible.extent != .all else { return first }
      let others = LayoutResult(
        status: .unsatisfiable, conflicts: otherConflicts(of: resized, besides: impossible.conflict)
      )
      return first
        + narration.conflictDiagnostics(for: others).map {
          $0.atSizes(" at a \(name) of \(ImpossibleSizes.Extent.short(size))", severity)
        }
    }
    return (diagnostics, all.count - shown.count)
  }

  /// The conflicts of a layout that share no record with some members of a conflict.
  private func otherConflicts(
    of problem: LayoutProblem, besides members: [ConflictMember]
  ) -> [Conflict] {
    func isWritten(_ member: ConflictMember) -> Bool {
      if case .record = member { true } else { false }
    }
    let written = Set(members.filter(isWritten))
    let result = (try? problem.resultIfUnsatisfiable()) ?? nil
    return (result?.conflicts ?? []).filter { $0.members.allSatisfy { !written.contains($0) } }
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

public import VFLDiagnostics
public import VFLLayout
import VFLRecords

extension LayoutNarration {
  /// Returns the diagnostics for a layout at varied container sizes, one for each conflict.
  ///
  /// A conflict may apply to the sizes below a bound, to the sizes above a bound, or to all sizes. A conflict
  /// beyond an infinite end of the range is a warning, because it only states how far the layout is
  /// satisfiable. If the number of conflicts is limited, only the nearest conflict beyond each infinite end
  /// is reported. The arithmetic in a diagnostic is for one example size. If the range has a finite end on
  /// the side of the conflict, the example size is that end.
  ///
  /// - Parameter reported: Conflicts that have already been reported. Conflicts at all sizes are omitted if
  ///   they are in this set, because a conflict that depends on neither dimension of the container is found
  ///   on both axes.
  public func diagnostics(
    for sensitivity: LayoutSensitivity, besides reported: Set<[ConflictMember]> = []
  ) -> [Diagnostic] {
    diagnostics(for: sensitivity, besides: reported, noting: { _, _ in }).reported
  }

  /// Returns the diagnostics for a layout at varied container sizes and the number of conflicts that exceed
  /// the limit.
  ///
  /// - Parameter noting: Called before each conflict with its number, starting at 1, and the number of
  ///   reported conflicts.
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
      guard let conflict = sensitivity.conflict(of: impossible, in: resized) else { return [] }
      let result = LayoutResult(status: .unsatisfiable, conflicts: [conflict])
      let severity: Severity = sensitivity.isBeyondOpenEnd(impossible) ? .warning : .error
      let narration = LayoutNarration(of: resized, text: text, limit: limit)
      let others = sensitivity.impossible.filter { $0.conflict != impossible.conflict }
        .map { $0.conflict }
      let sizes = otherSizes(than: size, sensitivity).map {
        problem.resized(sensitivity.axis, to: $0).containerSize
      }
      return narration.conflicts(result, besides: others, judgingRepairs: true, at: sizes).map {
        conflict, origin in
        var conflict = conflict
        // The example size is too extreme to reject repairs for a reason that a reader would understand.
        conflict.hindrance = nil
        return LazyDiagnostic.conflict(conflict, in: origin).diagnostic(in: origin)
          .atSizes(impossible.extent.words(name), severity)
      }
    }
    return (diagnostics, all.count - shown.count)
  }

  /// Returns the finite ends of a range, and the ends of the satisfiable sizes in it, without one of them.
  private func otherSizes(than size: Double, _ sensitivity: LayoutSensitivity) -> [Double] {
    let ranges = [sensitivity.range] + [sensitivity.satisfiable].compactMap { $0 }
    let ends = ranges.flatMap { [$0.lowerBound, $0.upperBound] }.filter { $0.isFinite }
    return Set(ends).subtracting([size]).sorted()
  }

  /// Returns the container size for which the arithmetic of a conflict is shown.
  ///
  /// This is the end of the range on the side of the extent. If that end is infinite, it is another size
  /// within the extent. For a conflict at all sizes, it is the lower end or 0.
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
  /// Returns the diagnostic of a conflict with the container sizes inserted into its message.
  fileprivate func atSizes(_ words: String, _ severity: Severity) -> Diagnostic {
    let head = message.prefix { $0 != ":" }
    return Diagnostic(
      code, severity, head + words + message.dropFirst(head.count), at: location,
      caption: caption, labels: labels, notes: notes, fixIts: fixIts)
  }
}

extension ImpossibleSizes.Extent {
  /// Returns the phrase that describes the sizes, where `name` is `width` or `height`.
  fileprivate func words(_ name: String) -> String {
    switch self {
    case .below(let bound): " below a \(name) of \(Self.short(bound))"
    case .above(let bound): " above a \(name) of \(Self.short(bound))"
    case .all: " at any \(name)"
    }
  }

  /// Returns a size rounded to three decimal places, as in the table of regimes.
  fileprivate static func short(_ bound: Double) -> String {
    DecimalText.shortest(bound.magnitude < 1e9 ? (bound * 1e3).rounded() / 1e3 + 0 : bound)
  }
}

import VFLLayout
import VFLRecords
import VFLVerification

// The properties that depend on what is known about views: touch targets and the safe area.
extension VerifiedLayout {
  /// Returns the properties that known controls are at least as large as a touch target, unless they are
  /// hidden.
  ///
  /// The size of a control must be known: it is determined by constraints, or by a content size that is not
  /// only an estimate.
  func targetProperties(_ length: Double) -> [LayoutProperty] {
    let names = knownControls
    if names.isEmpty { return [] }
    var problem = usual.problem
    for index in problem.nodes.indices where names.contains(problem.nodes[index].name) {
      for axis in Axis.allCases where problem.nodes[index].isContentAssumed[axis] {
        problem.nodes[index].content[axis] = nil
      }
    }
    guard let result = try? problem.solved() else { return [] }
    let unknown = Set(
      result.freeAttributes.map { LayoutRegime.Attribute(item: $0.item, part: $0.part) })
    let hidden = hiddenViews
    return problem.targetProperties(names.sorted(), length: length).filter { property in
      guard case .target(let view, let axis, _) = property else { return true }
      let size = LayoutRegime.Attribute(
        item: view, part: axis == .horizontal ? .width : .height)
      return !hidden.contains(view) && !unknown.contains(size)
    }
  }

  /// The names of the views that are known to be controls.
  private var knownControls: Set<String> {
    Set(documents.flatMap { $0.views }.filter { $0.isControl }.map { $0.node.name })
  }

  /// The properties that views without subviews are inside the safe area, unless they are hidden, or are inside
  /// a view that scrolls or clips its subviews.
  var safeProperties: [LayoutProperty] {
    guard hasSafeArea else { return [] }
    let (scrolling, hidden) = (scrollingViews, hiddenViews)
    let problem = usual.problem
    return problem.safeProperties([]).filter { property in
      guard case .safe(let view) = property else { return true }
      return !hidden.contains(view)
        && !problem.ancestors(of: view).contains {
          scrolling.contains(problem.nodes[$0.index].name)
        }
    }
  }

  /// Whether the container has a safe area whose insets are known.
  ///
  /// In a source, nothing is known about the insets, so the safe area is the whole container.
  private var hasSafeArea: Bool {
    guard let area = usual.problem.safeArea, let result = try? usual.problem.solved(),
      !result.frames.isEmpty
    else { return false }
    let (inner, outer) = (result.frames[area.index], result.frames[0])
    return inner.x > 1e-3 || inner.y > 1e-3 || outer.width - inner.width > 1e-3
      || outer.height - inner.height > 1e-3
  }

  /// Returns why a requirement concerns no view, with the name of its property; `nil` if it concerns some view.
  func emptiness(
    of kind: VerificationInput.Requirement.Kind
  ) -> (property: String, reason: String)? {
    switch kind {
    case .target(_, []) where knownControls.isEmpty:
      ("target", "no view is known to be a control")
    case .target(let length, []) where targetProperties(length).isEmpty:
      ("target", "every control is hidden, or its size is not known")
    case .safe where usual.problem.safeArea == nil:
      ("safe", "no constraint refers to the safe area of the container")
    case .safe where !hasSafeArea: ("safe", "the insets of the safe area are not known")
    case .safe([]) where safeProperties.isEmpty:
      ("safe", "every view has subviews, is hidden or is inside a view that scrolls")
    case .safe(let views) where usual.problem.safeProperties(views).isEmpty:
      ("safe", "no view is inside the container")
    default: nil
    }
  }
}

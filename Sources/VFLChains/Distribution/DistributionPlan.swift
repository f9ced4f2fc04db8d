import VFLRecords
import VFLViews

/// The constraints and guides of a distribution that is under construction.
struct DistributionPlan {
  private let elements: [LayoutElement]
  /// The element from whose edges the lead and tail spacing are measured.
  private let container: LayoutElement
  /// The nearest common superview.
  private let superview: LayoutView
  private let axis: Axis
  private let priority: Priority
  private let origin: ConstraintOrigin
  private(set) var constraints: [LayoutConstraint] = []
  private(set) var guides: [LayoutGuide] = []

  /// - Throws: ``DistributionError`` if the elements have no common superview.
  init(
    _ elements: [LayoutElement], in container: LayoutElement?, along axis: Axis,
    _ priority: Priority,
    _ origin: ConstraintOrigin
  ) throws(DistributionError) {
    guard let superview = Self.superview(of: elements) else {
      throw .noCommonSuperview(views: elements.map(\.name), origin)
    }
    self.elements = elements
    self.superview = superview
    self.container = container ?? superview
    self.axis = axis
    self.priority = priority
    self.origin = origin
  }

  private static func superview(of elements: [LayoutElement]) -> LayoutView? {
    guard var superview = elements.first?.chainSuperview else { return nil }
    for element in elements.dropFirst() {
      guard let other = element.chainSuperview, let common = superview.commonAncestor(with: other)
      else {
        return nil
      }
      superview = common
    }
    return superview
  }

  private var near: Attribute { axis == .horizontal ? .leading : .top }
  private var far: Attribute { axis == .horizontal ? .trailing : .bottom }
  private var length: Attribute { axis == .horizontal ? .width : .height }

  private mutating func add(
    _ label: String, _ first: LayoutElement, _ attribute: Attribute, _ second: LayoutElement?,
    _ other: Attribute, _ constant: Double, _ priority: Priority
  ) {
    let constraint = LayoutConstraint(
      unchecked: first, attribute, .equal, second, other, constant: constant, priority: priority,
      origin: origin)
    constraint.identifier = label
    constraints.append(constraint)
  }

  /// The priorities of the tail spacing and of the lengths or spacing.
  ///
  /// They are slightly lower than the priority of the distribution if that priority is optional. If there is
  /// too little space, the lengths or spacing are relaxed first, then the tail spacing, then the remaining
  /// constraints.
  ///
  /// The constraints for equal lengths or gaps are relaxed last, so all lengths or gaps change by the same
  /// amount.
  private var tailPriority: Priority { weakened(by: 0.0001) }
  private var lengthPriority: Priority { weakened(by: 0.0002) }

  private func weakened(by part: Double) -> Priority {
    priority == .required ? priority : Priority(priority.rawValue * (1 - part))
  }

  private mutating func pinEnds(lead: Double, tail: Double?) {
    if let first = elements.first {
      add("distribute-lead", first, near, container, near, lead, priority)
    }
    if let last = elements.last, let tail {
      add("distribute-tail", last, far, container, far, -tail, tailPriority)
    }
  }

  private mutating func makeEqual() {
    for (element, next) in zip(elements, elements.dropFirst()) {
      add("distribute-equally", next, length, element, length, 0, priority)
    }
  }

  /// Adds constraints for a fixed spacing and equal lengths.
  mutating func spaceFixed(_ spacing: Double, lead: Double, tail: Double) {
    pinEnds(lead: lead, tail: tail)
    makeEqual()
    guard priority == .required else {
      makeGaps()
      if let gap = guides.first {
        add("distribute-spacing", gap, length, nil, .notAnAttribute, spacing, lengthPriority)
      }
      return
    }
    for (element, next) in zip(elements, elements.dropFirst()) {
      add("distribute-spacing", next, near, element, far, spacing, priority)
    }
  }

  /// Adds constraints for a fixed length and equal gaps.
  mutating func lengthFixed(_ itemLength: Double, lead: Double, tail: Double) {
    pinEnds(lead: lead, tail: elements.count > 1 ? tail : nil)
    if priority != .required { makeEqual() }
    for element in priority == .required ? elements[...] : elements.prefix(1) {
      add(
        "distribute-length", element, length, nil, .notAnAttribute, itemLength, lengthPriority)
    }
    makeGaps()
  }

  /// Adds guides for the gaps and constraints for equal gaps.
  ///
  /// Equal gaps between three views require a guide for each gap. An edge with a multiplier could express
  /// equal gaps without guides, but would not be mirrored in a right-to-left layout.
  private mutating func makeGaps() {
    let (start, thickness): (Attribute, Attribute) =
      axis == .horizontal ? (.top, .height) : (.leading, .width)
    for (element, next) in zip(elements, elements.dropFirst()) {
      let guide = LayoutGuide("gap between \(element.name) and \(next.name)")
      guide.isGapOfDistribution = true
      add("distribute-gap", guide, near, element, far, 0, .required)
      add("distribute-gap", next, near, guide, far, 0, .required)
      if let first = guides.first {
        add("distribute-equal-gaps", guide, length, first, length, 0, priority)
      }
      // Make the frames of the guides unambiguous.
      add("distribute-guide", guide, start, superview, start, 0, .required)
      add("distribute-guide", guide, thickness, nil, .notAnAttribute, 0, .required)
      guides.append(guide)
    }
  }

  /// Activates the constraints, and registers them with their views and guides as constraints of chains.
  ///
  /// - Throws: ``DistributionError`` if a constraint is invalid. The guides are removed in this case.
  func install() throws(DistributionError) -> ViewDistribution {
    for guide in guides { superview.addLayoutGuide(guide) }
    do {
      try LayoutConstraint.activate(constraints)
    } catch {
      for guide in guides { superview.removeLayoutGuide(guide) }
      throw .rule(error)
    }
    for constraint in constraints { constraint.firstItem?.chained.append(constraint) }
    for element in elements { element.stopTranslatingAutoresizingMask() }
    return ViewDistribution(elements, axis, constraints, guides: guides)
  }
}

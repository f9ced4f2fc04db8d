import VFLRecords
import VFLViews

extension ChainTargetValue {
  /// Whether the target depends on the superview.
  var needsSuperview: Bool {
    switch kind {
    case .item: false
    case .constant, .superview: true
    }
  }
}

extension LayoutElement {
  /// The view to which numbers for positions are relative: the superview of a view, the owning view of a
  /// guide, or `nil` if there is none.
  var chainSuperview: LayoutView? { superitem as? LayoutView }

  /// Disables the constraints of the autoresizing mask, which would contradict the constraints of chains.
  ///
  /// Masonry does the same.
  func stopTranslatingAutoresizingMask() {
    (self as? LayoutView)?.translatesAutoresizingMaskIntoConstraints = false
  }
}

extension ChainedConstraint {
  /// Returns the blueprints of the constraint objects for the current superview.
  ///
  /// Appends the errors of the chained constraint to `invalidConstraints`.
  func blueprints(_ invalidConstraints: inout [InvalidChainedConstraint]) -> [ConstraintBlueprint] {
    guard let element else {
      invalidConstraints.append(InvalidChainedConstraint(.itemIsGone, self))
      return []
    }
    if !priority.isInRange {
      invalidConstraints.append(InvalidChainedConstraint(.priorityOutOfRange(priority), self))
    }
    for constant in constants {
      let concernsSome = attributes.members.contains { constant.part(for: $0) != nil }
      if !concernsSome {
        invalidConstraints.append(InvalidChainedConstraint(.noPart(constant.name), self))
      }
    }
    var blueprints: [ConstraintBlueprint] = []
    blueprints.reserveCapacity(targets.count * attributes.count)
    for target in targets {
      for side in sides(target, of: element, &invalidConstraints) {
        let constant = constant(for: side.first) ?? side.constant
        // A size that is compared with a number has no second attribute to multiply.
        let factor = side.second == nil ? 1 : multiplier ?? side.multiplier
        guard constant.isFinite, factor.isFinite else {
          invalidConstraints.append(InvalidChainedConstraint(.notFinite, self))
          break
        }
        blueprints.append(
          ConstraintBlueprint(
            first: element, firstAttribute: side.first, relation: relation, second: side.second,
            secondAttribute: side.attribute, multiplier: factor, constant: constant,
            priority: priority, label: label, origin: origin ?? ConstraintOrigin()))
      }
    }
    return blueprints
  }

  func constant(for attribute: Attribute) -> Double? {
    for constant in constants.reversed() {
      if let part = constant.part(for: attribute) { return part }
    }
    return nil
  }

  /// An attribute of the element and the right side of its constraint.
  private struct Side {
    var first: Attribute
    var second: LayoutElement?
    var attribute: Attribute
    var multiplier = 1.0
    var constant = 0.0
  }

  private func sides(
    _ target: ChainTargetValue, of element: LayoutElement,
    _ invalidConstraints: inout [InvalidChainedConstraint]
  ) -> [Side] {
    switch target.kind {
    case .superview(let target):
      guard let superview = element.chainSuperview else {
        invalidConstraints.append(InvalidChainedConstraint(.noSuperview, self))
        return []
      }
      return sides(target(superview).chainTarget, of: element, &invalidConstraints)
    case .constant(let constant):
      return sides(constant, of: element, &invalidConstraints)
    case .item(let item, let set, let multiplier, let constant):
      guard let item = item.element else {
        invalidConstraints.append(InvalidChainedConstraint(.itemIsGone, self))
        return []
      }
      guard set.isEmpty || set.count == 1 || set.count == attributes.count else {
        invalidConstraints.append(
          InvalidChainedConstraint(.unequalCounts(attributes.count, set.count), self))
        return []
      }
      var others = (set.isEmpty ? attributes : set).members
      let single = set.count == 1 ? others.next() : nil
      return attributes.members.compactMap { first in
        guard let attribute = single ?? others.next() else { return nil }
        return Side(
          first: first, second: item, attribute: attribute, multiplier: multiplier,
          constant: constant)
      }
    }
  }

  private func sides(
    _ constant: ChainConstant, of element: LayoutElement,
    _ invalidConstraints: inout [InvalidChainedConstraint]
  ) -> [Side] {
    var sides: [Side] = []
    for first in attributes.members {
      guard let part = constant.part(for: first) else {
        invalidConstraints.append(InvalidChainedConstraint(.noPart(constant.name), self))
        return []
      }
      if first.isSize {
        sides.append(Side(first: first, attribute: .notAnAttribute, constant: part))
      } else if let superview = element.chainSuperview {
        sides.append(
          Side(first: first, second: superview, attribute: origin(of: first), constant: part))
      } else {
        invalidConstraints.append(InvalidChainedConstraint(.noSuperview, self))
        return []
      }
    }
    return sides
  }

  /// Returns the superview's attribute from which the number for an attribute is measured.
  func origin(of attribute: Attribute) -> Attribute {
    guard countsCentersFromOrigin else { return attribute }
    return switch attribute {
    case .centerX: .left
    case .centerY: .top
    default: attribute
    }
  }
}

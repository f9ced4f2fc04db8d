import VFLDiagnostics
package import VFLLayout
package import VFLRecords

extension LayoutProblem {
  /// Returns the constraints that force this layout to violate a property; `nil` if they cannot be determined.
  ///
  /// The property becomes an optional constraint whose priority is lower than all others, so that it does not
  /// affect the layout. The causes are the constraints that prevent it from being satisfied. The minimum size of
  /// a content is a constraint of the layout already.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - claim: The number of the violated claim; see ``PropertyOutcome/Violation/claim``.
  ///   - requirements: The records of the required comparisons.
  package func causes(
    ofViolating property: LayoutProperty, claim: Int, _ requirements: [ConstraintRecord]
  ) -> [Contender]? {
    if case .untruncated(let view, let axis) = property {
      let result = try? solved(explaining: true)
      return result?.violations.first {
        $0.constraint.member == .contentSize(view, axis)
          && $0.constraint.relation == .greaterThanOrEqual
      }?.forcedBy
    }
    guard let record = record(of: property, claim: claim, requirements) else { return nil }
    var problem = self
    problem.records.append(record)
    let result = try? problem.solved(explaining: true)
    return result?.violations.first {
      $0.constraint.member == .record(records.count)
    }?.forcedBy
  }

  /// Returns a property as an optional constraint with the lowest priority; `nil` if it is no constraint.
  private func record(
    of property: LayoutProperty, claim: Int, _ requirements: [ConstraintRecord]
  ) -> ConstraintRecord? {
    let provenance = Provenance(SourceLocation(.document, SourceSpan(at: 0)), .object)
    func isBefore(
      _ view: ItemID, _ edge: Attribute, _ other: ItemID, _ otherEdge: Attribute
    ) -> ConstraintRecord {
      ConstraintRecord(
        view, edge, .lessThanOrEqual, other, otherEdge, priority: lowestPriority,
        provenance: provenance)
    }
    /// The edge of the claim is inside an item.
    func isInside(_ view: ItemID, _ outer: ItemID) -> ConstraintRecord {
      switch claim {
      case 0: isBefore(outer, .left, view, .left)
      case 1: isBefore(view, .right, outer, .right)
      case 2: isBefore(outer, .top, view, .top)
      default: isBefore(view, .bottom, outer, .bottom)
      }
    }
    switch property {
    case .satisfiable, .unambiguous, .untruncated: return nil
    case .inside(let view):
      return nodes[view.index].parent.map { isInside(view, $0) }
    case .apart(let one, let other):
      guard let frames = try? solved().frames else { return nil }
      let (first, second) = (frames[one.index], frames[other.index])
      // The smallest of the distances by which one of the views could be moved out of the other.
      let options = [
        (first.x + first.width - second.x, isBefore(one, .right, other, .left)),
        (second.x + second.width - first.x, isBefore(other, .right, one, .left)),
        (first.y + first.height - second.y, isBefore(one, .bottom, other, .top)),
        (second.y + second.height - first.y, isBefore(other, .bottom, one, .top)),
      ]
      return options.min { $0.0 < $1.0 }?.1
    case .target(let view, let axis, let length):
      return ConstraintRecord(
        view, axis == .horizontal ? .width : .height, .greaterThanOrEqual, nil, .notAnAttribute,
        constant: length, priority: lowestPriority, provenance: provenance)
    case .safe(let view):
      guard let area = safeArea else { return nil }
      return isInside(view, area)
    case .requirement(let number):
      guard requirements.indices.contains(number) else { return nil }
      var record = requirements[number]
      record.priority = lowestPriority
      return record
    }
  }

  /// A priority that is lower than the priorities of all constraints.
  private var lowestPriority: Priority {
    let contents = nodes.flatMap { node in
      Axis.allCases.flatMap { [node.hugging[$0].rawValue, node.compression[$0].rawValue] }
    }
    let lowest = (records.map { $0.priority.rawValue } + contents).min() ?? 1
    return Priority(min(1, lowest) / 2)
  }
}

import VFLCompiler
import VFLLayout
import VFLRecords
import VFLVerification

/// A layout at one point, solved by the layout solver.
///
/// It computes properties from frames, independently of the prover.
struct SolvedLayout {
  private let problem: LayoutProblem
  private let requirements: [ConstraintRecord]
  private let result: LayoutResult

  /// Solves the layout for values of the parameters; `nil` if the solver reports an error.
  init?(_ layout: VerifiedLayout, at values: [Double], _ direction: LayoutDirection) {
    let compiled = layout.layout(at: values, direction)
    if compiled.hasErrors { return nil }
    self.init(compiled.problem, compiled.requirements)
  }

  private init?(_ problem: LayoutProblem, _ requirements: [ConstraintRecord]) {
    guard let result = try? problem.solved() else { return nil }
    (self.problem, self.requirements, self.result) = (problem, requirements, result)
  }

  /// Whether the required constraints are satisfiable.
  var isSatisfiable: Bool { result.status != .unsatisfiable }
  /// Whether there are several best layouts.
  var isAmbiguous: Bool { result.status == .ambiguous }

  /// Whether attributes of a property's views differ among the best layouts.
  func isAmbiguous(_ property: LayoutProperty) -> Bool {
    let views = property.views
    return result.freeAttributes.contains { views.contains($0.item) }
  }

  /// Returns by how many points the frames violate a property: 0 or a negative number if they satisfy it.
  ///
  /// Returns `nil` if the frames do not determine whether the property is satisfied.
  func violation(of property: LayoutProperty) -> Double? {
    if case .satisfiable = property { return isSatisfiable ? 0 : .infinity }
    guard isSatisfiable else { return nil }
    switch property {
    case .satisfiable: return nil
    case .unambiguous: return result.freeAttributes.map { $0.upper - $0.lower }.max() ?? 0
    case .inside(let view):
      guard let parent = problem.nodes[view.index].parent else { return nil }
      let (inner, outer) = (result.frames[view.index], result.frames[parent.index])
      return max(-inner.x, -inner.y, inner.maxX - outer.width, inner.maxY - outer.height)
    case .apart(let one, let other):
      let (one, other) = (result.frames[one.index], result.frames[other.index])
      return min(
        min(one.maxX, other.maxX) - max(one.x, other.x),
        min(one.maxY, other.maxY) - max(one.y, other.y))
    case .untruncated(let view, let axis):
      guard let content = problem.nodes[view.index].content[axis] else { return nil }
      let frame = result.frames[view.index]
      return content - (axis == .horizontal ? frame.width : frame.height)
    case .target, .safe: return nil
    case .requirement(let number): return violation(of: requirements[number])
    }
  }

  private func violation(of record: ConstraintRecord) -> Double? {
    guard let first = value(record.firstItem, record.firstAttribute, record.firstRegion) else {
      return nil
    }
    var second = record.constant
    if let item = record.secondItem {
      guard let value = value(item, record.secondAttribute, record.secondRegion) else { return nil }
      second += record.multiplier * value
    }
    return switch record.relation {
    case .lessThanOrEqual: first - second
    case .greaterThanOrEqual: second - first
    case .equal: (first - second).magnitude
    }
  }

  /// Returns the value of an attribute in the coordinates of the container; `nil` for margins.
  private func value(_ item: ItemID, _ attribute: Attribute, _ region: LayoutRegion) -> Double? {
    guard region == .frame else { return nil }
    let (frame, node) = (result.frames[item.index], problem.nodes[item.index])
    var (x, y) = (0.0, 0.0)
    var next: ItemID? = item
    while let current = next, current != LayoutProblem.container {
      (x, y) = (x + result.frames[current.index].x, y + result.frames[current.index].y)
      next = problem.nodes[current.index].parent
    }
    let isMirrored = problem.direction == .rightToLeft
    return switch attribute {
    case .left: x
    case .right: x + frame.width
    case .leading: isMirrored ? -x - frame.width : x
    case .trailing: isMirrored ? -x : x + frame.width
    case .centerX: x + frame.width / 2
    case .width: frame.width
    case .top: y
    case .bottom: y + frame.height
    case .centerY: y + frame.height / 2
    case .height: frame.height
    case .firstBaseline: y + node.firstBaseline
    case .lastBaseline: y + frame.height - node.lastBaseline
    default: nil
    }
  }

  /// Returns the best layouts that violate a property as much as possible, on each side of the property.
  ///
  /// Each has additional constraints with a priority that is lower than all others, so that they only select
  /// among the best layouts.
  func pushed(against property: LayoutProperty) -> [SolvedLayout] {
    problem.pushes(against: property, requirements).compactMap { records in
      var problem = problem
      problem.records += records
      return SolvedLayout(problem, requirements)
    }
  }
}

import Testing
import VFLLayout
import VFLRecords
import VFLViews

/// One axis of a view hierarchy as goals: the constraints, content sizes and root size, read from public
/// properties.
struct AxisGoals {
  private let root: LayoutView
  private let axis: Axis
  private var elements: [LayoutElement]
  private var program: GoalProgram

  init(of root: LayoutView, _ axis: Axis) {
    self.root = root
    self.axis = axis
    elements = [root] + root.subviews + root.layoutGuides
    // Each element has a position, which may be negative, and a length. The position of the root is 0.
    program = GoalProgram(isFree: elements.flatMap { _ in [true, false] })
    for view in [root] + root.subviews {
      addContent(of: view)
      for constraint in view.constraints { add(constraint) }
    }
    program.add([0: 1], .equal, 0)
    if let size = root.rootSize[axis] { program.add([1: 1], .equal, size) }
  }

  /// Checks that the frames miss each goal by the smallest possible amount, in the order of the priorities.
  ///
  /// - Returns: Whether the required constraints are satisfiable.
  func check(_ note: String, hasLayout: Bool) -> Bool {
    let least = program.leastMisses()
    guard least[0] < 1e-6 else { return false }
    guard hasLayout else { return true }
    let found = program.misses(of: numbers)
    for (level, (found, least)) in zip(found, least).enumerated() {
      let priority = level == 0 ? 1000 : program.priorities[level - 1]
      if (found - least).magnitude < 1e-5 * max(1, least) { continue }
      Issue.record("\(axis) @\(priority): missed by \(found), which could be \(least)\n\(note)")
      return true
    }
    return true
  }

  private var numbers: [Double] {
    elements.flatMap { element -> [Double] in
      let frame = (element as? LayoutView)?.frame ?? (element as? LayoutGuide)?.layoutFrame
      guard let frame else { return [0, 0] }
      if axis == .horizontal { return [element === root ? 0 : frame.x, frame.width] }
      return [element === root ? 0 : frame.y, frame.height]
    }
  }

  private mutating func addContent(of view: LayoutView) {
    guard let size = view.contentSize[axis], let index = index(of: view) else { return }
    let (hugging, resistance) = (view.hugging[axis], view.compressionResistance[axis])
    program.add(
      [2 * index + 1: 1], .atLeast, size,
      priority: resistance.isRequired ? nil : resistance.rawValue
    )
    program.add(
      [2 * index + 1: 1], .atMost, size, priority: hugging.isRequired ? nil : hugging.rawValue)
  }

  private func index(of element: LayoutElement) -> Int? {
    elements.firstIndex { $0 === element }
  }

  private mutating func add(_ constraint: LayoutConstraint) {
    guard constraint.firstAttribute.axis == axis, let first = constraint.firstItem else { return }
    var (terms, sum) = side(first, constraint.firstAttribute)
    if let second = constraint.secondItem {
      let (others, number) = side(second, constraint.secondAttribute)
      for (index, factor) in others { terms[index, default: 0] -= constraint.multiplier * factor }
      sum -= constraint.multiplier * number
    }
    let relation: GoalProgram.Relation =
      switch constraint.relation {
      case .lessThanOrEqual: .atMost
      case .equal: .equal
      case .greaterThanOrEqual: .atLeast
      }
    let priority = constraint.priority
    program.add(
      terms, relation, constraint.constant - sum,
      priority: priority.isRequired ? nil : priority.rawValue)
  }

  /// Returns an attribute as a sum of positions and lengths, relative to the root's top left corner.
  private func side(
    _ element: LayoutElement, _ attribute: Attribute
  ) -> (terms: GoalProgram.Terms, sum: Double) {
    var (index, near, far) = (index(of: element), 0.0, 0.0)
    if element === root.layoutMarginsGuide {
      let margins = root.layoutMargins
      index = 0
      let isMirrored = root.layoutDirection == .rightToLeft
      (near, far) =
        axis == .vertical
        ? (margins.top, margins.bottom)
        : isMirrored
          ? (margins.trailing, margins.leading) : (margins.leading, margins.trailing)
    }
    guard let index else { return ([:], .nan) }
    let (place, length) = (2 * index, 2 * index + 1)
    let isMirrored = axis == .horizontal && root.layoutDirection == .rightToLeft
    switch attribute {
    case .width, .height: return ([length: 1], -near - far)
    // In a right-to-left layout, a larger value means a position further to the left.
    case .centerX where isMirrored: return ([place: -1, length: -0.5], (far - near) / 2)
    case .centerX, .centerY: return ([place: 1, length: 0.5], (near - far) / 2)
    case .firstBaseline:
      return ([place: 1], near + ((element as? LayoutView)?.firstBaseline ?? 0))
    case .lastBaseline:
      return ([place: 1, length: 1], -far - ((element as? LayoutView)?.lastBaseline ?? 0))
    case .leading where isMirrored: return ([place: -1, length: -1], far)
    case .trailing where isMirrored: return ([place: -1], -near)
    case .left, .leading, .top: return ([place: 1], near)
    case .right, .trailing, .bottom: return ([place: 1, length: 1], -far)
    default: return ([:], .nan)
    }
  }
}

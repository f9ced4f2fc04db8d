import ExactNumbers
import LayoutProver
import LayoutSolver
import VFLLayout
import VFLRecords

extension LayoutFamily {
  private func variable(_ variable: Int) -> AffineForm {
    AffineForm(LinearForm(variable: variable))
  }

  /// The width or height of an item.
  private func size(_ item: Int, _ axis: Axis) -> AffineForm {
    variable(rows.tree.size(item, axis))
  }

  /// The distance of an item's near edge from its parent's near edge.
  private func near(_ item: Int, _ axis: Axis) -> AffineForm {
    variable(rows.tree.position(item, axis))
  }

  private func far(_ item: Int, _ axis: Axis) -> AffineForm { near(item, axis) + size(item, axis) }

  /// The distance of an item's near edge from the container's near edge.
  private func absoluteNear(_ item: Int, _ axis: Axis) -> AffineForm {
    var sum = AffineForm()
    var next: ItemID? = ItemID(item)
    while let current = next, !rows.tree.isRoot(current.index) {
      sum.add(near(current.index, axis), times: .one)
      next = usual.nodes[current.index].parent
    }
    return sum
  }

  /// The claims that each edge of an item is inside an area, or that it reaches the container's edge.
  ///
  /// The claims are about the left, right, top and bottom edges.
  private func claims(_ item: Int, isInside area: Int) -> [Claim] {
    Axis.allCases.flatMap { axis in
      let (near, areaNear) = (absoluteNear(item, axis), absoluteNear(area, axis))
      let far = near + size(item, axis)
      let container = size(LayoutProblem.container.index, axis)
      return [
        [areaNear - near, near],
        [far - areaNear - size(area, axis), container - far],
      ]
    }.map { Claim(anyAtMostZero: $0) }
  }

  /// The claim that the far edge of an item is before the near edge of another item in the same parent.
  func claim(_ item: ItemID, isBefore other: ItemID, on axis: Axis) -> Claim {
    Claim(anyAtMostZero: [far(item.index, axis) - near(other.index, axis)])
  }

  /// The claim that the edges of two siblings are separated on an axis.
  func separation(of one: ItemID, _ other: ItemID) -> Claim {
    Claim(
      anyAtMostZero: Axis.allCases.flatMap { axis in
        [
          far(one.index, axis) - near(other.index, axis),
          far(other.index, axis) - near(one.index, axis),
        ]
      })
  }

  /// The claim that two siblings are separated or that one of them has no area.
  func claim(_ one: ItemID, isApartFrom other: ItemID) -> Claim {
    let sizes = [one, other].flatMap { view in Axis.allCases.map { size(view.index, $0) } }
    return Claim(anyAtMostZero: separation(of: one, other).forms + sizes)
  }

  /// The claims that together express a property of the optima; empty for properties of other kinds.
  func claims(of property: LayoutProperty) -> [Claim] {
    switch property {
    case .satisfiable, .unambiguous: return []
    case .inside(let item):
      guard let parent = usual.nodes[item.index].parent else { return [] }
      return Axis.allCases.flatMap { axis in
        [-near(item.index, axis), far(item.index, axis) - size(parent.index, axis)]
      }.map { Claim(anyAtMostZero: [$0]) }
    case .apart(let one, let other): return [separation(of: one, other)]
    case .untruncated(let item, let axis):
      guard let content = contents[item.index][axis] else { return [] }
      return [Claim(anyAtMostZero: [content - size(item.index, axis)])]
    case .target(let item, let axis, let length):
      let target = AffineForm(constant: Rational(length))
      return [Claim(anyAtMostZero: [target - size(item.index, axis)])]
    case .safe(let item):
      return usual.safeArea.map { claims(item.index, isInside: $0.index) } ?? []
    case .requirement(let number):
      let row = recordCount + number
      let form = forms[row]
      switch rows.problem.rows[row].relation {
      case .lessThanOrEqual: return [Claim(anyAtMostZero: [form])]
      case .greaterThanOrEqual: return [Claim(anyAtMostZero: [-form])]
      case .equal: return [Claim(anyAtMostZero: [form]), Claim(anyAtMostZero: [-form])]
      }
    }
  }

  /// The variables of all frames that are reported.
  var attributeVariables: [Int] {
    let tree = rows.tree
    return usual.nodes.indices.filter { !usual.nodes[$0].isOneAxisGuide }
      .flatMap { item in
        Axis.allCases.flatMap { axis in
          (tree.isRoot(item) ? [] : [tree.position(item, axis)]) + [tree.size(item, axis)]
        }
      }
  }
}

import LayoutSolver
import VFLRecords

/// Variables for the positions of deep items relative to ancestors far above them.
///
/// A position in an ancestor's coordinates is a sum with a term for each item between the two, so
/// records between items far apart would have rows as long as the hierarchy is deep. Here an item on
/// such a way gets one more variable on each axis that needs it: the distance from the near edge of
/// the ancestor that its shortcut leads to. Then a way has a logarithmic number of terms, and each
/// variable is defined by one row of four terms.
struct PositionSums {
  /// A variable that stands for a sum: the position of an item relative to its shortcut's end.
  private struct Sum {
    let item: Int
    let axis: Axis
    let variable: Int
  }

  /// The variable of each item on each axis, -1 where there is none; empty as long as none is needed.
  private var variables: [Int] = []
  /// The sums in the order in which they were needed, and how many of them have their rows.
  private var sums: [Sum] = []

  /// A way up to this long is written item by item.
  private let plainLength: Int

  /// The plain length of a layout, longer than hierarchies of views usually are deep.
  static let plainLength = 32

  init(plainLength: Int) {
    self.plainLength = plainLength
  }

  /// Appends the position of an item in an ancestor's coordinates to the open row.
  mutating func appendPosition(
    of item: Int, in ancestor: Int, _ axis: Axis, times factor: Double, _ tree: ItemTree,
    to rows: inout LinearProblem
  ) {
    let ancestry = tree.ancestry
    let depth = ancestry.depth(of: ancestor)
    let isPlain = ancestry.depth(of: item) - depth <= plainLength
    var item = item
    while item != ancestor {
      let shortcut = ancestry.shortcut(of: item)
      if isPlain || ancestry.depth(of: shortcut) < depth {
        rows.appendTerm(tree.position(item, axis), factor)
        item = ancestry.parent(of: item)
      } else {
        rows.appendTerm(variable(item, axis, tree, in: &rows), factor)
        item = shortcut
      }
    }
  }

  /// Adds the rows that define the variables made so far, and those that they need in turn.
  mutating func define(in rows: inout LinearProblem, _ tree: ItemTree) {
    var next = 0
    while next < sums.count {
      let sum = sums[next]
      next += 1
      let parent = tree.ancestry.parent(of: sum.item)
      let middle = tree.ancestry.shortcut(of: parent)
      rows.appendTerm(sum.variable, -1)
      rows.appendTerm(tree.position(sum.item, sum.axis), 1)
      rows.appendTerm(variable(parent, sum.axis, tree, in: &rows), 1)
      rows.appendTerm(variable(middle, sum.axis, tree, in: &rows), 1)
      _ = rows.closeRow(.equal, 0)
    }
  }

  /// The variable of an item's position relative to its shortcut's end.
  private mutating func variable(
    _ item: Int, _ axis: Axis, _ tree: ItemTree, in rows: inout LinearProblem
  ) -> Int {
    if tree.ancestry.shortcut(of: item) == tree.ancestry.parent(of: item) {
      return tree.position(item, axis)
    }
    if variables.isEmpty { variables = [Int](repeating: -1, count: 2 * tree.itemCount) }
    let place = 2 * item + (axis == .horizontal ? 0 : 1)
    if variables[place] < 0 {
      variables[place] = rows.addVariable()
      sums.append(Sum(item: item, axis: axis, variable: variables[place]))
    }
    return variables[place]
  }
}

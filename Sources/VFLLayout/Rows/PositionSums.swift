import LayoutSolver
import VFLRecords

/// Variables for the positions of deeply nested items relative to distant ancestors.
///
/// A position in an ancestor's coordinates is a sum with one term for each level between the item and the
/// ancestor. A record between distant items would therefore have a row that is as long as the hierarchy is
/// deep. To keep rows short, an item on such a path gets an additional variable on an axis that needs it: its
/// distance from the near edge of the ancestor that its shortcut leads to. A path then has a logarithmic
/// number of terms, and each additional variable is defined by one row with four terms.
struct PositionSums {
  /// A variable that represents a sum: the position of an item relative to the ancestor that its shortcut
  /// leads to.
  private struct Sum {
    let item: Int
    let axis: Axis
    let variable: Int
  }

  /// The variable of each item on each axis, -1 if there is no variable; empty until the first variable is
  /// added.
  private var variables: [Int] = []
  /// The sums in the order in which their variables were added.
  private var sums: [Sum] = []

  /// The maximum number of levels for which a position is written with one term per level.
  private let plainLength: Int

  /// The default maximum number of levels, which exceeds the usual depth of view hierarchies.
  static let plainLength = 32

  init(plainLength: Int) {
    self.plainLength = plainLength
  }

  /// Appends the terms of a side's position, in an ancestor's coordinates, to the open row.
  mutating func appendPosition(
    of side: RecordRow.Side, in ancestor: Int, _ tree: ItemTree, to rows: inout LinearProblem
  ) {
    let ancestry = tree.ancestry
    let depth = ancestry.depth(of: ancestor)
    let isPlain = ancestry.depth(of: side.item) - depth <= plainLength
    var item = side.item
    while item != ancestor {
      let shortcut = ancestry.shortcut(of: item)
      if isPlain || ancestry.depth(of: shortcut) < depth {
        rows.appendTerm(tree.position(item, side.axis), side.factor)
        item = ancestry.parent(of: item)
      } else {
        rows.appendTerm(variable(item, side.axis, tree, in: &rows), side.factor)
        item = shortcut
      }
    }
  }

  /// Adds the rows that define the variables added so far, and the variables that these rows add in turn.
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

  /// Returns the variable of the position of an item relative to the ancestor that its shortcut leads to.
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

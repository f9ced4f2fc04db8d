/// A shape of layouts to be measured.
enum Workload: String, CaseIterable, Sendable, Hashable {
  case chain, tree, grid, form, conflict, window

  /// A one-line description for the help.
  var summary: String {
    switch self {
    case .chain: "a row of views of equal width, all of it required"
    case .tree: "stacks in stacks, four in each; the innermost views have content"
    case .grid: "cells in equal columns and rows, each with a minimum size"
    case .form: "labels and fields on common baselines; the labels are as wide as the widest"
    case .conflict: "random rows at seven priorities, most of which are unsatisfiable"
    case .window: "dialogs of seven views stacked in a window, with preferences at three priorities"
    }
  }
}

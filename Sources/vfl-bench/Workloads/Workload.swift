/// A shape of layouts to be measured.
enum Workload: String, CaseIterable, Sendable, Hashable {
  case chain, tree, grid, form, conflict, window

  /// A one-line description for the help.
  var summary: String {
    switch self {
    case .chain: "views of equal width in a row, all of it required"
    case .tree: "stacks in stacks, four to a stack; the innermost views have content"
    case .grid: "cells in equal columns and equal rows, each with a least size"
    case .form: "labels and fields, the labels as wide as the widest, on common baselines"
    case .conflict: "rows at random, most of which cannot hold, at seven priorities"
    case .window: "dialogs of seven views stacked in a window, with preferences at three priorities"
    }
  }
}

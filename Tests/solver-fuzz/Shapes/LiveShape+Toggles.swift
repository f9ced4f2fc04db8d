import LayoutSolver

extension LiveShape {
  /// Problems with repeated activations and deactivations of single rows, between other changes.
  static let toggled: [LiveShape] = [
    LiveShape(name: "toggles", variables: 2...6, rows: 4...20, toggles: 0.3),
    LiveShape(
      name: "toggles among rows of equal priority", variables: 3...9, rows: 8...40, terms: 1...3,
      coefficients: [-1, 1, 1], constants: [0, 0, 4, 8, 20], priorities: [1000, 500, 500, 250],
      costs: [1], repetition: 0.1, changesVariables: false, toggles: 0.4),
    LiveShape(
      name: "toggles of required rows", variables: 2...8, rows: 4...20, terms: 1...3,
      priorities: [1000, 1000, 1000, 500, 250], truth: 0.95, batches: 1...3, toggles: 0.3),
    LiveShape(
      name: "toggles with seven priorities", variables: 5...12, rows: 20...40, terms: 1...3,
      coefficients: [-1, 1, 1, 2, 0.5], constants: (-3...3).map { Double($0) * 100 },
      priorities: [1000, 750, 600, 500, 400, 300, 250], changesVariables: false, toggles: 0.4),
    LiveShape(
      name: "toggles between drags", variables: 2...6, rows: 4...20, batches: 1...2, drags: 0.2,
      toggles: 0.3, stops: [-4, 0, 3, 6.5, 11, 20], editPriorities: [700]),
    LiveShape(
      name: "toggles of rows far from 1", variables: 2...6, rows: 4...16, terms: 1...3,
      scales: [0x1p-12, 0x1p-6, 1, 0x1p8, 0x1p13], batches: 1...2, toggles: 0.3),
  ]
}

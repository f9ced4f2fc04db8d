import LayoutSolver

extension LiveShape {
  /// Problems that are small enough for exact arithmetic.
  static let small: [LiveShape] = [
    LiveShape(name: "small problems, solved after every call"),
    LiveShape(name: "small problems, solved after batches", batches: 1...8),
    LiveShape(
      name: "required rows only", rows: 0...9, priorities: [1000, 1000, 1000, 1001], truth: 0.9,
      repetition: 0.5, batches: 1...3),
    LiveShape(
      name: "few different numbers, copies of rows", rows: 2...9, coefficients: [-1, 1, 1],
      constants: [0, 0, 1], priorities: [1000, 500, 500, 250], costs: [1], repetition: 0.6,
      batches: 1...3),
    LiveShape(
      name: "terms that cancel, empty rows", variables: 0...2, terms: 0...4,
      coefficients: [-1, 1], constants: [-1, 0, 0, 1], batches: 1...3),
    LiveShape(
      name: "every row with its own priority", rows: 4...9,
      priorities: [1000] + (1...60).map { Double($0) * 16 + 0.25 }, batches: 1...4),
    LiveShape(
      name: "between required and optional", rows: 3...8, priorities: [1000, 1000, 999.5, 999],
      truth: 0.4, batches: 1...2),
    LiveShape(
      name: "batches that mostly fail", rows: 3...9, priorities: [1000, 1000, 1000, 500],
      truth: 0.3, batches: 1...6),
  ]

  /// Problems that are compared with a new solution.
  static let middle: [LiveShape] = [
    LiveShape(
      name: "dense problems", variables: 3...6, rows: 5...20, terms: 1...6, batches: 1...3),
    LiveShape(
      name: "ties and degenerate corners", variables: 4...8, rows: 8...24, terms: 1...3,
      coefficients: [-1, 1], constants: [0, 0, 0, 1], priorities: [1000, 500, 500, 250],
      costs: [1], truth: 0.8, repetition: 0.5, batches: 1...4),
    LiveShape(
      name: "redundant required rows, removed and added again", variables: 3...6, rows: 6...18,
      terms: 2...3, coefficients: [-1, 1, 2], priorities: [1000, 1000, 1000, 300], truth: 1,
      repetition: 0.7, batches: 1...2),
    widest,
    LiveShape(
      name: "parts that are joined and separated", variables: 10...24, rows: 10...36, terms: 1...2,
      coefficients: [-1, 1], batches: 1...3),
    LiveShape(
      name: "fractions that have no exact sum", variables: 2...5, rows: 4...14, terms: 1...3,
      coefficients: [-0.1, 0.1, 1.0 / 3, 0.7, -1.1], constants: [0, 0.1, 0.3, 1.0 / 3, 100.7],
      costs: [1, 0.3, 1.7], truth: 1, repetition: 0.5, batches: 1...3),
    LiveShape(
      name: "one variable with many optional rows", variables: 1...2, rows: 30...60, terms: 1...1,
      priorities: [1000, 900, 500.5, 500, 400, 300, 200, 100, 50, 25, 12], batches: 1...4),
  ]

  /// Problems with numbers that differ by a factor beyond the precision of `Double`.
  static let widest = LiveShape(
    name: "rows scaled from 1e-6 to 1e7", variables: 1...4, rows: 2...10, terms: 1...3,
    scales: [0x1p-20, 0x1p-10, 1, 0x1p12, 0x1p23], batches: 1...3)

  /// Problems that have the structure of layouts, each with an edit row for a variable that a user drags.
  static let layouts: [LiveShape] = [
    layout("a chain", LayoutShapes.chain(views: 12, width: 600), edited: 1),
    layout(
      "a row of views with contents", LayoutShapes.filled(views: 10, width: 400, content: 30),
      edited: 5),
    layout(
      "a ranked chain", LayoutShapes.rankedChain(views: 24, width: 200, preferred: 10), edited: 3),
    layout("a form", LayoutShapes.form(rows: 8, labels: [60, 90, 75], field: 200), edited: 2),
    layout("nested stacks", LayoutShapes.nested(levels: 3, fanOut: 3), edited: 0),
    layout("a grid", LayoutShapes.grid(rows: 5, columns: 6, width: 500), edited: 2),
    layout(
      "windows next to each other",
      LayoutShapes.apart(10, of: LayoutShapes.form(rows: 2, labels: [50, 80], field: 90)),
      edited: 2),
  ]

  static let all =
    small + middle + layouts + dragged + draggedLayouts + returning + returningLayouts + toggled
    + linked + corners

  static func layout(
    _ name: String, _ problem: LinearProblem, edited variable: Int
  ) -> LiveShape {
    let edit = LiveEdit.addEditRow(problem.rowCount, variable: variable, priority: 499)
    return LiveShape(
      name: name, beginning: LiveEdit.script(adding: problem) + [edit, .solve],
      variables: problem.variableCount / 2...problem.variableCount + 20,
      rows: problem.rowCount / 2...problem.rowCount + 30, terms: 1...3,
      coefficients: [-1, 1, 1, 0.5],
      constants: [0, 0, 8, 20, 44, 100, 320], priorities: [1000, 1000, 750, 750, 500, 250, 250],
      costs: [1], truth: 0.97, batches: 1...4)
  }
}

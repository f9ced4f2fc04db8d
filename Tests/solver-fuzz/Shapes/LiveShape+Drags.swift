import LayoutSolver

extension LiveShape {
  /// Problems with dragged edit rows, some of them required, between other changes.
  static let dragged: [LiveShape] = [
    LiveShape(name: "drags", variables: 2...5, rows: 2...10, drags: 0.3),
    LiveShape(
      name: "drags of required edit rows", variables: 2...5, rows: 2...9, terms: 1...3,
      priorities: [1000, 1000, 500, 250], truth: 0.9, batches: 1...3, drags: 0.4,
      editPriorities: [1000, 1000, 600]),
    LiveShape(
      name: "drags among sums", variables: 3...9, rows: 4...12, terms: 2...4,
      coefficients: [-1, 1, 1], priorities: [1000, 1000, 1000, 400], relations: [.equal],
      truth: 1, batches: 1...3, drags: 0.4, editPriorities: [1000, 700, 300]),
    LiveShape(
      name: "drags with ten priorities", variables: 2...5, rows: 8...16,
      priorities: [1000] + (1...10).map { Double($0) * 90 }, batches: 1...4, drags: 0.3),
    LiveShape(
      name: "drags with twenty priorities", variables: 3...6, rows: 16...30,
      priorities: [1000] + (1...20).map { Double($0) * 45 }, batches: 1...4, drags: 0.2),
    LiveShape(
      name: "drags among costs from a thousandth to a thousand", variables: 2...6, rows: 4...16,
      priorities: [1000, 500, 500, 250], costs: [0.001, 0.03, 1, 40, 1000], batches: 1...3,
      drags: 0.3),
    LiveShape(
      name: "drags of rows far from 1", variables: 2...5, rows: 3...10, terms: 1...3,
      scales: [0x1p-12, 0x1p-6, 1, 0x1p8, 0x1p13], batches: 1...3, drags: 0.3),
    LiveShape(
      name: "equalities that merge and cancel", variables: 8...20, rows: 10...26, terms: 2...5,
      coefficients: [-2, -1, -1, 1, 1, 1, 0.5], priorities: [1000, 1000, 1000, 1000, 500],
      relations: [.equal, .equal, .equal, .equal, .lessThanOrEqual], truth: 1, repetition: 0.3,
      batches: 1...4, drags: 0.1),
    LiveShape(
      name: "pairs with shared variables", variables: 5...12, rows: 8...20, terms: 3...3,
      coefficients: [-1, 1], constants: [0, 0, 8, 20], priorities: [1000, 1000, 1000, 500],
      relations: [.equal, .equal, .equal, .greaterThanOrEqual], truth: 1, repetition: 0.1,
      batches: 1...3, drags: 0.1),
  ]

  /// Problems whose edit rows alternate between a few values.
  static let returning: [LiveShape] = [
    LiveShape(
      name: "jumps", variables: 2...5, rows: 2...12, drags: 0.3, stops: [-4, 0, 3, 6.5, 11, 20]),
    LiveShape(
      name: "jumps of few variables", variables: 2...3, rows: 2...8, drags: 0.4,
      stops: [-5, 0, 2, 4, 9]),
    LiveShape(
      name: "jumps among rows of equal priority", variables: 3...8, rows: 6...20, terms: 1...3,
      coefficients: [-1, 1, 1], constants: [0, 0, 4, 8], priorities: [1000, 500, 500, 500],
      batches: 1...2, drags: 0.3, stops: [-6, 0, 5, 10, 15, 30], editPriorities: [700]),
    LiveShape(
      name: "jumps of required edit rows", variables: 2...6, rows: 2...12, terms: 1...3,
      priorities: [1000, 1000, 500, 250], truth: 0.9, batches: 1...3, drags: 0.4,
      stops: [-3, 0, 2, 5, 8], editPriorities: [1000, 1000, 600]),
    LiveShape(
      name: "jumps with seven priorities", variables: 6...12, rows: 20...40, terms: 1...3,
      coefficients: [-1, 1, 1, 2, 0.5], constants: (-3...3).map { Double($0) * 100 },
      priorities: [1000, 750, 600, 500, 400, 300, 250], batches: 1...2,
      changesVariables: false, drags: 0.3, stops: [0, 90, 170, 260, 350, 480, 900],
      editPriorities: [750]),
    LiveShape(
      name: "jumps among sums", variables: 4...12, rows: 8...24, terms: 2...4,
      coefficients: [-1, 1, 1], priorities: [1000, 1000, 400, 300],
      relations: [.equal, .equal, .greaterThanOrEqual], truth: 1, batches: 1...3, drags: 0.4,
      stops: [-20, 0, 4, 8, 40, 200], editPriorities: [700, 350]),
    LiveShape(
      name: "jumps far away and back", variables: 2...6, rows: 4...14, batches: 1...2,
      drags: 0.4, stops: [0, 6, 1e4, -2e6, 3e9]),
  ]

  /// Small and large layouts with dragged edit rows, some of which are required.
  static let draggedLayouts: [LiveShape] =
    (layouts + [
      layout(
        "a long form", LayoutShapes.form(rows: 120, labels: [60, 90, 75], field: 200), edited: 2),
      layout("deep stacks", LayoutShapes.nested(levels: 4, fanOut: 4), edited: 0),
    ]).map { layout in
      var shape = layout
      shape.name += ", dragged"
      shape.drags = 0.1
      shape.editPriorities = [1000, 499, 499]
      return shape
    }

  /// Small layouts whose edit rows alternate between a few values.
  static let returningLayouts: [LiveShape] = layouts.map { layout in
    var shape = layout
    shape.name += ", with jumps"
    shape.drags = 0.2
    shape.stops = [40, 90, 130.5, 200, 320, 480]
    shape.editPriorities = [499]
    return shape
  }

  /// Layouts of windows that are dragged by a corner.
  ///
  /// The width and the height are independent except for rows that are added during the drag.
  static let corners: [LiveShape] = [
    corner(
      "a row of views with contents", LayoutShapes.filled(views: 6, width: 400, content: 30),
      edited: 3),
    corner("nested stacks", LayoutShapes.nested(levels: 2, fanOut: 3), edited: 0),
    corner("a grid", LayoutShapes.grid(rows: 3, columns: 4, width: 300), edited: 2),
    corner("a form", LayoutShapes.form(rows: 4, labels: [60, 90, 75], field: 200), edited: 2),
  ]

  /// - Parameter variable: The dragged variable of each of three copies with interleaved variables.
  private static func corner(
    _ name: String, _ problem: LinearProblem, edited variable: Int
  ) -> LiveShape {
    let copies = 3
    var shape = layout(
      "\(name), dragged by the corner", LayoutShapes.woven(copies, of: problem),
      edited: copies * variable)
    for copy in 1..<copies {
      let edit = LiveEdit.addEditRow(
        copies * problem.rowCount + copy, variable: copies * variable + copy, priority: 499)
      shape.beginning.insert(edit, at: shape.beginning.count - 1)
    }
    shape.batches = 1...2
    shape.changesVariables = false
    shape.drags = 0.4
    shape.editPriorities = [499, 499, 1000]
    return shape
  }
}

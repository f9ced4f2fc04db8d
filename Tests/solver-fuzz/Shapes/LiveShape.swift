import LayoutSolver

/// The parameters of a kind of random script.
struct LiveShape: Sendable {
  /// The name of the shape.
  var name: String
  /// The initial calls of every script.
  var beginning: [LiveEdit] = []
  /// The number of groups of sums that share a pair of variables in the initial rows; see ``SumsWriter``.
  var groups = 0...0
  /// The numbers of variables and rows.
  var variables = 1...3
  var rows = 0...8
  /// The number of terms in a row.
  var terms = 0...3
  var coefficients: [Double] = [-2, -1, -1, 1, 1, 1, 3]
  var constants: [Double] = (-6...12).map(Double.init)
  var priorities: [Double] = [1000, 1000, 750, 500, 250.5, 250]
  /// The factors by which whole optional rows are multiplied, so that rows with the same priority differ in
  /// the cost of a unit of violation.
  var costs: [Double] = [1, 1, 1, 2, 0.5]
  var relations: [RowRelation] = [.equal, .equal, .greaterThanOrEqual, .lessThanOrEqual]
  /// The factors by which whole rows are multiplied.
  var scales: [Double] = [1]
  /// The probability that the last solution satisfies a new required row.
  var truth = 0.7
  /// The probability that a new row repeats an existing or removed row.
  var repetition = 0.25
  /// The number of calls between solutions.
  var batches = 1...1
  /// Whether variables are added and removed.
  var changesVariables = true
  /// The probability that a call begins a drag, which is a series of solutions in which almost only edit rows
  /// change.
  var drags = 0.0
  /// The probability that a call begins a series of solutions in which rows are deactivated and activated in
  /// turn, with few other changes.
  var toggles = 0.0
  /// The constants between which drags alternate.
  ///
  /// If the array is empty, drags move in small steps.
  var stops: [Double] = []
  /// The priorities of edit rows.
  ///
  /// If the array is empty, edit rows have the priorities of the other optional rows.
  var editPriorities: [Double] = []
}

import LayoutSolver

/// What random scripts of one kind are made of.
struct LiveShape: Sendable {
  /// What the scripts are about.
  var name: String
  /// The calls that every script begins with.
  var beginning: [LiveEdit] = []
  /// How many groups of sums that share a pair of variables there are among the rows that every script
  /// begins with besides; see ``SumsWriter``.
  var groups = 0...0
  /// How many variables and rows there may be.
  var variables = 1...3
  var rows = 0...8
  /// How many terms a row has.
  var terms = 0...3
  var coefficients: [Double] = [-2, -1, -1, 1, 1, 1, 3]
  var constants: [Double] = (-6...12).map(Double.init)
  var priorities: [Double] = [1000, 1000, 750, 500, 250.5, 250]
  var weights: [Double] = [1, 1, 1, 2, 0.5]
  var relations: [RowRelation] = [.equal, .equal, .greaterThanOrEqual, .lessThanOrEqual]
  /// What a whole row may be multiplied by.
  var scales: [Double] = [1]
  /// How often a required row is true at the last solution.
  var truth = 0.7
  /// How often a new row says what another one says, or what one said that was removed.
  var repetition = 0.25
  /// How many calls there are between solutions.
  var batches = 1...1
  /// Whether variables come and go.
  var changesVariables = true
  /// How often a call begins a drag: a run of solutions between which little but edit rows changes.
  var drags = 0.0
  /// How often a call begins a run of solutions between which little but one row goes and comes, and then
  /// another one.
  var toggles = 0.0
  /// Between which constants drags jump to and fro; by small steps if there are none.
  var homes: [Double] = []
  /// The priorities of edit rows; those of other optional rows if there are none.
  var editPriorities: [Double] = []
}

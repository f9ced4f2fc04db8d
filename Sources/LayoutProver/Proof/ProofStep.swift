import ExactNumbers

/// A step of a proof, with the numbers that its certificate contains.
///
/// A form of rates is the reduced cost of each nonbasic variable at an optimum: a positive rate belongs to the upper
/// bound of the variable, and a negative rate to the lower bound.
enum ProofStep: Sendable {
  /// A component is divided into parts, which have these nonbasic variables.
  case division(block: Int, parts: [(block: Int, coordinates: [Int])])
  /// The optima of levels of a component are proved.
  case levels(ComponentProof)
  /// A variable has one value at each point.
  case implied(ImpliedValue)
}

/// A side of the parameter space beyond which rows are unsatisfiable.
struct UnsatisfiableSide: Sendable {
  /// A form of the numbers of the parameters: the rows are unsatisfiable where it is greater than 0.
  let form: AffineForm
  /// The rates of the violated variable, in variables of the elimination.
  let rates: LinearForm
}

/// The optimum of a level of a component at a point.
struct LevelOptimum: Sendable {
  /// A slack of the level, which is a variable of the elimination.
  let slack: Int
  /// A lower bound of the cost as a form of the numbers of the parameters, which is exact at the point.
  let bound: AffineForm
  /// The rates of the negated cost, in variables of the elimination.
  let rates: LinearForm
}

/// A free variable that has one value at each point.
struct ImpliedValue: Sendable {
  /// The variable of the elimination.
  let variable: Int
  /// The rates of its largest value, in variables of the elimination.
  let upper: LinearForm
  /// The rates of the negated smallest value.
  let lower: LinearForm
}

/// A proof that levels of a component have an optimum that is a function of the parameters.
struct ComponentProof: Sendable {
  /// The component with the variables that the levels fix.
  let component: Component
  /// The optima of the levels that are proved.
  let optima: [LevelOptimum]
  /// The changes of free variables, as forms of the numbers of the parameters, with which the rows are satisfied
  /// everywhere.
  let policy: [Int: AffineForm]
}

/// A solver of linear problems: it turns rows into the values of variables.
///
/// The layout knows backends by this protocol alone.
public protocol SolverBackend {
  /// Solves a problem from nothing.
  ///
  /// The same problem gives the same outcome, to the bit, on every run.
  mutating func solve(_ problem: LinearProblem) -> SolverOutcome

  /// The variables that may take more than one value at the optimum of the problem that was solved
  /// last, in the order of their indices, each with the exact range of its values over all optima.
  ///
  /// Empty when the optimum is unique, and when the last problem had no solution.
  mutating func freeVariables() -> [FreeVariable]

  /// The optional rows that optima of the problem that was solved last violate by different amounts, in
  /// ascending order; none unless a backend tells them.
  mutating func contestedRows() -> [Int]

  /// Fixes free variables of the optimum of the problem that was solved last until none is free, each time the
  /// first that still is, and finds which of them each free variable depends on.
  ///
  /// - Parameters:
  ///   - effort: About how many columns may be read; reduced by the number that was read. The work ends early
  ///     when the effort is used up.
  ///   - value: A value inside a range; nil to skip the variable.
  /// - Returns: The free variables that are fixed, in ascending order; none unless a backend finds them.
  mutating func settlements(
    effort: inout Int, value: (FreeVariable) -> Double?
  ) -> [VariableSettlement]

  /// Whether fixing one free variable of the optimum of the problem that was solved last inside its range
  /// fixes another one; false if a backend does not find out.
  mutating func isSettled(
    _ variable: Int, by other: Int, at value: Double, effort: inout Int
  ) -> Bool

  /// Whether the last outcome was verified; true unless a backend says otherwise.
  ///
  /// The values of an outcome that was not verified are no layout.
  var isVerified: Bool { get }
}

extension SolverBackend {
  /// True: most backends verify what they find, or find nothing.
  public var isVerified: Bool { true }

  /// None: ties between such rows are then told as far as single steps from the optimum show them.
  public mutating func contestedRows() -> [Int] { [] }

  /// None: each view is then settled on its own.
  public mutating func settlements(
    effort: inout Int, value: (FreeVariable) -> Double?
  ) -> [VariableSettlement] { [] }

  /// False: a view then gets both its position and its size.
  public mutating func isSettled(
    _ variable: Int, by other: Int, at value: Double, effort: inout Int
  ) -> Bool { false }
}

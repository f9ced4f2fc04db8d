/// A part of a problem that may have several optima, with what the optimum found leaves open.
struct LoosePart: Sendable {
  /// The number of the part.
  let part: Int
  /// The part as presolving has left it; `nil` if the part has no rows, or had to be solved without
  /// presolving.
  private var presolve: Presolve?
  /// How each presolved row has to hold on the optimal face; `nil` where the face asks nothing of it.
  private var relations: [RowRelation?] = []
  /// The face, without columns for residuals, once somebody has asked.
  private var face: OptimalFace?

  /// Creates a part that was not presolved.
  init(_ part: Int) { self.part = part }

  /// Creates a part, given its frozen optimum.
  init(_ part: Int, _ presolve: Presolve, frozenIn simplex: DualSimplex) {
    self.part = part
    self.presolve = presolve
    relations = simplex.relationsOnFace
  }

  /// The face; nil if the part was not presolved, or rounding has spoilt the face.
  ///
  /// - Parameter limit: Up to how many residuals get a column of their own where they need one.
  private mutating func openFace(
    measuring limit: Int = 0, with simplex: inout DualSimplex
  ) -> OptimalFace? {
    if let face, limit == 0 || !face.isEntangled { return face }
    guard let presolve else { return nil }
    let found = OptimalFace(measuring: limit, with: &simplex) { [relations] measured, rows in
      presolve.writeFace(asking: relations, into: &rows, measuring: measured)
    }
    if limit == 0 { face = found }
    return found
  }

  /// The ranges of the first variables of the part; nil if they are not known.
  mutating func ranges(
    ofFirst count: Int, with simplex: inout DualSimplex
  ) -> [ValueRange]? {
    guard var face = openFace(with: &simplex) else { return nil }
    return ranges(ofFirst: count, on: &face)
  }

  private mutating func ranges(ofFirst count: Int, on face: inout OptimalFace) -> [ValueRange] {
    (0..<DenseIndex(truncatingIfNeeded: count)).map {
      presolve?.range(of: $0, on: &face) ?? face.range(of: $0)
    }
  }

  /// The ranges of the residuals of rows that optima may violate, and of rows of which presolving has left
  /// nothing but a number; nil if the face is not known.
  mutating func residuals(
    of store: RowStore, with simplex: inout DualSimplex, number: (Int) -> Int
  ) -> FaceFreedom? {
    guard var face = openFace(measuring: Tuning.few, with: &simplex) else {
      return nil
    }
    var freedom = FaceFreedom()
    face.noteResiduals(in: &freedom) { number(Int($0)) }
    for (row, residual) in presolve?.settledResiduals(of: store) ?? [] {
      freedom.note(number(row), .point(residual))
    }
    return freedom
  }

  // MARK: Settling

  /// Fixes free variables one after another until none is free, as far as rounding and the effort allow, and
  /// finds which of them each free variable depends on.
  ///
  /// The values are inside the ranges, so they meet in the relative interior of the face. There a variable is
  /// fixed if and only if it is an affine function of the chosen variables on the whole face. The chosen
  /// variables are affinely independent, so each one that is left out leaves free exactly the variables that
  /// depend on it.
  ///
  /// - Parameters:
  ///   - variables: The variables of the part.
  ///   - value: A value inside a range; nil to skip the variable.
  mutating func settlements(
    of variables: [DenseIndex], _ effort: inout Int, with simplex: inout DualSimplex,
    _ value: (FreeVariable) -> Double?
  ) -> [VariableSettlement] {
    guard let face = openFace(with: &simplex) else { return [] }
    var slice = face
    let before = ranges(ofFirst: variables.count, on: &slice)
    var after = before
    var chosen: [Int] = []
    var fixed: [(variable: DenseIndex, value: Double)] = []
    for place in variables.indices where !after[place].isPoint {
      guard let value = value(FreeVariable(Int(variables[place]), after[place])) else { continue }
      // Each value is fixed here, and left out below.
      effort -= 2 * Self.cost(of: face, variables.count)
      if effort < 0 { break }
      let column = column(of: place, at: value)
      guard slice.fix(CollectionOfOne(column), with: &simplex) else { break }
      chosen.append(place)
      fixed.append(column)
      after = ranges(ofFirst: variables.count, on: &slice)
    }
    let settled = variables.indices.filter { !before[$0].isPoint && after[$0].isPoint }
    var bases = [[Int]](repeating: [], count: variables.count)
    for (index, place) in chosen.enumerated() {
      slice = face
      let others = fixed[..<index] + fixed[(index + 1)...]
      guard slice.fix(others, with: &simplex) else { return [] }
      let open = ranges(ofFirst: variables.count, on: &slice)
      for other in settled where !open[other].isPoint {
        bases[other].append(Int(variables[place]))
      }
    }
    return settled.compactMap { place in
      if bases[place].isEmpty { return nil }
      let value = (after[place].lower + after[place].upper) / 2
      return VariableSettlement(Int(variables[place]), at: value, basis: bases[place])
    }
  }

  /// Whether fixing one variable of the part fixes another one; false if the effort does not suffice to find
  /// out.
  mutating func isSettled(
    _ place: Int, by other: Int, at value: Double, of count: Int, _ effort: inout Int,
    with simplex: inout DualSimplex
  ) -> Bool {
    guard var face = openFace(with: &simplex) else { return false }
    effort -= Self.cost(of: face, count)
    guard effort >= 0,
      face.fix(CollectionOfOne(column(of: other, at: value)), with: &simplex)
    else { return false }
    return ranges(ofFirst: count, on: &face)[place].isPoint
  }

  /// About how many columns are read to fix variables of a face.
  private static func cost(of face: OptimalFace, _ count: Int) -> Int {
    count + face.coreSize * face.coreSize
  }

  /// The column of the face that represents a variable, with its value where the variable has the given one.
  private mutating func column(of place: Int, at value: Double) -> (
    variable: DenseIndex, value: Double
  ) {
    let place = DenseIndex(truncatingIfNeeded: place)
    guard let (root, factor, offset) = presolve?.find(place) else { return (place, value) }
    return (root, (value - offset) / factor)
  }
}

extension FreeVariable {
  /// A variable with the values that it takes on a face.
  init(_ variable: Int, _ range: ValueRange) {
    // Adding 0 makes -0 an ordinary 0.
    self.init(variable: variable, lower: range.lower + 0, upper: range.upper + 0)
  }
}

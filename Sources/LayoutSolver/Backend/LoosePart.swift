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

  /// Gives variables values until none is free, each time the first that still is, as far as rounding and the
  /// effort allow.
  mutating func settle(
    _ variables: [DenseIndex], _ effort: inout Int, with simplex: inout DualSimplex,
    _ value: (FreeVariable) -> Double?, _ settlements: inout [VariableSettlement]
  ) {
    guard var face = openFace(with: &simplex) else { return }
    var ranges = ranges(ofFirst: variables.count, on: &face)
    for place in variables.indices where !ranges[place].isPoint {
      effort -= variables.count + face.coreSize * face.coreSize
      if effort < 0 { return }
      let free = FreeVariable(Int(variables[place]), ranges[place])
      guard let value = value(free) else { continue }
      let (root, factor, offset) =
        presolve?.find(DenseIndex(truncatingIfNeeded: place))
        ?? (DenseIndex(truncatingIfNeeded: place), 1, 0)
      guard face.give(root, (value - offset) / factor, with: &simplex) else { return }
      let next = self.ranges(ofFirst: variables.count, on: &face)
      let followers = variables.indices.filter {
        $0 != place && !ranges[$0].isPoint && next[$0].isPoint
      }
      settlements.append(
        VariableSettlement(
          free: free, value: value, followers: followers.map { Int(variables[$0]) }))
      ranges = next
    }
  }
}

extension FreeVariable {
  /// A variable with the values that it takes on a face.
  init(_ variable: Int, _ range: ValueRange) {
    // Adding 0 makes -0 an ordinary 0.
    self.init(variable: variable, lower: range.lower + 0, upper: range.upper + 0)
  }
}

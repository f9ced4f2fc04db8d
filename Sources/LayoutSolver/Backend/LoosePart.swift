/// A part of a problem that may have several optima, with what the optimum found leaves open.
struct LoosePart: Sendable {
  /// The number of the part.
  let part: Int
  /// The part as presolving has left it; nothing if the part has no rows, or had to be solved without
  /// presolving.
  ///
  /// It is a list because there may be as many parts as variables, and a list without elements takes little
  /// memory.
  private var presolved: [Presolve] = []
  /// How each presolved row has to hold on the optimal face; `nil` where the face asks nothing of it.
  private var relations: [RowRelation?] = []
  /// The optimum found, by variables of the part; empty where the part is small enough to look for a point of
  /// its face again.
  private var optimum: [Double] = []
  /// The face, without columns for residuals, once somebody has asked; nothing of a small part, whose face is
  /// found as fast as kept.
  private var faces: [OptimalFace] = []
  private var isSmall = true
  /// The range of the only variable, if a required lower bound is the only row.
  private(set) var soleRange: ValueRange?

  /// Creates a part that was not presolved.
  init(_ part: Int) { self.part = part }

  /// Creates a part that is one variable with a required lower bound.
  init(_ part: Int, from bound: Double) {
    self.part = part
    soleRange = ValueRange(lower: bound, upper: .infinity)
  }

  /// Creates a part, given its frozen optimum and the values of its variables.
  init(
    _ part: Int, _ presolve: Presolve, frozenIn simplex: DualSimplex, at values: ArraySlice<Double>
  ) {
    self.part = part
    presolved = [presolve]
    isSmall = values.count < Tuning.few
    if values.count >= Tuning.large { optimum = Array(values) }
    relations = simplex.relationsOnFace
  }

  /// The face; nil if the part was not presolved, or rounding has spoilt the face.
  ///
  /// - Parameter limit: Up to how many residuals get a column of their own where they need one.
  private mutating func openFace(
    measuring limit: Int = 0, with simplex: inout DualSimplex
  ) -> OptimalFace? {
    if let face = faces.first, limit == 0 || !face.isEntangled { return face }
    guard let presolve = presolved.first else { return nil }
    let write = { [relations] (measured: [DenseIndex], rows: inout RowSystem) in
      presolve.writeFace(asking: relations, into: &rows, measuring: measured)
    }
    if limit == 0, !optimum.isEmpty {
      let found = OptimalFace(
        measuring: 0, with: &simplex, around: { [optimum] _ in optimum }, write)
      if let found {
        faces = [found]
        return found
      }
    }
    let found = OptimalFace(measuring: limit, with: &simplex, write)
    if limit == 0, !isSmall, let found { faces = [found] }
    return found
  }

  /// The ranges of the first variables of the part; nil if they are not known.
  mutating func ranges(
    ofFirst count: Int, with simplex: inout DualSimplex
  ) -> [ValueRange]? {
    if let soleRange { return [soleRange] }
    guard var face = openFace(with: &simplex) else { return nil }
    return ranges(ofFirst: count, on: &face)
  }

  private mutating func ranges(ofFirst count: Int, on face: inout OptimalFace) -> [ValueRange] {
    (0..<DenseIndex(truncatingIfNeeded: count)).map {
      presolved.isEmpty ? face.range(of: $0) : presolved[0].range(of: $0, on: &face)
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
    if presolved.isEmpty { return freedom }
    for (row, residual) in presolved[0].settledResiduals(of: store) {
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
    if let soleRange {
      effort -= variables.count
      let free = FreeVariable(Int(variables[0]), soleRange)
      guard effort >= 0, let value = value(free) else { return }
      settlements.append(VariableSettlement(free: free, value: value, followers: []))
      return
    }
    guard var face = openFace(with: &simplex) else { return }
    var ranges = ranges(ofFirst: variables.count, on: &face)
    for place in variables.indices where !ranges[place].isPoint {
      effort -= variables.count + face.coreSize * face.coreSize
      if effort < 0 { return }
      let free = FreeVariable(Int(variables[place]), ranges[place])
      guard let value = value(free) else { continue }
      let (root, factor, offset) =
        presolved.isEmpty
        ? (DenseIndex(truncatingIfNeeded: place), 1, 0)
        : presolved[0].find(DenseIndex(truncatingIfNeeded: place))
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

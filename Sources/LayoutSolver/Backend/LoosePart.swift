/// A part of a problem that may have several optima, with what the optimum found leaves open.
struct LoosePart: Sendable {
  /// The number of the part.
  let part: Int
  /// The part as presolving has left it; nothing if the part has no rows, or had to be solved without
  /// presolving.
  ///
  /// It is a list because there may be as many parts as variables, and a list without elements takes little
  /// memory.
  private var presolved: [(reduction: Reduction, kept: KeptRows)] = []
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
    _ part: Int, _ reduction: Reduction, _ kept: KeptRows, frozenIn simplex: DualSimplex,
    at values: ArraySlice<Double>
  ) {
    self.part = part
    presolved = [(reduction, kept)]
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
    guard let (reduction, kept) = presolved.first else { return nil }
    let write = { [relations] (measured: [DenseIndex], rows: inout RowSystem) in
      reduction.writeFace(of: kept, asking: relations, into: &rows, measuring: measured)
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
      presolved.isEmpty ? face.range(of: $0) : presolved[0].reduction.range(of: $0, on: &face)
    }
  }

  /// The ranges of the residuals of rows that optima may violate, and of rows of which presolving has left
  /// nothing but a number; nil if the face is not known.
  mutating func residuals(
    of problem: LinearProblem, with simplex: inout DualSimplex, number: (Int) -> Int
  ) -> FaceFreedom? {
    guard var face = openFace(measuring: Tuning.few, with: &simplex) else {
      return nil
    }
    var freedom = FaceFreedom()
    face.noteResiduals(in: &freedom) { number(Int($0)) }
    if presolved.isEmpty { return freedom }
    for (row, residual) in presolved[0].reduction.settledResiduals(of: problem) {
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
    if let soleRange {
      effort -= variables.count
      let variable = Int(variables[0])
      guard effort >= 0, let value = value(FreeVariable(variable, soleRange)) else { return [] }
      return [VariableSettlement(variable, at: value, basis: [variable])]
    }
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
    if presolved.isEmpty { return (place, value) }
    let (root, factor, offset) = presolved[0].reduction.find(place)
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

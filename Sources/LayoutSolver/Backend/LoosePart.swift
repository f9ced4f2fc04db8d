/// A presolved part of a problem whose optimum may leave variables free.
struct LoosePart: Sendable {
  let part: Int
  private var reduction: Reduction
  private let kept: KeptRows
  /// The relation of each row of the reduced system on the optimal face; `nil` if the face does not restrict
  /// it.
  private let relations: [RowRelation?]
  /// The values of the variables at an optimum; empty if a point of the face is searched for.
  private let optimum: [Double]
  private var face: OptimalFace?

  init(
    _ part: Int, _ reduction: Reduction, _ kept: KeptRows, _ relations: [RowRelation?],
    around optimum: [Double]
  ) {
    self.part = part
    self.reduction = reduction
    self.kept = kept
    self.relations = relations
    self.optimum = optimum
  }

  /// The optimal face; `nil` if rounding has made it unusable.
  private mutating func openFace(with simplex: inout DualSimplex) -> OptimalFace? {
    if let face { return face }
    let (system, violable) = reduction.face(of: kept, relations)
    if !optimum.isEmpty {
      face = OptimalFace(system, violable: violable, around: optimum, with: &simplex)
    }
    face = face ?? OptimalFace(system, violable: violable, with: &simplex)
    return face
  }

  /// The range of each variable of the part at the optima; `nil` if rounding has made the face unusable.
  mutating func ranges(with simplex: inout DualSimplex) -> [ValueRange]? {
    guard var face = openFace(with: &simplex) else { return nil }
    return ranges(on: &face)
  }

  private mutating func ranges(on face: inout OptimalFace) -> [ValueRange] {
    (0..<reduction.one).map { variable in
      let (root, factor, offset) = reduction.find(variable)
      if root == reduction.one { return .point(offset) }
      return face.range(of: root).scaled(by: factor).adding(.point(offset))
    }
  }

  /// The residuals of rows that optima may violate, and of rows without variables after presolving; `nil` if
  /// rounding has made the face unusable.
  ///
  /// - Parameter problem: The rows that were presolved.
  mutating func residuals(
    of problem: LinearProblem, with simplex: inout DualSimplex
  ) -> [FaceFreedom.Residual]? {
    guard var face = openFace(with: &simplex) else { return nil }
    return face.violable.map { .init(row: Int($0.row), range: face.range(of: $0.column)) }
      + reduction.settledResiduals(of: problem)
  }

  // MARK: Settling

  /// Fixes free variables until none is free, as far as rounding and the effort allow, and finds the fixed
  /// variables that each free variable depends on.
  ///
  /// The values are inside the ranges, so their point is in the relative interior of the face. There, a
  /// variable is determined if and only if it is an affine function of the fixed variables on the whole face.
  /// The fixed variables are affinely independent, so if one of them is not fixed, exactly the variables that
  /// depend on it are free.
  ///
  /// - Parameters:
  ///   - variables: The variables of the part.
  ///   - value: A value inside a range; `nil` to skip the variable.
  mutating func settlements(
    of variables: [DenseIndex], _ effort: inout Int, with simplex: inout DualSimplex,
    _ value: (FreeVariable) -> Double?
  ) -> [VariableSettlement] {
    guard let face = openFace(with: &simplex) else { return [] }
    var slice = face
    let before = ranges(on: &slice)
    var after = before
    var chosen: [Int] = []
    var fixed: [(variable: DenseIndex, value: Double)] = []
    for index in variables.indices {
      guard let free = FreeVariable(Int(variables[index]), after[index]), let value = value(free)
      else { continue }
      // Each value is fixed here, and not fixed once below.
      effort -= 2 * cost(of: face)
      if effort < 0 { break }
      let column = column(of: index, at: value)
      guard slice.fix(CollectionOfOne(column), with: &simplex) else { break }
      chosen.append(index)
      fixed.append(column)
      after = ranges(on: &slice)
    }
    let settled = variables.indices.filter { !before[$0].isPoint && after[$0].isPoint }
    var bases = [[Int]](repeating: [], count: variables.count)
    for (number, index) in chosen.enumerated() {
      slice = face
      let others = fixed[..<number] + fixed[(number + 1)...]
      guard slice.fix(others, with: &simplex) else { return [] }
      let open = ranges(on: &slice)
      for other in settled where !open[other].isPoint {
        bases[other].append(Int(variables[index]))
      }
    }
    return settled.compactMap { index in
      if bases[index].isEmpty { return nil }
      let value = (after[index].lower + after[index].upper) / 2
      return VariableSettlement(
        variable: Int(variables[index]), value: value, basis: bases[index])
    }
  }

  /// Whether fixing one variable of the part determines another one; false if the effort is insufficient.
  mutating func isSettled(
    _ index: Int, by other: Int, at value: Double, _ effort: inout Int,
    with simplex: inout DualSimplex
  ) -> Bool {
    guard var face = openFace(with: &simplex) else { return false }
    effort -= cost(of: face)
    guard effort >= 0,
      face.fix(CollectionOfOne(column(of: other, at: value)), with: &simplex)
    else { return false }
    return ranges(on: &face)[index].isPoint
  }

  /// The approximate number of columns that are read to fix variables of a face.
  private func cost(of face: OptimalFace) -> Int {
    Int(reduction.one) + face.coreSize * face.coreSize
  }

  /// The column of the face that represents a variable, and its value if the variable has the given value.
  private mutating func column(of index: Int, at value: Double) -> (
    variable: DenseIndex, value: Double
  ) {
    let (root, factor, offset) = reduction.find(DenseIndex(truncatingIfNeeded: index))
    return (root, (value - offset) / factor)
  }
}

extension FreeVariable {
  init?(_ variable: Int, _ range: ValueRange) {
    if range.isPoint { return nil }
    // Adding 0 changes -0 to 0.
    self.init(variable: variable, lower: range.lower + 0, upper: range.upper + 0)
  }
}

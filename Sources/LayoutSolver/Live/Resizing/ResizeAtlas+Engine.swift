/// The engine, while it is behind.
extension ResizeAtlas {
  // MARK: Rows at rest

  /// Whether a row pulls at nothing where the values are, and is none whose constant changes.
  @inline(__always)
  func isAtRest(_ row: Int, _ engine: LiveEngine) -> Bool {
    if parameter(of: DenseIndex(truncatingIfNeeded: row)) != nil { return false }
    if regions.isEmpty || !engine.holds(row) { return false }
    let place = Int(engine.presolve.places[row])
    let slope = Int(slopeOfRow[place])
    if slope < 0 { return false }
    let part = Int(partOfRow[place])
    let region = parts[part].current
    if region == parts[part].engineRegion {
      return engine.simplex.isAtRest(DenseIndex(truncatingIfNeeded: place))
    }
    let pull = numbers[Int(regions[region].end) - slope]
    if pull != ResizeAtlas.active { return pull == 0 }
    return ResizeAtlas.isIdle(place, in: regions[region], parts[part], levelWidth, heads, numbers)
  }

  /// Whether the multiplier of an active row is 0 in a region.
  @inline(never)
  private static func isIdle(
    _ place: Int, in region: Region, _ part: Part, _ levelWidth: Int, _ heads: [DenseIndex],
    _ numbers: [Double]
  ) -> Bool {
    guard let index = heads[region.active].firstIndex(of: DenseIndex(place)) else { return false }
    let multiplier =
      region.multipliers(of: part, levelWidth).lowerBound
      + (index - region.active.lowerBound) * levelWidth
    return numbers[multiplier..<(multiplier + levelWidth)].allSatisfy { $0 == 0 }
  }

  // MARK: Catching up

  /// Gives the engine the constants that the values follow, and the bases of the regions that they are in:
  /// it then is where they are.
  mutating func giveBases(to engine: inout LiveEngine) {
    isAhead = false
    for index in parameters.indices where parameters[index].isLate {
      let place = parameters[index].place
      if engine.simplex.system.headers[place].level != RowSystem.idle {
        engine.simplex.system.headers[place].constant = parameters[index].constant
      }
      parameters[index].isLate = false
    }
    for part in parts.indices where parts[part].current != parts[part].engineRegion {
      giveBasis(ofPart: part, to: &engine.simplex)
      parts[part].engineRegion = parts[part].current
    }
    engine.knownCostless = nil
    engine.simplex.refactorise()
  }

  /// Gives the engine, which has those bases already, the constants; they count as late until it has solved.
  mutating func giveConstants(to engine: inout LiveEngine) {
    for index in parameters.indices where parameters[index].isLate {
      let place = parameters[index].place
      if engine.simplex.system.headers[place].level != RowSystem.idle {
        engine.simplex.setConstant(parameters[index].constant, of: place)
      }
    }
  }

  /// Gives the slots of a part the basis of the region that its values are in.
  private mutating func giveBasis(ofPart index: Int, to simplex: inout DualSimplex) {
    listSlots(of: DenseIndex(index), simplex.head)
    let part = parts[index]
    let region = regions[part.current]
    simplex.takeBasis(
      heads.span.extracting(region.active), inSlots: slots.span,
      multipliers: numbers.span.extracting(region.multipliers(of: part, levelWidth)),
      slopes: numbers.span.extracting(region.slopes(of: part)),
      ofRows: rows.span.extracting(part.rows))
  }

  /// Forgets all regions but those that the values are in.
  mutating func forgetOtherRegions() {
    for part in parts.indices {
      parts[part].firstRegion = parts[part].current
      if parts[part].current >= 0 { regions[parts[part].current].next = -1 }
    }
  }
}

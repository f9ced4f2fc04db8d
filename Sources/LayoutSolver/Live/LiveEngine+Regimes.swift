/// An engine beside an atlas of regimes.
extension LiveEngine {
  /// How large a reduced system, and a layout, may be so that its regimes are charted: where a step of
  /// the simplex costs little, few rows decide, and few values move.
  private static let chartedColumns = 32
  private static let chartedRows = 256
  private static let chartedVariables = 1024

  /// Whether regimes are charted, rather than followed one at a time: see ``ResizeTracks``.
  @inline(__always)
  func isCharted(_ store: RowStore) -> Bool {
    simplex.system.columnCount <= LiveEngine.chartedColumns
      && simplex.system.rowCount <= LiveEngine.chartedRows
      && store.uses.count <= LiveEngine.chartedVariables
  }

  /// Whether an optimum is sure, and what it is by the sides of all rows and the multipliers.
  @inline(__always)
  var isPlain: Bool {
    !simplex.isStaged && !simplex.hasStages && simplex.system.columnScales.isEmpty
      && simplex.ignoredRows.isEmpty && simplex.multiplierDoubts.isEmpty
      && !simplex.hasCancelled && !simplex.isDoubtful
  }

  /// Whether a row of the store has no part in the optimum.
  @inline(__always)
  func isIdle(_ row: Int) -> Bool {
    !holds(row) || simplex.system.headers[presolve.places[row]].level == RowSystem.idle
  }

  /// Goes to the regimes that the values are in.
  ///
  /// The constants are those of the last solve, so the optimum there is one that was found before: its
  /// basis and the sides of the rows say all of it.
  mutating func goBack(to atlas: inout RegimeAtlas) {
    var hasMoved = false
    for part in 0..<atlas.parts.count {
      let regime = atlas.valueRegimes[part]
      if regime == atlas.engineRegimes[part] { continue }
      let members = atlas.parts[part]
      for parameter in members.parameters {
        let place = atlas.parameters[parameter].place
        simplex.system.headers[place].constant = atlas.parameters[parameter].constant
        atlas.parameters[parameter].isLate = false
      }
      let known = atlas.regimes[Int(regime)]
      simplex.takeSides(
        atlas.sides[known.firstSide...], multipliers: atlas.numbers[known.firstMultiplier...],
        ofRows: atlas.parts.rows(of: members), columns: atlas.parts.columns(of: members))
      atlas.engineRegimes[part] = regime
      hasMoved = true
    }
    if !hasMoved { return }
    atlas.patience.noteReturn()
    restingRow = RestingRow()
    knownCostless = nil
    simplex.takeBasis()
  }

  /// Takes over the constants of an atlas at whose regimes it is already.
  mutating func takeConstants(of atlas: inout RegimeAtlas) {
    for index in atlas.parameters.indices where atlas.parameters[index].isLate {
      simplex.setConstant(atlas.parameters[index].constant, of: atlas.parameters[index].place)
      atlas.parameters[index].isLate = false
    }
    atlas.isBehind = atlas.hasAbsentRow
  }
}

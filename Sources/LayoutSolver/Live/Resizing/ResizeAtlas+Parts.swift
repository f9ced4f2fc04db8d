/// What a small layout falls into.
extension ResizeAtlas {
  /// Finds the parts of a system, unless they are known.
  mutating func findParts(of engine: inout LiveEngine, _ store: RowStore) {
    let size = (rows: engine.simplex.system.rowCount, columns: engine.simplex.system.columnCount)
    if partsAreOf == size && variableCount == store.uses.count { return }
    forgetRegions()
    parameters.clear()
    parts.clear()
    joinColumns(engine.simplex.system)
    var owners: [DenseIndex] = []
    while !findOwners(&owners, &engine, store.uses.count) {}
    listMembers(engine, owners)
    partsAreOf = size
    variableCount = store.uses.count
    levelWidth = engine.simplex.levelWidth
  }

  /// Whether an engine has a layout whose regions are noted.
  static func suits(_ engine: LiveEngine, _ store: RowStore, _ columnLimit: Int) -> Bool {
    // There is a bit for each part.
    engine.simplex.system.columnCount <= Swift.min(columnLimit, UInt64.bitWidth - 1)
      && engine.simplex.system.rowCount <= rowLimit && store.uses.count <= variableLimit
      && !engine.simplex.hasStages && engine.simplex.system.columnScales.isEmpty
      && engine.simplex.ignoredRows.isEmpty && !engine.simplex.forestSearch.mayPay
  }

  /// Numbers the columns so that those which a row has in common get the same number.
  private mutating func joinColumns(_ system: RowSystem) {
    partOfColumn.clear()
    for column in 0..<system.columnCount {
      partOfColumn.append(DenseIndex(truncatingIfNeeded: column))
    }
    for row in 0..<DenseIndex(truncatingIfNeeded: system.rowCount) {
      let entries = system.rows.entries(of: row)
      for entry in entries.dropFirst() {
        join(
          partOfColumn[system.rows.indices[entries.lowerBound]],
          partOfColumn[system.rows.indices[entry]])
      }
    }
  }

  private mutating func join(_ part: DenseIndex, _ other: DenseIndex) {
    if part == other { return }
    for column in partOfColumn.indices where partOfColumn[column] == other {
      partOfColumn[column] = part
    }
  }

  /// Finds the part that moves each variable, -1 for none; false if a variable has joined two parts, so
  /// that all is to be found again.
  private mutating func findOwners(
    _ owners: inout [DenseIndex], _ engine: inout LiveEngine, _ variableCount: Int
  ) -> Bool {
    owners.refill(-1, count: variableCount)
    for part in 0..<DenseIndex(partOfColumn.count) where partOfColumn[part] == part {
      engine.simplex.direction.removeAll()
      // Sums of regular rates would cancel out with the coefficients of layouts.
      for column in partOfColumn.indices where partOfColumn[column] == part {
        engine.simplex.direction.append(
          DenseIndex(truncatingIfNeeded: column), BitMixer.weight(of: column))
      }
      let rates = engine.presolve.expandRates(engine.simplex)
      for variable in 0..<variableCount where rates[variable] != 0 {
        if owners[variable] >= 0 {
          join(owners[variable], part)
          return false
        }
        owners[variable] = part
      }
    }
    return true
  }

  /// Numbers the parts one after the other, and lists the rows and variables of each.
  private mutating func listMembers(_ engine: LiveEngine, _ owners: [DenseIndex]) {
    let system = engine.simplex.system
    var numbers = [DenseIndex](repeating: -1, count: system.columnCount)
    for column in partOfColumn.indices where partOfColumn[column] == column {
      numbers[column] = DenseIndex(truncatingIfNeeded: parts.count)
      parts.append(Part())
    }
    for column in partOfColumn.indices {
      partOfColumn[column] = numbers[partOfColumn[column]]
      parts[partOfColumn[column]].columnCount += 1
    }
    partOfRow = (0..<DenseIndex(truncatingIfNeeded: system.rowCount)).map { row in
      let entries = system.rows.entries(of: row)
      return entries.isEmpty ? -1 : partOfColumn[system.rows.indices[entries.lowerBound]]
    }
    list(partOfRow, in: \.rows, \.rows)
    partOfVariable = owners.indices.map { variable in
      if owners[variable] >= 0 { return numbers[owners[variable]] }
      return engine.presolve.isFixed(variable) ? ResizeAtlas.fixed : ResizeAtlas.balanced
    }
    let balanced = partOfVariable.indices.filter { partOfVariable[$0] == ResizeAtlas.balanced }
    list(
      partOfVariable, and: balanced.map { DenseIndex(truncatingIfNeeded: $0) },
      in: \.variables, \.variables)
    slopeOfRow.refill(-1, count: system.rowCount)
    for part in parts {
      for place in part.rows {
        slopeOfRow[rows[place]] = DenseIndex(truncatingIfNeeded: part.rows.upperBound - place)
      }
    }
  }

  /// Lists the members of each part, by a counting sort, given the part of each member, and behind them
  /// those that all parts have.
  private mutating func list(
    _ partOfMember: [DenseIndex], and common: [DenseIndex] = [],
    in list: WritableKeyPath<ResizeAtlas, [DenseIndex]>,
    _ range: WritableKeyPath<Part, Range<Int>>
  ) {
    var ends = [Int](repeating: common.count, count: parts.count)
    for part in partOfMember where part >= 0 { ends[part] += 1 }
    var total = 0
    for part in parts.indices {
      let first = total
      total += ends[part]
      parts[part][keyPath: range] = first..<total
      ends[part] = first
    }
    self[keyPath: list].refill(0, count: total)
    for (member, part) in partOfMember.enumerated() where part >= 0 {
      self[keyPath: list][ends[part]] = DenseIndex(truncatingIfNeeded: member)
      ends[part] += 1
    }
    for part in parts.indices {
      for (index, member) in common.enumerated() {
        self[keyPath: list][ends[part] + index] = member
      }
    }
  }

  /// Lists the slots that a part has in a basis in ``slots``.
  mutating func listSlots(of part: DenseIndex, _ head: [DenseIndex]) {
    slots.clear()
    for slot in head.indices
    where (head[slot] < 0 ? partOfColumn[-1 - head[slot]] : partOfRow[head[slot]]) == part {
      slots.append(DenseIndex(truncatingIfNeeded: slot))
    }
    assert(slots.count == parts[part].columnCount, "the basis falls into blocks")
  }
}

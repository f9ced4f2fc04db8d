extension Presolve {
  /// The root of all variables with a known value.
  var one: DenseIndex { forest.one }

  /// Writes down the optima of the whole as required rows over roots, given the optimal face of the
  /// reduced system.
  ///
  /// A row taken away with its variable costs nothing at any optimum, whatever the rest does, so it
  /// holds on the face. Required equalities are written as they were before they were merged: their
  /// sums say the same, but share several variables with each other, and circles cost linear
  /// programs (see ``FaceTree``). Linear in the non-zeros.
  ///
  /// - Parameters:
  ///   - relations: What the face asks of each row of the reduced system.
  ///   - measured: Rows of the store, in ascending order, whose residuals get columns of their own, behind
  ///     the roots.
  /// - Returns: The rows of the store that optima may violate.
  func writeFace(
    asking relations: [RowRelation?], into face: inout RowSystem, measuring measured: [DenseIndex]
  ) -> [ViolableRow] {
    face.reset(columnCount: roots.count, levelCount: 0)
    var violable: [ViolableRow] = []
    var next = 0
    // The rows of the reduced system stand in the order in which they were written.
    var reducedRow = 0
    func nextRelation() -> RowRelation? {
      defer { reducedRow += 1 }
      return relations[reducedRow]
    }
    for root in rootOfColumn where root != one {
      for bound in [roots[root].lower, roots[root].upper] where bound.isFinite {
        if let relation = nextRelation() { face.appendBound(root, relation, bound) }
      }
    }
    var apart = kept
    merging.takeApart(&apart)
    for index in 0..<apart.count {
      let row = apart.rows[index]
      let relation = row.isRemoved ? row.relation : nextRelation()
      guard let relation else { continue }
      let isMeasured = next < measured.count && measured[next] == row.origin
      if !row.isRemoved && !row.isRequired && row.relation.isViolable(onFace: relation) {
        violable.append(face.violableRow(row.origin, isMeasured: isMeasured))
      }
      if isMeasured {
        next += 1
        for entry in apart.range(of: index) {
          face.rows.append(apart.entries[entry].column, apart.entries[entry].value)
        }
        face.closeRow(constant: row.constant, withResidual: relation)
      } else {
        face.append(index, of: apart, as: relation)
      }
    }
    assert(reducedRow == relations.count, "each row of the reduced system is met")
    return violable
  }

  /// The residuals of the optional rows of a store of which presolving has left nothing but a number.
  mutating func settledResiduals(of store: RowStore) -> [(row: Int, residual: Double)] {
    store.rows.indices.compactMap { number in
      if store.rows[number].isRequired { return nil }
      row.resolve(number, of: store, by: &forest)
      return row.count == 0 ? (number, -row.constant) : nil
    }
  }

  /// The range of a variable on the face of optima, which was written over roots.
  mutating func range(of variable: DenseIndex, on face: inout OptimalFace) -> ValueRange {
    let (root, factor, offset) = forest.find(variable)
    if root == one { return .point(offset) }
    return face.range(of: root).scaled(by: factor).adding(.point(offset))
  }

  /// Gives a pinned row of the store another constant, for the faces that are written from now on.
  mutating func setKeptConstant(ofPinned row: DenseIndex, to constant: Double) {
    for index in 0..<kept.count where kept.rows[index].origin == row {
      kept.rows[index].constant = constant
    }
  }
}

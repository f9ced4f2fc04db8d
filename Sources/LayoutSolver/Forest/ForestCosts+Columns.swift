/// The curves of columns, each of its own rows and of the curves of those that hang on it.
extension ForestCosts {
  /// Where the values end that its rows leave to a column, and what ends them.
  private struct Domain {
    var left = -Double.infinity
    var right = Double.infinity
    var leftOrigin = CostCurves.Origin(row: -1, kink: -1)
    var rightOrigin = CostCurves.Origin(row: -1, kink: -1)
    /// How many of its own rows have a kink there that is not such an end, if it stays inside.
    var ownKinkCount = 0
    /// Whether rows hang on the column.
    var hasHanging = false
  }

  /// Makes the curve of a column; false if there is none.
  mutating func addUp(_ column: DenseIndex) -> Bool {
    guard let domain = findDomain(of: column) else { return false }
    slope.removeAll()
    events.removeAll()
    if domain.left < domain.right {
      if domain.ownKinkCount > 0 {
        ForestCosts.collectOwnKinks(of: column, in: domain, system, rowCosts, &slope, &events)
      }
      if domain.hasHanging {
        for entry in system.columns.entries(of: column) {
          let row = system.columns.indices[entry]
          if !hangs(row, on: column) { continue }
          ForestCosts.collectKinks(of: row, in: domain, curves, curveOfRow[row], &slope, &events)
        }
      }
      events.merge { $0.place < $1.place }
    }
    curves.append(domain.left, slope: slope, domain.leftOrigin)
    for index in 0..<events.count {
      let event = events.storage[index]
      addJump(at: event)
      curves.append(event.place, slope: slope, event.origin)
    }
    if domain.left < domain.right { curves.append(domain.right, slope: slope, domain.rightOrigin) }
    curveOfColumn[column] = curves.close()
    return true
  }

  /// The value of a column at which a row of it alone holds, and its slopes to the left and right.
  @inline(__always)
  static func kink(
    _ header: RowSystem.Header, _ cost: RowCost, _ coefficient: Double
  ) -> (place: Double, left: Double, right: Double) {
    let place = header.constant / coefficient
    let (lower, upper) = (cost.lower * coefficient, cost.upper * coefficient)
    return coefficient > 0 ? (place, lower, upper) : (place, upper, lower)
  }

  /// Finds the domain of a column; nil if there is none, or a coefficient is 0.
  private func findDomain(of column: DenseIndex) -> Domain? {
    let range = system.columns.entries(of: column)
    let rows = system.columns.indices.span.extracting(range)
    let values = system.columns.values.span.extracting(range)
    let (starts, headers) = (system.rows.starts.span, system.headers.span)
    let rowCosts = rowCosts.span
    var domain = Domain()
    for entry in rows.indices {
      let row = Int(rows[entry])
      let coefficient = values[entry]
      if coefficient == 0 { return nil }
      if !rowCosts[row].costs { continue }
      if starts[row + 1] - starts[row] == 1 {
        let (place, left, right) = ForestCosts.kink(headers[row], rowCosts[row], coefficient)
        if left.isInfinite && place > domain.left {
          domain.left = place
          domain.leftOrigin = CostCurves.Origin(row: rows[entry], kink: -1)
        }
        if right.isInfinite && place < domain.right {
          domain.right = place
          domain.rightOrigin = CostCurves.Origin(row: rows[entry], kink: -1)
        }
        if left.isFinite && right.isFinite { domain.ownKinkCount += 1 }
      } else if rows[entry] != forest.rowAbove[column] {
        bound(&domain, byCurveOf: rows[entry])
      }
    }
    if domain.left > domain.right {
      let tolerance = Tolerance.residual * Swift.max(1, domain.left.magnitude)
      if domain.left - domain.right > tolerance { return nil }
      domain.right = domain.left
    }
    return domain
  }

  /// Takes over the ends of the curve of a row that hangs on a column.
  private func bound(_ domain: inout Domain, byCurveOf row: DenseIndex) {
    domain.hasHanging = true
    let curve = curveOfRow[row]
    let (first, last) = (curves.first(of: curve), curves.last(of: curve))
    if first > domain.left {
      domain.left = first
      domain.leftOrigin = CostCurves.Origin(row: row, kink: 0)
    }
    if last < domain.right {
      domain.right = last
      domain.rightOrigin = CostCurves.Origin(
        row: row, kink: DenseIndex(truncatingIfNeeded: curves.pieceCount(of: curve)))
    }
  }

  /// Collects the kinks of a column's own rows inside its domain, and adds the slopes at its left end.
  private static func collectOwnKinks(
    of column: DenseIndex, in domain: Domain, _ system: RowSystem, _ rowCosts: [RowCost],
    _ slope: inout CostSlope, _ events: inout AscendingRuns<Event>
  ) {
    let range = system.columns.entries(of: column)
    let rows = system.columns.indices.span.extracting(range)
    let values = system.columns.values.span.extracting(range)
    let (starts, headers) = (system.rows.starts.span, system.headers.span)
    let rowCosts = rowCosts.span
    let filler = Event(place: 0, origin: domain.leftOrigin)
    events.append(atMost: domain.ownKinkCount, filler) { events, first in
      var count = first
      for entry in rows.indices {
        let row = Int(rows[entry])
        if starts[row + 1] - starts[row] != 1 || !rowCosts[row].costs { continue }
        let (place, left, right) = kink(headers[row], rowCosts[row], values[entry])
        if left.isInfinite || right.isInfinite { continue }
        let level = rowCosts[row].level
        slope.add(place <= domain.left ? right : left, level: level)
        if place <= domain.left || place >= domain.right { continue }
        let origin = CostCurves.Origin(row: rows[entry], kink: -1)
        events[count] = Event(place: place, origin: origin, jump: right - left, level: level)
        count += 1
      }
      return count
    }
  }

  /// Collects the kinks of the curve of a row inside a domain, and adds its slope at the left end.
  private static func collectKinks(
    of row: DenseIndex, in domain: Domain, _ curves: CostCurves, _ curve: DenseIndex,
    _ slope: inout CostSlope, _ events: inout AscendingRuns<Event>
  ) {
    let pieceCount = curves.pieceCount(of: curve)
    let passed = curves.kinkCount(of: curve, upTo: domain.left)
    slope.add(curves.slope(passed - 1, of: curve), times: 1)
    if passed >= pieceCount { return }
    let filler = Event(place: 0, origin: domain.leftOrigin)
    events.appendRun(atMost: pieceCount - passed, filler) { events, first in
      var index = passed
      while index < pieceCount && curves.kink(index, of: curve) < domain.right {
        let origin = CostCurves.Origin(row: row, kink: DenseIndex(truncatingIfNeeded: index))
        events[first + index - passed] = Event(
          place: curves.kink(index, of: curve), origin: origin)
        index += 1
      }
      return first + index - passed
    }
  }

  /// Adds to the slope what it grows by at a kink.
  private mutating func addJump(at event: Event) {
    let origin = event.origin
    if origin.kink < 0 {
      slope.add(event.jump, level: event.level)
      return
    }
    let curve = curveOfRow[origin.row]
    slope.add(curves.slope(Int(origin.kink), of: curve), times: 1)
    slope.add(curves.slope(Int(origin.kink) - 1, of: curve), times: -1)
  }
}

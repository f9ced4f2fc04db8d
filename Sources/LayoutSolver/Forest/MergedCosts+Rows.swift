/// The curves of rows: that of the longest branch, in which those of the others have taken their place.
extension MergedCosts {
  /// A branch of the row being made, with kinks by the coordinate of the longest one.
  struct Branch: Sendable {
    var light: Light
    let left: LevelVector
    let right: LevelVector
    /// Its kinks, of those in ``kinks``.
    var range: Range<Int>
  }

  /// A piece of a branch that comes into the curve.
  struct Piece: Sendable {
    let light: Int
    let slope: LevelVector
    let length: Double
  }

  /// Makes the curve of a row that hangs on a column, of those of its other columns; false if rounding or
  /// a coefficient of 0 stands in the way.
  mutating func convolve(_ row: DenseIndex, below column: DenseIndex) -> Bool {
    guard let (own, heavy, coefficient) = findLongest(of: row, below: column) else { return false }
    var curve = curveOfColumn[heavy]
    let share = -coefficient / own
    curve.scale *= share
    curve.offset *= share
    var record = Record()
    (record.above, record.heavy) = (column, heavy)
    branches.clear()
    kinks.clear()
    addResidual(of: row, own, &curve)
    for entry in system.rows.entries(of: row) {
      let other = system.rows.indices[entry]
      if other == column || other == heavy { continue }
      let share = -system.rows.values[entry] / own
      addBranch(other, curveOfColumn[other], times: share, to: curve)
    }
    trim(&curve, &record)
    if curve.left.compared(to: curve.right) > 0 { return false }
    let isSound = insertPieces(into: &curve, &record)
    curveOfRow[row] = curve
    records[row] = record
    return isSound && curve.offset.isFinite && curve.scale.isFinite && curve.scale != 0
  }

  /// The coefficient of the column above, the other column with the longest curve, and its coefficient;
  /// nil if one is 0.
  private func findLongest(
    of row: DenseIndex, below column: DenseIndex
  ) -> (own: Double, heavy: DenseIndex, coefficient: Double)? {
    var own = 0.0
    var (heavy, coefficient): (DenseIndex, Double) = (-1, 0)
    for entry in system.rows.entries(of: row) {
      let (other, value) = (system.rows.indices[entry], system.rows.values[entry])
      if value == 0 { return nil }
      if other == column {
        own = value
      } else if heavy < 0 || curveOfColumn[other].count > curveOfColumn[heavy].count {
        (heavy, coefficient) = (other, value)
      }
    }
    return own == 0 || heavy < 0 ? nil : (own, heavy, coefficient)
  }

  // MARK: Branches

  /// Adds what the row and its multiples may miss their constants by as a branch, unless one of them has
  /// to hold.
  private mutating func addResidual(of row: DenseIndex, _ own: Double, _ curve: inout Curve) {
    var fixed: Double?
    var residual = Curve()
    let first = kinks.count
    twins.forEach(of: row) { twin, factor in
      let cost = rowCosts[twin]
      let place = constant(of: twin) / factor
      if cost.isFixed && fixed == nil { fixed = place }
      let (left, right) = (
        LevelVector(cost.lower, level: cost.level), LevelVector(cost.upper, level: cost.level)
      )
      residual.addSlopes(left, right, times: factor)
      kinks.append(
        KinkTree.Kink(place: place, row: twin, jump: (right - left) * factor.magnitude))
    }
    if let fixed {
      curve.offset += fixed / own
      kinks.removeLast(kinks.count - first)
      return
    }
    if kinks.count - first > 1 { kinks[first...].sort { $0.precedes($1) } }
    close(-1, residual, from: first, times: 1 / own, to: curve)
  }

  private mutating func addBranch(
    _ column: DenseIndex, _ branch: Curve, times share: Double, to curve: Curve
  ) {
    let first = kinks.count
    trees.append(branch.tree, to: &kinks)
    close(column, branch, from: first, times: share, to: curve)
  }

  /// Makes a branch of the kinks from one on, by the coordinate of the longest one.
  private mutating func close(
    _ column: DenseIndex, _ branch: Curve, from first: Int, times share: Double, to curve: Curve
  ) {
    let factor = share * branch.scale / curve.scale
    let offset = share * branch.offset / curve.scale
    for index in first..<kinks.count {
      let kink = kinks[index]
      kinks[index] = KinkTree.Kink(
        place: factor * kink.place + offset, row: kink.row,
        jump: kink.jump * (1 / factor.magnitude))
    }
    if factor < 0 { kinks[first...].reverse() }
    var slopes = Curve()
    slopes.addSlopes(branch.left, branch.right, times: 1 / factor)
    branches.append(
      Branch(
        light: Light(column: column, factor: factor, offset: offset), left: slopes.left,
        right: slopes.right, range: first..<kinks.count))
  }

  // MARK: Ends

  /// Cuts off what no branch goes through because another one is less steep there, and puts the branches
  /// to the places at which the rest begins.
  private mutating func trim(_ curve: inout Curve, _ record: inout Record) {
    var (left, right) = (curve.left, curve.right)
    let firstLight = lights.count
    for (index, branch) in branches.enumerated() {
      if branch.left.compared(to: left) > 0 {
        left = branch.left
        record.lowTaker = firstLight + index
      }
      if branch.right.compared(to: right) < 0 {
        right = branch.right
        record.highTaker = firstLight + index
      }
    }
    cutLow(&curve, left, &record)
    cutHigh(&curve, right, &record)
    pieces.clear()
    for index in branches.indices { takeStops(of: index, left, right, &curve) }
    record.lights = firstLight..<lights.count
  }

  private mutating func cutLow(
    _ curve: inout Curve, _ limit: LevelVector, _ record: inout Record
  ) {
    if record.lowTaker < 0 || curve.tree < 0 { return }
    let (steep, rest) = trees.cut(curve.tree, slope: curve.left, notSteeperThan: limit)
    let slope = curve.left + trees.sum(steep)
    curve.tree = rest
    curve.left = limit
    if slope.compared(to: limit) < 0, rest >= 0 {
      var (kink, others) = trees.removeFirst(rest)
      record.low = Stop(row: kink.row, place: kink.place)
      kink.jump = kink.jump - (limit - slope)
      curve.tree = trees.join(trees.tree(of: kink), others)
    } else if steep >= 0 {
      let last = trees.end(steep, isLast: true)
      record.low = Stop(row: last.row, place: last.place)
    }
  }

  private mutating func cutHigh(
    _ curve: inout Curve, _ limit: LevelVector, _ record: inout Record
  ) {
    if record.highTaker < 0 { return }
    let (rest, steep) = trees.cut(curve.tree, slope: curve.left, notSteeperThan: limit)
    let slope = curve.left + trees.sum(rest)
    curve.tree = rest
    curve.right = limit
    if steep < 0 {
      // The lower end has cut off all.
      record.high = record.low
      return
    }
    var kink = trees.end(steep, isLast: false)
    record.high = Stop(row: kink.row, place: kink.place)
    if slope.compared(to: limit) < 0 {
      kink.jump = limit - slope
      curve.tree = trees.join(rest, trees.tree(of: kink))
    }
  }

  /// Notes the kinks of a branch between which it moves, and its pieces between them; moves the curve by
  /// where the first one is.
  private mutating func takeStops(
    of index: Int, _ left: LevelVector, _ right: LevelVector, _ curve: inout Curve
  ) {
    let branch = branches[index]
    var light = branch.light
    let first = stops.count
    var slope = branch.left
    for place in branch.range {
      let kink = kinks[place]
      slope = slope + kink.jump
      let isLast = place + 1 == branch.range.upperBound
      if !isLast && slope.compared(to: left) <= 0 && slope.compared(to: right) < 0 { continue }
      stops.append(Stop(row: kink.row, place: kink.place))
      if isLast || slope.compared(to: right) >= 0 { break }
      pieces.append(
        Piece(
          light: lights.count, slope: slope, length: kinks[place + 1].place - kink.place))
    }
    light.stops = first..<stops.count
    if first < stops.count { curve.offset += curve.scale * stops[first].place }
    lights.append(light)
  }

  // MARK: Pieces

  /// Lets the pieces of all branches take their place in the curve.
  private mutating func insertPieces(into curve: inout Curve, _ record: inout Record) -> Bool {
    let first = segments.count
    if branches.count > 1 && pieces.count > 1 {
      pieces.sort { left, right in
        let order = left.slope.compared(to: right.slope)
        return order != 0 ? order < 0 : left.light < right.light
      }
    }
    for (index, piece) in pieces.enumerated() {
      let isLevel = index > 0 && piece.slope.compared(to: pieces[index - 1].slope) == 0
      guard let stop = makeRoom(for: piece, in: &curve) else { return false }
      // Of equally steep ones the next begins where the last one ends.
      let start = isLevel ? segments[segments.count - 1].end : stop.place
      segments.append(
        Segment(light: piece.light, start: start, length: piece.length, held: stop.row))
    }
    record.segments = first..<segments.count
    return true
  }

  /// Moves all that is steeper than a piece by its length, and returns the kink before it; nil if rounding
  /// leaves none.
  private mutating func makeRoom(for piece: Piece, in curve: inout Curve) -> Stop? {
    var (before, behind) = trees.cut(curve.tree, slope: curve.left, notSteeperThan: piece.slope)
    let slope = curve.left + trees.sum(before)
    if behind >= 0 && slope.compared(to: piece.slope) < 0 {
      // It comes between two parts of a kink.
      var (kink, rest) = trees.removeFirst(behind)
      let jump = piece.slope - slope
      before = trees.join(
        before,
        trees.tree(of: KinkTree.Kink(place: kink.place, row: kink.row, jump: jump)))
      kink.jump = kink.jump - jump
      behind = trees.join(trees.tree(of: kink), rest)
      curve.count += 1
    }
    if before < 0 { return nil }
    let last = trees.end(before, isLast: true)
    trees.shift(behind, by: piece.length)
    curve.tree = trees.join(before, behind)
    return Stop(row: last.row, place: last.place)
  }
}

/// How the slots of a basis get the places of an inverse: what a ``DenseInverse`` and a
/// ``SparseInverse`` of one basis have in common.
///
/// The place of a number belongs to the column of that number. In an array of places, those before
/// the size of the basis say which slot has each, -1 where it is open; the next ones say which place
/// each slot has.
enum BasisSeats {
  /// Gives a slot a place.
  @inline(__always)
  static func seat(_ slot: DenseIndex, at place: Int, of size: Int, _ places: inout [DenseIndex]) {
    places[place] = slot
    places[size + Int(slot)] = DenseIndex(truncatingIfNeeded: place)
  }

  /// Gives the unit rows that stay in the basis the places of their columns.
  static func seatUnits(_ head: [DenseIndex], _ places: inout [DenseIndex]) {
    let head = head.span
    var places = places.mutableSpan
    for slot in head.indices where head[slot] < 0 {
      let column = Int(-1 - head[slot])
      if places[column] >= 0 { continue }
      places[column] = DenseIndex(truncatingIfNeeded: slot)
      places[head.count + slot] = DenseIndex(truncatingIfNeeded: column)
    }
  }

  /// Gives the rows of one column the places of their columns, as far as these are open: while only
  /// such rows have come, the inverse is diagonal.
  ///
  /// - Parameters:
  ///   - numbers: The inverse, which so far is the identity.
  ///   - changed: Is given the places and the column of a row of the inverse that is no unit row now.
  @inline(__always)
  static func seatSingletons(
    _ head: [DenseIndex], _ rows: SparseRows, _ numbers: inout [Double],
    _ places: inout [DenseIndex], changed: (inout MutableSpan<DenseIndex>, Int) -> Void
  ) {
    let head = head.span
    let (starts, columns, values) = (rows.starts.span, rows.indices.span, rows.values.span)
    var numbers = numbers.mutableSpan
    var places = places.mutableSpan
    let size = head.count
    for slot in head.indices where head[slot] >= 0 {
      let row = Int(head[slot])
      let entry = Int(starts[row])
      if Int(starts[row + 1]) != entry + 1 || values[entry] == 0 { continue }
      let column = Int(columns[entry])
      if places[column] >= 0 { continue }
      places[column] = DenseIndex(truncatingIfNeeded: slot)
      places[size + slot] = columns[entry]
      if values[entry] == 1 { continue }
      numbers[column * size + column] = 1 / values[entry]
      changed(&places, column)
    }
  }

  /// Seats dependent slots in the places left over, which still hold the unit rows of their columns.
  static func seatDependent(
    _ dependent: [DenseIndex], of size: Int, _ places: inout [DenseIndex]
  ) -> [BasisFactors.Replacement] {
    var place = 0
    var replacements: [BasisFactors.Replacement] = []
    for slot in dependent {
      while places[place] >= 0 { place += 1 }
      seat(slot, at: place, of: size, &places)
      replacements.append(
        BasisFactors.Replacement(slot: slot, column: DenseIndex(truncatingIfNeeded: place)))
    }
    return replacements
  }
}

extension BasisFactors {
  /// Solves `Bᵀy = c`: writes the row `c`, given by columns, as the combination `y` of the basis
  /// rows, given by slots.
  mutating func solveTransposed(_ right: SparseVector, into result: inout SparseVector) {
    seeds.removeAll(keepingCapacity: true)
    for entry in 0..<right.count {
      let position = positionOfColumn[right.indices[entry]]
      work[position] += right.values[entry]
      seeds.append(position)
    }
    substitute(lower, dividing: false)
    substitute(upper, dividing: true)
    for position in reach.order {
      let value = work[position]
      work[position] = 0
      if value != 0 { scattered.set(slotAt[position], value) }
    }
    etas.applyTransposed(to: &scattered)
    result.removeAll()
    for slot in scattered.touched where scattered[slot].magnitude > Tolerance.dropped {
      result.append(slot, scattered[slot])
    }
    scattered.clear()
  }

  /// Solves `Bx = b`: finds the point `x`, given by columns, at which the basis rows have the
  /// values `b`, given by slots.
  mutating func solve(_ right: SparseVector, into result: inout SparseVector) {
    for entry in 0..<right.count { scattered.add(right.indices[entry], right.values[entry]) }
    etas.apply(to: &scattered)
    seeds.removeAll(keepingCapacity: true)
    for slot in scattered.touched {
      let position = positionOfSlot[slot]
      work[position] = scattered[slot]
      seeds.append(position)
    }
    scattered.clear()
    substitute(upperTransposed, dividing: true)
    substitute(lowerTransposed, dividing: false)
    result.removeAll()
    for position in reach.order {
      let value = work[position]
      work[position] = 0
      if value.magnitude > Tolerance.dropped { result.append(columnAt[position], value) }
    }
  }

  /// Substitutes through one triangular factor, in `work`, from the seeds on; what was reached
  /// becomes the seeds of the next factor.
  private mutating func substitute(_ factor: SparseRows, dividing: Bool) {
    reach.collect(from: seeds, targets: factor.indices) { factor.entries(of: $0) }
    for position in reach.order {
      var value = work[position]
      if value == 0 { continue }
      if dividing {
        value /= pivots[position]
        work[position] = value
      }
      for entry in factor.entries(of: position) {
        Tolerance.subtract(factor.values[entry] * value, from: &work[factor.indices[entry]])
      }
    }
    seeds.removeAll(keepingCapacity: true)
    seeds.append(contentsOf: reach.order)
  }
}

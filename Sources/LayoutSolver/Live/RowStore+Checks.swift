/// Checks of what is about to be done to a store; one that throws has changed nothing.
extension RowStore {
  @inline(__always)
  func check(row: Int) throws(RowRefusal) {
    if row < 0 || row >= rows.count || rows[row].isGone { throw .unknownRow(row) }
  }

  /// Checks a term and says what kind of number its coefficient is.
  @inline(__always)
  func check(_ coefficient: Double, of variable: Int) throws(RowRefusal) -> UnusualNumbers {
    if variable < 0 || variable >= uses.count || uses[variable] < 0 {
      throw .unknownVariable(variable)
    }
    if RowSystem.ordinary.contains(coefficient.magnitude) { return [] }
    if !coefficient.isFinite { throw .unusableNumber(coefficient) }
    return .of(coefficient: coefficient)
  }

  @inline(__always)
  func check(_ terms: Span<RowTerm>) throws(RowRefusal) -> UnusualNumbers {
    var numbers: UnusualNumbers = []
    for index in terms.indices {
      numbers.formUnion(try check(terms[index].coefficient, of: Int(terms[index].variable)))
    }
    return numbers
  }

  @inline(__always)
  func check(constant: Double) throws(RowRefusal) -> UnusualNumbers {
    if constant.magnitude <= Tolerance.harmlessConstant { return [] }
    if !constant.isFinite { throw .unusableNumber(constant) }
    return .of(constant: constant)
  }

  @inline(__always)
  func check(
    _ constant: Double, priority: Double
  ) throws(RowRefusal) -> UnusualNumbers {
    if !priority.isFinite { throw .unusableNumber(priority) }
    return try check(constant: constant)
  }
}

extension Presolve {
  /// Writes the values that follow some columns, and no others; false if it is not known which these
  /// are.
  mutating func expand(
    _ columns: [DenseIndex], of simplex: borrowing DualSimplex, into values: inout [Double]
  ) -> Bool {
    // What went with a row follows offsets, which are no longer at hand where positions are written.
    if opened.count > 0 || !offsets.isEmpty && singletons.definitions.count > 0 { return false }
    var reach = ValueReach()
    swap(&reach, &self.reach)
    let isWritten = reach.write(columns, of: simplex, self, into: &values)
    swap(&reach, &self.reach)
    return isWritten
  }
}

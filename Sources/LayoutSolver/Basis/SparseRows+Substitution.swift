/// Substitution by a triangular factor, whose row `k` lists which positions change with the value of position
/// `k`, and by how much of that value; the diagonal is stored elsewhere.
extension SparseRows {
  /// Substitutes from the first marked position up, in `work`, and marks what that reaches; divides by
  /// the pivots if there are any.
  func ascend(_ work: inout [Double], _ marks: inout BitSet, dividingBy pivots: [Double]) {
    if indices.isEmpty && pivots.isEmpty { return }
    var work = work.mutableSpan
    var marks = marks.words.mutableSpan
    let (starts, indices, values) = (starts.span, indices.span, values.span)
    let pivots = pivots.span
    var next = marks.firstMark(from: 0)
    while let position = next {
      SparseRows.substitute(position, starts, indices, values, &work, &marks, dividingBy: pivots)
      next = marks.firstMark(from: position + 1)
    }
  }

  /// Substitutes from the last marked position down, like ``ascend(_:_:dividingBy:)``.
  func descend(_ work: inout [Double], _ marks: inout BitSet, dividingBy pivots: [Double]) {
    if indices.isEmpty && pivots.isEmpty { return }
    var work = work.mutableSpan
    var marks = marks.words.mutableSpan
    let (starts, indices, values) = (starts.span, indices.span, values.span)
    let pivots = pivots.span
    var next = marks.lastMark(upTo: work.count - 1)
    while let position = next {
      SparseRows.substitute(position, starts, indices, values, &work, &marks, dividingBy: pivots)
      next = marks.lastMark(upTo: position - 1)
    }
  }

  /// Subtracts multiples of the value of a position from other values by its entries, and marks these.
  @inline(__always)
  private static func substitute(
    _ position: Int, _ starts: Span<DenseIndex>, _ indices: Span<DenseIndex>,
    _ values: Span<Double>, _ work: inout MutableSpan<Double>,
    _ marks: inout MutableSpan<UInt64>, dividingBy pivots: Span<Double>
  ) {
    if work[position] == 0 { return }
    if !pivots.isEmpty { work[position] /= pivots[position] }
    let value = work[position]
    for entry in Int(starts[position])..<Int(starts[position + 1]) {
      let target = Int(indices[entry])
      Tolerance.subtract(values[entry] * value, from: &work[target])
      marks.mark(target)
    }
  }
}

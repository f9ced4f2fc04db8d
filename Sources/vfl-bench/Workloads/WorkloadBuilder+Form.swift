import LayoutSolver

extension WorkloadBuilder {
  /// Adds a form whose lines consist of a label and a field.
  ///
  /// The column of labels is as wide as the widest label, and the fields fill the remaining width. The label
  /// and the field of a line share a baseline.
  mutating func addForm(lines count: Int) {
    let window = (width: editedVariable(), height: variable())
    requireNonNegative(window.width, window.height)
    lengths[0].range = 260...1_200
    lengths[0].tooSmall = 30
    let column = variable()
    row([column: 1], .equal, 0, at: Self.huggingPriority)
    var above: Box?
    for _ in 0..<count {
      let label = box()
      let field = box()
      requireNonNegative(label.width, label.height, field.width, field.height)
      row([label.x: 1], .equal, 16)
      row([label.width: 1, column: -1], .lessThanOrEqual, 0)
      let content = Double(random.number(in: 40...160))
      readdable.append(row([label.width: 1], .equal, content, at: Self.compressionPriority))
      row([label.height: 1], .equal, 17, at: Self.compressionPriority)
      row([field.x: 1, column: -1], .equal, 24)
      row([window.width: 1, field.x: -1, field.width: -1], .equal, 16)
      readdable.append(
        row([field.width: 1], .greaterThanOrEqual, 120, at: Self.mediumPriority))
      row([field.height: 1], .equal, 22, at: Self.compressionPriority)
      // The baselines are 13 points below the top of the label and 16 points below the top of the field.
      row([label.y: 1, field.y: -1], .equal, 3)
      if let above {
        row([field.y: 1, above.y: -1, above.height: -1], .equal, 8)
      } else {
        row([field.y: 1], .equal, 16)
      }
      above = field
    }
    if let above { row([window.height: 1, above.y: -1, above.height: -1], .equal, 16) }
  }
}

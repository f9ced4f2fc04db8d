extension LinearProblem {
  /// Where the terms of a row stand.
  func termRange(of row: Int) -> Range<Int> {
    Int(rowStarts[row])..<Int(rowStarts[row + 1])
  }

  /// Whether a row must hold.
  func isRequired(_ row: Int) -> Bool {
    priorities[row] >= LinearProblem.requiredPriority
  }
}

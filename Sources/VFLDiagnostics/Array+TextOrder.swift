extension Array where Element == Diagnostic {
  /// The diagnostics, stably sorted by position.
  ///
  /// Diagnostics without a location are sorted as if they were at position 0.
  package var inTextOrder: [Diagnostic] {
    func start(_ index: Int) -> Int { self[index].location?.span.start ?? 0 }
    guard indices.dropFirst().contains(where: { start($0) < start($0 - 1) }) else { return self }
    return indices.sorted { (start($0), $0) < (start($1), $1) }.map { self[$0] }
  }
}

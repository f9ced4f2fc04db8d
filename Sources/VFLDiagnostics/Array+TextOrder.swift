extension Array where Element == Diagnostic {
  /// The diagnostics by position, the earlier ones first where positions are equal; one without a
  /// place stands in front.
  package var inTextOrder: [Diagnostic] {
    guard count > 1 else { return self }
    return enumerated().sorted {
      ($0.element.location?.span.start ?? 0, $0.offset)
        < ($1.element.location?.span.start ?? 0, $1.offset)
    }.map { $0.element }
  }
}

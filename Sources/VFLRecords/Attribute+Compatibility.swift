package import VFLDiagnostics

extension Attribute {
  /// Returns the reason why no constraint may relate two attributes, or `nil` if they are compatible.
  ///
  /// Sizes are compatible with sizes, and positions with positions of the same axis. An edge that follows the
  /// layout direction is not compatible with an edge that does not.
  package func incompatibility(with other: Attribute) -> LazyDiagnostic.AttributeClash? {
    if isSize != other.isSize { return .sizeWithLocation }
    if isSize { return nil }
    if axis != other.axis { return .axes }
    let isMixed =
      followsDirection && other.isAbsoluteHorizontalEdge
      || other.followsDirection && isAbsoluteHorizontalEdge
    return isMixed ? .directionWithAbsolute : nil
  }
}

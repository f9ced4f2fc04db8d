package import VFLDiagnostics

extension Attribute {
  /// Why no constraint may relate the two attributes, or `nil` when one may.
  ///
  /// Sizes go with sizes and positions with positions of the same axis, but an edge that follows the
  /// direction never with one that does not.
  package func incompatibility(with other: Attribute) -> Finding.AttributeClash? {
    if isSize != other.isSize { return .sizeWithLocation }
    if isSize { return nil }
    if axis != other.axis { return .axes }
    let isMixed =
      followsDirection && other.isAbsoluteHorizontalEdge
      || other.followsDirection && isAbsoluteHorizontalEdge
    return isMixed ? .directionWithAbsolute : nil
  }
}

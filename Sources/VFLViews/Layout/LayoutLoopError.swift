/// An error that is thrown if a layout pass does not terminate because views request another update or layout
/// each time the constraints have been solved.
public struct LayoutLoopError: Error, Sendable, Hashable {
  /// The names of the views that still need an update or layout.
  ///
  /// If there are none, the names of the views that were laid out last.
  ///
  /// The array is empty if only safe areas keep changing.
  public let views: [String]
}

extension LayoutLoopError: CustomStringConvertible {
  /// The error message.
  public var description: String {
    "layout pass does not terminate: "
      + (views.isEmpty
        ? "the safe areas and frames keep changing"
        : "affected views: \(views.joined(separator: ", "))")
  }
}

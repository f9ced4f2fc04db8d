/// A layout pass comes to no end: each time the constraints are solved, something asks for it again.
public struct LayoutLoopError: Error, Sendable, Hashable {
  /// The names of the views that still ask to be updated or laid out, or that were laid out last and have
  /// changed constraints or sizes each time; none where nothing but safe areas keeps changing.
  public let views: [String]
}

extension LayoutLoopError: CustomStringConvertible {
  /// What is wrong, as text.
  public var description: String {
    "the layout pass comes to no end; "
      + (views.isEmpty
        ? "the safe area and the frames keep changing each other"
        : "still asking for layout: \(views.joined(separator: ", "))")
  }
}

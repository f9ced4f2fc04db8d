public import VFLLayout
import VFLRecords
public import VFLViews

/// A set of sizes and layout directions at which a layout is tested, in all combinations.
///
/// ```swift
/// let matrix = LayoutMatrix(widths: [320, 768], heights: [480])
/// try matrix.check(window) { _ in
///   try window.expectNoAmbiguity()
///   try window.expectNoOverflow()
/// }
/// ```
public struct LayoutMatrix: Sendable, Hashable {
  /// The situations, sorted by direction, then width, then height.
  public var situations: [LayoutSituation]

  /// Creates a matrix from individual situations.
  public init(_ situations: [LayoutSituation]) {
    self.situations = situations
  }

  /// Creates a matrix from all combinations of widths, heights and directions.
  ///
  /// - Parameters:
  ///   - widths: The widths of the root in points. With `nil`, the constraints determine the width.
  ///   - heights: The heights of the root in points. With `nil`, the constraints determine the height.
  ///   - directions: The layout directions of the user interface. The default is both.
  public init(
    widths: [Double?], heights: [Double?], directions: [LayoutDirection] = LayoutDirection.allCases
  ) {
    situations = directions.flatMap { direction in
      widths.flatMap { width in
        heights.map { LayoutSituation(width: width, height: $0, direction: direction) }
      }
    }
  }

  /// Lays out a hierarchy in each situation and calls a closure that tests the layout.
  ///
  /// A failure does not stop the test of the other situations. Afterwards, the size and direction of the
  /// hierarchy are restored.
  ///
  /// - Parameters:
  ///   - view: A view in the hierarchy.
  ///   - fileID: The file to report in the error.
  ///   - line: The line to report in the error.
  ///   - body: A closure that tests the layout. An error that it throws is a failure in that situation.
  /// - Throws: ``LayoutExpectationError`` with all failures and their situations.
  public func check(
    _ view: LayoutView, fileID: String = #fileID, line: Int = #line,
    _ body: (LayoutSituation) throws -> Void
  ) throws(LayoutExpectationError) {
    var failures: [String] = []
    forEach(view) { situation, error in
      do {
        if let error { throw error }
        try body(situation)
      } catch {
        failures.append("at \(situation):\n\(error)")
      }
    }
    guard !failures.isEmpty else { return }
    let message = "\(failures.count) of \(situations.count) situations failed\n"
    throw LayoutExpectationError(message + failures.joined(separator: "\n"), fileID, line)
  }

  /// Returns the frames of a view and its descendants in each situation as text, to compare with a recorded
  /// layout.
  ///
  /// For a situation whose layout fails, the text contains the error.
  public func layoutText(of view: LayoutView, includingGuides: Bool = false) -> String {
    var parts: [String] = []
    forEach(view) { situation, error in
      let text = error.map { "\($0)\n" }
      parts.append(
        "\(situation)\n" + (text ?? view.layoutText(includingGuides: includingGuides)))
    }
    return parts.joined(separator: "\n")
  }

  private func forEach(
    _ view: LayoutView, _ body: (LayoutSituation, (any Error)?) -> Void
  ) {
    let root = view.rootView
    let (size, direction) = (root.rootSize, root.layoutDirection)
    for situation in situations {
      root.rootSize = PerAxis(situation.width, situation.height)
      root.layoutDirection = situation.direction
      do {
        try root.settle()
        body(situation, nil)
      } catch {
        body(situation, error)
      }
    }
    (root.rootSize, root.layoutDirection) = (size, direction)
    // If there is no layout, the frames of the last successful layout remain.
    try? root.layoutIfNeeded()
  }
}

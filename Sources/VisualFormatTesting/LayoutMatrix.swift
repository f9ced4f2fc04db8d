public import VFLLayout
import VFLRecords
public import VFLViews

/// Sizes and directions at which a layout is tested, each with each.
///
/// ```swift
/// let matrix = LayoutMatrix(widths: [320, 768], heights: [480])
/// try matrix.check(window) { _ in
///   try window.expectNoAmbiguity()
///   try window.expectNoOverflow()
/// }
/// ```
public struct LayoutMatrix: Sendable, Hashable {
  /// The situations: for each direction each width, and for each width each height.
  public var situations: [LayoutSituation]

  /// Creates a matrix of situations that are given one by one.
  public init(_ situations: [LayoutSituation]) {
    self.situations = situations
  }

  /// Creates a matrix of widths, heights and directions.
  ///
  /// - Parameters:
  ///   - widths: the widths of the root in points; `nil` for one that is free.
  ///   - heights: the heights of the root in points; `nil` for one that is free.
  ///   - directions: the directions of the interface; both unless given.
  public init(
    widths: [Double?], heights: [Double?], directions: [LayoutDirection] = LayoutDirection.allCases
  ) {
    situations = directions.flatMap { direction in
      widths.flatMap { width in
        heights.map { LayoutSituation(width: width, height: $0, direction: direction) }
      }
    }
  }

  /// Lays a hierarchy out in each situation and calls a body that tests it.
  ///
  /// All situations are gone through, whatever fails; then the hierarchy has its size and direction
  /// back.
  ///
  /// - Parameters:
  ///   - view: a view of the hierarchy.
  ///   - fileID: the file that the error names.
  ///   - line: the line that the error names.
  ///   - body: what is to be tested; what it throws is a failure in that situation.
  /// - Throws: ``LayoutExpectationError`` with all failures, each behind its situation.
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
    let message = "\(failures.count) of \(situations.count) situations fail\n"
    throw LayoutExpectationError(message + failures.joined(separator: "\n"), fileID, line)
  }

  /// The frames of a view and all that lies in it in each situation, as text that stays the same as long as
  /// the layout does; where there is no layout, why.
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
    // Where there is no layout, the frames stay those of the last situation that has one.
    try? root.layoutIfNeeded()
  }
}

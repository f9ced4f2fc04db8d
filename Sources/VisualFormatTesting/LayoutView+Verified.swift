public import VFLLayout
public import VFLViews

extension LayoutView {
  /// Proves properties of the hierarchy for all sizes in some intervals.
  ///
  /// ```swift
  /// try window.expectVerified(
  ///   width: 320...430, contents: [ContentInterval(title, width: 40...200)])
  /// ```
  ///
  /// See ``VFLViews/LayoutView/verify(width:height:contents:directions:_:)`` for the parameters.
  ///
  /// - Parameters:
  ///   - width: The widths of the root view in points.
  ///   - height: The heights of the root view in points.
  ///   - contents: The content sizes that vary.
  ///   - directions: The layout directions of the user interface.
  ///   - properties: The properties.
  ///   - fileID: The file to report in the error.
  ///   - line: The line to report in the error.
  /// - Throws: ``LayoutExpectationError`` with the counterexamples and the properties that were not decided.
  public func expectVerified(
    width: ClosedRange<Double>? = nil, height: ClosedRange<Double>? = nil,
    contents: [ContentInterval] = [], directions: [LayoutDirection] = LayoutDirection.allCases,
    _ properties: VerifiedProperties = .all, fileID: String = #fileID, line: Int = #line
  ) throws(LayoutExpectationError) {
    let verdicts: LayoutVerdicts
    do {
      verdicts = try verify(
        width: width, height: height, contents: contents, directions: directions, properties)
    } catch {
      throw LayoutExpectationError("verification failed\n\(error)", fileID, line)
    }
    if !verdicts.isProved { throw LayoutExpectationError("\(verdicts)", fileID, line) }
  }
}

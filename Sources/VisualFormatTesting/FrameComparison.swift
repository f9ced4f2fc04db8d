import VFLDiagnostics

/// The result of a comparison of frames with expected frames.
///
/// ```swift
/// let comparison = window.compareFrames(with: ["title": .frame(20, 20, 280, 21)])
/// #expect(comparison.isEqual, "\(comparison)")
/// ```
public struct FrameComparison: Sendable, Hashable {
  /// The differences, in the order of the expectations.
  public let differences: [FrameDifference]
  /// Messages about names that do not refer to exactly one view or guide.
  public let unclearNames: [String]
  /// The maximum difference that counts as equal, in points.
  public let tolerance: Double
  /// The size and layout direction at which the frames were compared.
  public let situation: LayoutSituation

  /// Whether all frames are as expected.
  public var isEqual: Bool { differences.isEmpty && unclearNames.isEmpty }
}

extension FrameComparison: CustomStringConvertible {
  /// A table of the differences.
  public var description: String {
    guard !isEqual else { return "all frames match, at \(situation)" }
    var text = ""
    if !differences.isEmpty {
      text = "frames differ by more than \(DecimalText.shortest(tolerance)), at \(situation)\n"
      var table = TextTable(["view", "", "expected", "found", "difference"])
      for difference in differences {
        table.add([
          difference.view, difference.field, TextTable.number(difference.expected),
          TextTable.number(difference.found),
          TextTable.number(difference.found - difference.expected),
        ])
      }
      text += table.text
    }
    return text + unclearNames.map { $0 + "\n" }.joined()
  }
}

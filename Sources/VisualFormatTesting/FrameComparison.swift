import VFLDiagnostics

/// Frames beside those that a test expects.
///
/// ```swift
/// let comparison = window.compareFrames(with: ["title": .frame(20, 20, 280, 21)])
/// #expect(comparison.isEqual, "\(comparison)")
/// ```
public struct FrameComparison: Sendable, Hashable {
  /// The numbers that differ, in the order of the expectation.
  public let differences: [FrameDifference]
  /// Names that do not name exactly one view or guide, and what they name.
  public let unclearNames: [String]
  /// How much a number may differ, in points.
  public let tolerance: Double
  /// The size and the direction at which the frames were compared.
  public let situation: LayoutSituation

  /// Whether nothing differs.
  public var isEqual: Bool { differences.isEmpty && unclearNames.isEmpty }
}

extension FrameComparison: CustomStringConvertible {
  /// A table of what differs.
  public var description: String {
    guard !isEqual else { return "all frames are as expected, at \(situation)" }
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

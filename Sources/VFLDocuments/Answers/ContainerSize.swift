import VFLDiagnostics
import VFLLowering

/// A size of the container, such as the argument of `--size 320x568`.
package struct ContainerSize: Sendable, Hashable {
  /// The width in points; `nil` if it is free.
  let width: Double?
  /// The height in points; `nil` if it is free.
  let height: Double?

  /// Parses a width and a height with an `x` between them.
  ///
  /// Each is a number or `-`. Returns `nil` for any other text.
  package init?(_ text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Self.length(parts[0]), let height = Self.length(parts[1])
    else { return nil }
    (self.width, self.height) = (width, height)
  }

  private static func length(_ text: Substring) -> Double?? {
    if text == "-" { return .some(nil) }
    guard text.utf8.allSatisfy({ $0 == 0x2E || $0 >= 0x30 && $0 <= 0x39 }),
      let number = MetricValue.number(in: Array(text.utf8)), LengthBound.allows(number)
    else { return nil }
    return number
  }

  /// The size as text: `320x568`, or `320x-` if the height is free.
  package var text: String {
    [width, height].map { $0.map(DecimalText.shortest) ?? "-" }.joined(separator: "x")
  }
}

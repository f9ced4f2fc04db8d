import VFLDiagnostics
import VFLLowering

/// A container size in points, such as the value of `--size 320x568`.
package struct ContainerSize: Sendable, Hashable {
  /// The width in points; `nil` if it is free.
  package let width: Double?
  /// The height in points; `nil` if it is free.
  package let height: Double?

  /// Creates a size from lengths in points, of which `nil` is free.
  package init(width: Double?, height: Double?) {
    (self.width, self.height) = (width, height)
  }

  /// Parses a width and a height separated by `x`, such as `320x568`.
  ///
  /// A width or height of `-` is free.
  ///
  /// Returns `nil` if the string is not a valid size.
  package init?(_ text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Self.length(parts[0]), let height = Self.length(parts[1])
    else { return nil }
    (self.width, self.height) = (width, height)
  }

  private static func length(_ text: Substring) -> Double?? {
    if text == "-" { return .some(nil) }
    guard text.utf8.allSatisfy({ $0 == 0x2E || $0 >= 0x30 && $0 <= 0x39 }),
      let number = LengthBound.length(in: text)
    else { return nil }
    return number
  }

  /// The size as a string: `320x568`, or `320x-` if the height is free.
  package var text: String {
    [width, height].map { $0.map(DecimalText.shortest) ?? "-" }.joined(separator: "x")
  }
}

/// The style in which diagnostics are rendered: the level of detail, the use of color, and the width.
public struct RenderStyle: Sendable, Hashable {
  /// The level of detail of a rendered diagnostic.
  public enum Form: String, Sendable, Hashable, CaseIterable {
    /// The headline and the source lines, with carets, labels, notes and helps.
    case rich
    /// A single line per diagnostic: `name:line:column: error: message [VFL0110]`.
    case short
  }

  /// The level of detail of a rendered diagnostic.
  public var form: Form
  /// Whether the output contains ANSI escape sequences for colors.
  ///
  /// The output without colors differs only in these escape sequences.
  public var usesColor: Bool
  /// The width of the terminal in columns.
  ///
  /// A longer source line is reduced to the parts around the carets.
  public var width: Int
  /// Whether headlines and notes that are longer than `width` are wrapped.
  ///
  /// Output to a file or a pipe should not be wrapped, so that it can be searched by line. Helps are never
  /// wrapped, because they may contain code to be copied.
  public var wrapsMessages: Bool

  /// Creates a style.
  public init(
    form: Form = .rich, usesColor: Bool = false, width: Int = 100, wrapsMessages: Bool = false
  ) {
    self.form = form
    self.usesColor = usesColor
    self.width = width
    self.wrapsMessages = wrapsMessages
  }
}

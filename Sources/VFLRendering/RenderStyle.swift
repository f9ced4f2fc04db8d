/// The style in which diagnostics are shown: at length or a line each, with colour or without, and how wide.
public struct RenderStyle: Sendable, Hashable {
  /// The amount that is shown of a diagnostic.
  public enum Form: String, Sendable, Hashable, CaseIterable {
    /// The source line with carets, labels, notes and help.
    case rich
    /// A line for each: `name:line:column: error: message [VFL0110]`.
    case short
  }

  /// The amount that is shown of a diagnostic.
  public var form: Form
  /// Whether ANSI escapes colour the text; without them it is the same text.
  public var usesColor: Bool
  /// The columns of the terminal.
  ///
  /// Longer source lines are cut around the carets.
  public var width: Int
  /// Whether headlines, notes and helps that are longer than `width` continue on further lines.
  ///
  /// A file or a pipe gets each of them on one line, so that it can be searched.
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

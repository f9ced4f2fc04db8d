/// Text that is written a piece at a time, each piece with a role that may have a colour.
///
/// The escapes are the only difference between coloured and plain text.
struct StyledText: Sendable {
  /// The role of a piece of text.
  enum Role: Sendable {
    case plain
    case emphasis
    case error
    case warning
    /// The gutter, arrows and what explains the fault.
    case gutter
    case note

    /// The ANSI escape that switches the role's look on; `nil` for plain text.
    var escape: String? {
      switch self {
      case .plain: nil
      case .emphasis: "\u{1B}[1m"
      case .error: "\u{1B}[1;31m"
      case .warning: "\u{1B}[1;33m"
      case .gutter: "\u{1B}[1;34m"
      case .note: "\u{1B}[1;36m"
      }
    }
  }

  private let usesColor: Bool
  /// The columns after which messages continue on the next line; `nil` if they are not wrapped.
  let messageWidth: Int?
  /// What was written.
  private(set) var text = ""

  /// Creates an empty text in a style.
  init(_ style: RenderStyle) {
    usesColor = style.usesColor
    messageWidth = style.wrapsMessages ? style.width : nil
  }

  /// Appends a piece.
  mutating func write(_ piece: String, _ role: Role = .plain) {
    guard usesColor, !piece.isEmpty, let escape = role.escape else {
      text += piece
      return
    }
    text += escape
    text += piece
    text += "\u{1B}[0m"
  }

  /// Appends spaces.
  mutating func space(_ count: Int) {
    guard count > 0 else { return }
    text += String(repeating: " ", count: count)
  }

  /// Ends the line.
  mutating func endLine() {
    text += "\n"
  }
}

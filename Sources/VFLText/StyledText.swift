/// A text buffer in which each appended string has a role that determines its color.
///
/// Colored and plain output differ only in the ANSI escape sequences.
package struct StyledText: Sendable {
  /// The role of an appended string.
  package enum Role: Sendable {
    case plain
    case emphasis
    case error
    case warning
    /// The gutter, the arrows, and the marks that explain the primary location of a diagnostic.
    case gutter
    case note

    /// The ANSI escape sequence that selects the role's color and weight; `nil` for plain text.
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
  /// The width in columns to which messages are wrapped; `nil` if messages are not wrapped.
  package let messageWidth: Int?
  /// The content of the buffer.
  package private(set) var text = ""

  /// Creates an empty buffer for a style.
  package init(_ style: RenderStyle) {
    usesColor = style.usesColor
    messageWidth = style.wrapsMessages ? style.width : nil
  }

  /// Appends a string, with the escape sequences for its role if the style uses color.
  package mutating func write(_ piece: String, _ role: Role = .plain) {
    guard usesColor, !piece.isEmpty, let escape = role.escape else {
      text += piece
      return
    }
    text += escape
    text += piece
    text += "\u{1B}[0m"
  }

  /// Appends spaces.
  package mutating func space(_ count: Int) {
    guard count > 0 else { return }
    text += String(repeating: " ", count: count)
  }

  /// Appends a line feed.
  package mutating func endLine() {
    text += "\n"
  }
}

/// A manual page in roff, which uses the man(7) macros.
///
/// Help text in backquotes becomes bold.
struct RoffPage: Sendable {
  /// The roff source generated so far.
  private(set) var text: String

  /// Starts a page with the given name, section number and summary.
  init(name: String, section: Int, summary: String) {
    let version = "vfl \(VisualFormatCommand.version)"
    // Much of the page is code, so hyphenation and justification are disabled.
    text = """
      .TH \(Self.escaped(name.uppercased())) \(section) \(VisualFormatCommand.versionDate) "\(version)" "Visual Format"
      .nh
      .ad l
      .SH NAME
      \(Self.escaped(name)) \\- \(Self.line(summary))

      """
  }

  /// Starts a section with the given title.
  mutating func heading(_ title: String) {
    text += ".SH \(title.uppercased())\n"
  }

  /// Adds the blocks of a help text.
  mutating func prose(_ prose: HelpBlocks) {
    for block in prose.blocks {
      switch block {
      case .paragraph(let paragraph): self.paragraph(paragraph)
      case .lines(let lines): self.lines(lines)
      }
    }
  }

  /// Adds a paragraph.
  mutating func paragraph(_ paragraph: String) {
    text += ".PP\n\(Self.line(paragraph))\n"
  }

  /// Adds lines that are not wrapped.
  ///
  /// The two leading spaces of each line are replaced by roff indentation.
  mutating func lines(_ lines: [String]) {
    text += ".PP\n.RS 2\n.nf\n"
    for line in lines { text += Self.guarded(Self.escaped(String(line.dropFirst(2)))) + "\n" }
    text += ".fi\n.RE\n"
  }

  /// Adds a name and its description.
  mutating func entry(_ name: String, _ summary: String) {
    entry(name: Self.bold(name), text: Self.line(summary))
  }

  /// Adds a flag with its placeholder, description and choices.
  mutating func entry(_ flag: Flag) {
    let value = flag.value.map { " \\fI\(Self.escaped($0.placeholder))\\fR" } ?? ""
    var text = Self.line(flag.summary)
    if let choices = flag.value?.choices, !choices.isEmpty {
      text += "\n.br\n" + Self.line("[\(choices.joined(separator: ", "))]")
    }
    entry(name: Self.bold(flag.name) + value, text: text)
  }

  /// Adds references to other manual pages, each with its section number.
  mutating func references(_ pages: [(name: String, section: Int)]) {
    text += ".PP\n"
    text += pages.map { "\(Self.bold($0.name))(\($0.section))" }.joined(separator: ",\n") + "\n"
  }

  private mutating func entry(name: String, text: String) {
    self.text += ".TP\n\(name)\n\(text)\n"
  }

  private static func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fR" }

  /// Returns the text as a single roff line, with text in backquotes in bold.
  private static func line(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    let pieces = parts.enumerated().map { index, part in
      index % 2 == 0 ? escaped(String(part)) : bold(String(part))
    }
    return guarded(pieces.joined())
  }

  /// Returns the line, protected if roff would interpret its first character as the start of a request.
  private static func guarded(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("\\(aq") ? "\\&" + line : line
  }

  /// Returns the string with the special characters of roff escaped.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "\\": result += "\\(rs"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      default: result.append(character)
      }
    }
  }
}

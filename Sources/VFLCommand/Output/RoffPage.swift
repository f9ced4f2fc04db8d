/// A manual page in roff, with the macros of man(7).
///
/// Code, which stands in backquotes in the help, is bold.
struct RoffPage: Sendable {
  /// What was written.
  private(set) var text: String

  /// Begins a page, with its name and what it is about.
  init(name: String, section: Int, summary: String) {
    let version = "vfl \(VisualFormatCommand.version)"
    // Words stay whole and lines ragged, for much of it is code.
    text = """
      .TH \(Self.escaped(name.uppercased())) \(section) \(VisualFormatCommand.versionDate) "\(version)" "Visual Format"
      .nh
      .ad l
      .SH NAME
      \(Self.escaped(name)) \\- \(Self.line(summary))

      """
  }

  /// Begins a section.
  mutating func heading(_ title: String) {
    text += ".SH \(title.uppercased())\n"
  }

  /// Adds the parts of a text of the help.
  mutating func prose(_ prose: HelpProse) {
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

  /// Adds lines that stay as they are; each begins with two spaces, which become the indent.
  mutating func lines(_ lines: [String]) {
    text += ".PP\n.RS 2\n.nf\n"
    for line in lines { text += Self.guarded(Self.escaped(String(line.dropFirst(2)))) + "\n" }
    text += ".fi\n.RE\n"
  }

  /// Adds a name with what is said of it.
  mutating func entry(_ name: String, _ summary: String) {
    entry(name: Self.bold(name), text: Self.line(summary))
  }

  /// Adds a flag with its value, what is said of it, and the values that there are.
  mutating func entry(_ flag: Flag) {
    let value = flag.value.map { " \\fI\(Self.escaped($0.placeholder))\\fR" } ?? ""
    var text = Self.line(flag.summary)
    if let choices = flag.value?.choices, !choices.isEmpty {
      text += "\n.br\n" + Self.line(choices.joined(separator: ", "))
    }
    entry(name: Self.bold(flag.name) + value, text: text)
  }

  /// Adds the names of other pages, with their sections.
  mutating func references(_ pages: [(name: String, section: Int)]) {
    text += ".PP\n"
    text += pages.map { "\(Self.bold($0.name))(\($0.section))" }.joined(separator: ",\n") + "\n"
  }

  private mutating func entry(name: String, text: String) {
    self.text += ".TP\n\(name)\n\(text)\n"
  }

  private static func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fR" }

  /// Sentences on one line, what stands in backquotes bold.
  private static func line(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    let pieces = parts.enumerated().map { index, part in
      index % 2 == 0 ? escaped(String(part)) : bold(String(part))
    }
    return guarded(pieces.joined())
  }

  /// A line that is no request, whatever it begins with.
  private static func guarded(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("\\(aq") ? "\\&" + line : line
  }

  /// A text in which every character stands for itself.
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

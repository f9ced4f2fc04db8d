import VFLRendering

/// A text of the help, split into parts so that it can be set at any width and in other forms.
struct HelpProse: Sendable {
  /// A part of it, with an empty line before the next one.
  enum Block: Sendable, Hashable {
    /// Sentences that are broken into lines wherever a line is full.
    case paragraph(String)
    /// An example or a table, whose lines stay as they are.
    case lines([String])
  }

  /// The parts, in their order.
  let blocks: [Block]

  /// Takes a text apart at its empty lines; lines that begin with two spaces stay as they are.
  init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    blocks = lines.split(whereSeparator: { $0.isEmpty }).map { lines in
      lines.allSatisfy { $0.hasPrefix("  ") }
        ? .lines(lines.map(String.init)) : .paragraph(lines.joined(separator: " "))
    }
  }

  /// The text with its paragraphs broken at a width, each line ended.
  func text(width: Int) -> String {
    let texts = blocks.map { block in
      let lines =
        switch block {
        case .paragraph(let text): WrappedText.lines(text, width: width)
        case .lines(let lines): lines
        }
      return lines.map { $0 + "\n" }.joined()
    }
    return texts.joined(separator: "\n")
  }
}

import VFLRendering

/// A help text, split into blocks that can be set at any width and in other formats.
struct HelpProse: Sendable {
  /// A block.
  ///
  /// Blocks are separated by empty lines.
  enum Block: Sendable, Hashable {
    /// Sentences that are wrapped.
    case paragraph(String)
    /// An example or a table, whose lines are kept.
    case lines([String])
  }

  /// The blocks, in their order.
  let blocks: [Block]

  /// Splits a text at its empty lines.
  ///
  /// Lines that begin with two spaces are kept.
  init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    blocks = lines.split(whereSeparator: { $0.isEmpty }).map { lines in
      lines.allSatisfy { $0.hasPrefix("  ") }
        ? .lines(lines.map(String.init)) : .paragraph(lines.joined(separator: " "))
    }
  }

  /// Returns the text with its paragraphs wrapped at a width.
  ///
  /// Each line ends with a line break.
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

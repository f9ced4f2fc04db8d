import VFLText

/// A help text, split into blocks so that it can be wrapped at any width and converted to other formats.
struct HelpBlocks: Sendable {
  /// A part of a help text.
  ///
  /// Empty lines separate the blocks.
  enum Block: Sendable, Hashable {
    /// Text that is wrapped.
    case paragraph(String)
    /// Lines that are not wrapped, such as an example or a table.
    case lines([String])
  }

  /// The blocks, in their order.
  let blocks: [Block]

  /// Splits a string into blocks at empty lines.
  ///
  /// A block whose lines all begin with two spaces is not wrapped.
  init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    blocks = lines.split(whereSeparator: { $0.isEmpty }).map { lines in
      lines.allSatisfy { $0.hasPrefix("  ") }
        ? .lines(lines.map(String.init)) : .paragraph(lines.joined(separator: " "))
    }
  }

  /// Returns the blocks, separated by empty lines, with paragraphs wrapped at the given width.
  ///
  /// The last line ends with a line break.
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

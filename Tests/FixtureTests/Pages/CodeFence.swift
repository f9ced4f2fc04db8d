/// A line that opens a code block.
struct CodeFence: Sendable, Hashable {
  /// The backquotes of the fence.
  var mark: String
  /// The rest of the line after the backquotes.
  var language: String

  /// Creates a fence with the given mark and language.
  init(mark: String, language: String) {
    self.mark = mark
    self.language = language
  }

  /// Parses the fence in a line; `nil` if the line is not a fence.
  init?(opening line: Substring) {
    let mark = line.prefix { $0 == "`" }
    guard mark.count >= 3 else { return nil }
    self.init(mark: String(mark), language: String(line[mark.endIndex...]))
  }

  /// Whether a line closes the block that this fence opens.
  func isClosed(by line: Substring) -> Bool { line == mark[...] }

  /// Returns the index of the line that closes the block.
  func end(in lines: ArraySlice<Substring>, of path: String) throws(PageError) -> Int {
    guard let end = lines.firstIndex(where: isClosed) else {
      throw .unclosedBlock(page: path)
    }
    return end
  }
}

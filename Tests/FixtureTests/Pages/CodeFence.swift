/// The line that opens a block of code.
struct CodeFence: Sendable, Hashable {
  /// The backquotes.
  var mark: String
  /// What stands behind them.
  var language: String

  /// A fence of a mark and a language.
  init(mark: String, language: String) {
    self.mark = mark
    self.language = language
  }

  /// The fence that a line is; `nil` when it is none.
  init?(opening line: Substring) {
    let mark = line.prefix { $0 == "`" }
    guard mark.count >= 3 else { return nil }
    self.init(mark: String(mark), language: String(line[mark.endIndex...]))
  }

  /// Whether a line closes the block.
  func isClosed(by line: Substring) -> Bool { line == mark[...] }

  /// The index of the line that closes the block.
  func end(in lines: ArraySlice<Substring>, of path: String) throws(PageError) -> Int {
    guard let end = lines.firstIndex(where: isClosed) else {
      throw .unclosedBlock(page: path)
    }
    return end
  }
}

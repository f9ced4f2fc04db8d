import VFLDiagnostics
import VFLSources

/// Determines which statements can be replaced by one statement with all of their constraints.
struct StatementJoining {
  private let text: [UInt8]
  /// The lines that are removed, in order.
  private let removed: [SourceSpan]

  /// Creates the joining for a source file from which some lines are removed.
  init(_ text: [UInt8], _ removed: [SourceSpan]) {
    (self.text, self.removed) = (text, removed)
  }

  /// Whether two calls are in adjacent statements that pass their constraints to the same function.
  ///
  /// The functions activate constraints or add them to a view. Between the statements, there is nothing but
  /// one line break and lines that are removed. No comment follows the second statement on its line.
  func canJoin(_ first: ReplaceableCall, _ second: ReplaceableCall) -> Bool {
    guard isActivation(first), isActivation(second),
      let one = first.statement, let two = second.statement, one.end <= two.start,
      isOneLineBreak(between: one.end, and: two.start), isEndOfLine(two.end)
    else { return false }
    return code(one.start..<first.span.start) == code(two.start..<second.span.start)
      && code(first.span.end..<one.end) == code(second.span.end..<two.end)
  }

  /// Whether the statement that contains a call does nothing but activate the constraints or add them to a
  /// view.
  func isActivation(_ call: ReplaceableCall) -> Bool {
    guard let statement = call.statement, call.span.start - statement.start < Self.limit else {
      return false
    }
    let before = code(statement.start..<call.span.start)
    let after = code(call.span.end..<statement.end)
    return Self.functions.contains { before.hasSuffix($0) } && [")", "];"].contains(after)
      && !before.contains("=") && !text[statement.start...].starts(with: "return ".utf8)
  }

  /// The maximum number of bytes of a statement before a call.
  private static let limit = 1024

  private static let functions = [
    ".activate(", "addConstraints(", "activateConstraints:", "addConstraints:",
  ]

  /// Returns the source text in a range without blanks and line breaks.
  private func code(_ range: Range<Int>) -> String {
    String(decoding: text[range].filter { $0 > UInt8(ascii: " ") }, as: UTF8.self)
  }

  private func isOneLineBreak(between start: Int, and end: Int) -> Bool {
    var position = start
    var lineBreaks = 0
    var next = removed.partitioningIndex { $0.start >= start }
    while position < end {
      if next < removed.count, removed[next].start == position {
        position = removed[next].end
        next += 1
        continue
      }
      if text[position] > UInt8(ascii: " ") { return false }
      if text[position] == UInt8(ascii: "\n") { lineBreaks += 1 }
      position += 1
    }
    return position == end && lineBreaks == 1
  }

  private func isEndOfLine(_ offset: Int) -> Bool {
    let next = text[offset...].first { $0 > UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
    return next == nil || next == UInt8(ascii: "\n")
  }
}

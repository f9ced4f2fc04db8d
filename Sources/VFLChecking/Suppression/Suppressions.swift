import VFLDiagnostics
import VFLLint
import VFLSources

/// The suppression comments of a file.
///
/// Records which comments have suppressed a diagnostic.
struct Suppressions: Sendable {
  /// A range of lines in which a comment suppresses the diagnostics of one code or of all codes.
  private struct SuppressedLines {
    /// The index of the comment.
    let comment: Int
    /// The index of the code in the comment's list of codes, or `nil` if the comment applies to all codes.
    let code: Int?
    /// The affected lines, counted from 0.
    var lines: Range<Int>
  }

  private let comments: [SuppressionComment]
  private let lines: LineIndex
  private var ranges: [SuppressedLines] = []
  /// The indexes of the ranges that consist of a single line, keyed by that line.
  private var onLines: [Int: [Int]] = [:]
  /// The indexes of the bounded ranges of several lines, in order.
  ///
  /// `end` is the largest end of any range up to and including this range.
  private var bounded: [(index: Int, end: Int)] = []
  /// The indexes of the ranges that extend to the end of the file, in order.
  private var open: [Int] = []
  /// The diagnostics about the comments themselves.
  private(set) var bag: DiagnosticBag
  /// For each comment, whether each of its codes has suppressed a diagnostic.
  ///
  /// The last element for each comment is used if the comment applies to all codes.
  private var isUsed: [[Bool]]

  /// Parses the suppression comments of a file.
  ///
  /// Returns `nil` if there are no comments, which is the case for nearly all files.
  init?(_ comments: [HostComment], in bytes: [UInt8]) {
    guard !comments.isEmpty else { return nil }
    var bag = DiagnosticBag(origin: .document)
    self.comments = comments.compactMap {
      SuppressionComment($0, in: bytes, reporting: &bag)
    }
    self.bag = bag
    lines = LineIndex(bytes)
    isUsed = self.comments.map { Array(repeating: false, count: $0.codes.count + 1) }
    for index in self.comments.indices { addRanges(of: index) }
    for (index, range) in ranges.enumerated() where range.lines.upperBound < .max {
      if range.lines.count == 1 {
        onLines[range.lines.lowerBound, default: []].append(index)
      } else {
        bounded.append((index, max(bounded.last?.end ?? 0, range.lines.upperBound)))
      }
    }
  }

  private mutating func addRanges(of index: Int) {
    let comment = comments[index]
    let (first, last) = (lines.line(of: comment.span.start), lines.line(of: comment.span.end))
    let range: Range<Int>
    switch comment.verb {
    case .enable:
      end(comment, at: first)
      return
    case .disableFile: range = 0..<Int.max
    case .disableLine: range = first..<(first + 1)
    case .disableNextLine: range = (last + 1)..<(last + 2)
    case .disable: range = comment.isAlone ? first..<Int.max : first..<(first + 1)
    }
    let codes = comment.namesCodes ? comment.codes.indices.map(Optional.some) : [nil]
    for code in codes {
      if range.upperBound == .max { open.append(ranges.count) }
      ranges.append(SuppressedLines(comment: index, code: code, lines: range))
    }
  }

  /// Ends the open ranges of the codes that an `enable` comment lists, or all open ranges if it lists none.
  private mutating func end(_ comment: SuppressionComment, at line: Int) {
    let words = comment.codes.map { $0.word }
    open.removeAll { index in
      let opener = comments[ranges[index].comment]
      guard opener.verb == .disable else { return false }
      let code = ranges[index].code.map { opener.codes[$0].word }
      guard !comment.namesCodes || words.contains(where: { code?.hasPrefix($0) ?? false }) else {
        return false
      }
      ranges[index].lines = ranges[index].lines.lowerBound..<line
      return true
    }
  }

  /// Returns the innermost comment that suppresses a diagnostic, or `nil` if there is none.
  ///
  /// - Parameter offsets: The offsets that ``FormatPositions`` determines for the diagnostic. A comment
  ///   applies if it affects the line of at least one of these offsets.
  mutating func comment(
    for code: DiagnosticCode, at offsets: [Int]
  ) -> SuppressionComment? {
    let places = offsets.map { lines.line(of: $0) }
    var near = places.flatMap(boundedRanges(around:)).sorted()
    var rest = open[...]
    while let index = (near.last ?? -1) > (rest.last ?? -1) ? near.popLast() : rest.popLast() {
      let range = ranges[index]
      guard places.contains(where: range.lines.contains) else { continue }
      let comment = comments[range.comment]
      if let index = range.code, !comment.codes[index].names(code) { continue }
      isUsed[range.comment][range.code ?? comment.codes.count] = true
      return comment
    }
    return nil
  }

  /// Returns the indexes of the bounded ranges that contain a line.
  ///
  /// Ranges that extend to the end of the file are not bounded.
  ///
  /// - Complexity: O(log *n* + *d*) for *n* ranges with a nesting depth of *d*.
  private func boundedRanges(around line: Int) -> [Int] {
    var found = onLines[line] ?? []
    var index = bounded.partitioningIndex { ranges[$0.index].lines.lowerBound > line }
    while index > 0, bounded[index - 1].end > line {
      index -= 1
      if ranges[bounded[index].index].lines.contains(line) { found.append(bounded[index].index) }
    }
    return found
  }

  /// The diagnostics for comments and codes that have not suppressed any diagnostic.
  var unused: [Diagnostic] {
    var found: [Diagnostic] = []
    for (comment, isUsed) in zip(comments, isUsed) where comment.verb != .enable {
      if !comment.namesCodes {
        if isUsed.last == false {
          found.append(
            LazyDiagnostic.unusedSuppression(span: comment.span, code: nil).diagnostic(
              in: .document))
        }
        continue
      }
      let unused = comment.codes.indices.filter { !isUsed[$0] }
      found += unused.map { index in
        LazyDiagnostic.unusedSuppression(
          span: comment.codes[index].span, code: comment.codes[index].word
        ).diagnostic(in: .document)
      }
    }
    return found
  }
}

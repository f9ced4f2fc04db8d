package import VFLDiagnostics

/// A message of Auto Layout in a log, other than a conflict or a rejected format string.
package struct LoggedMessage: Sendable, Hashable {
  /// The explanation, with source ranges in the log.
  package let diagnostic: Diagnostic
  /// The source range of the sentence in the log.
  package let span: SourceSpan
  /// The number of times that the message was logged, possibly with other addresses.
  package var times = 1
  /// The sentence.
  private let sentence: LogMark.Kind
  /// The addresses of the constraints that belong to the message.
  private let constraints: Set<String>

  /// The code and the message of a diagnostic, which identify a repeated message.
  package struct Signature: Sendable, Hashable {
    private let code: DiagnosticCode
    private let message: String

    fileprivate init(_ diagnostic: Diagnostic) {
      (code, message) = (diagnostic.code, diagnostic.message)
    }
  }

  /// The message without addresses and source ranges.
  package var signature: Signature { Signature(diagnostic) }

  // The text between a sentence and the first constraint contains the class and the address of a list.
  private static let reach = 300

  /// Reads the message at a mark.
  ///
  /// Returns the message, or `nil` without a message, and the end of the text that is not read again.
  static func read(
    _ log: [UInt8], at place: Int, in marks: [LogMark]
  ) -> (message: LoggedMessage?, end: Int) {
    let mark = marks[place]
    guard case .message(let index, let sentence) = mark.kind else { return (nil, mark.end) }
    let kind = SystemMessage.all[index]
    let limit = min(log.count, mark.end + MessageText.reach)
    let next = marks[(place + 1)...].first { other in
      if other.start >= limit { return true }
      if kind.isRepeated, case .message(index, _) = other.kind { return false }
      return kind.isRepeated || other.kind.isFirst
    }
    let textEnd = min(next?.start ?? limit, limit)
    let list = constraints(log, after: place, in: marks, count: kind.constraints)
    let text = MessageText(
      log, at: mark, sentence: sentence, after: place > 0 ? marks[place - 1].end : 0,
      before: textEnd, constraints: list.constraints)
    guard let lazy = kind.diagnostic(text) else {
      return (nil, kind.isRepeated ? textEnd : mark.end)
    }
    let message = LoggedMessage(
      diagnostic: lazy.diagnostic(in: .document), span: text.span, sentence: mark.kind,
      constraints: Set(list.constraints.map { $0.address }))
    return (message, kind.isRepeated ? textEnd : list.end)
  }

  /// Returns at most `count` constraints after a sentence, and the end of the last one.
  private static func constraints(
    _ log: [UInt8], after place: Int, in marks: [LogMark], count: Int
  ) -> (constraints: [LoggedConstraint], end: Int) {
    var constraints: [LoggedConstraint] = []
    var end = marks[place].end
    for index in marks.indices[(place + 1)...] {
      guard constraints.count < count, marks[index].kind == .description else { break }
      let start = marks[index].start
      let next = index + 1 < marks.count ? marks[index + 1].start : log.count
      let gap = log[end..<start]
      let isListed = constraints.isEmpty ? beginsList(gap) : LogGap(gap).continuesList
      guard isListed, let read = constraint(log, from: start, before: next) else { break }
      constraints.append(read)
      end = read.span.end
    }
    return (constraints, end)
  }

  /// Returns whether a text ends with a colon or with the parenthesis of a list.
  private static func beginsList(_ text: ArraySlice<UInt8>) -> Bool {
    let end = text.suffix(reach).last { !$0.isBlank && !"\">".utf8.contains($0) }
    return text.count <= reach && (end == UInt8(ascii: ":") || end == UInt8(ascii: "("))
  }

  /// Reads a description, which other text in angle brackets may follow on its line.
  private static func constraint(
    _ log: [UInt8], from start: Int, before next: Int
  ) -> LoggedConstraint? {
    var limit = next
    while true {
      let extent = DescriptionExtent(in: log, from: start, before: limit)
      let span = SourceSpan(start, extent.end)
      if case .success(let constraint) = extent.read(log, at: span) { return constraint }
      limit = extent.end - 1
      // The text ends with `>` or `&gt;` if it contains the end of a description.
      guard limit > start, log[limit] == UInt8(ascii: ">") || log[limit] == UInt8(ascii: ";") else {
        return nil
      }
    }
  }

  /// Whether the sentence adds details to another one.
  private var isDetail: Bool {
    guard case .message(let message, let sentence) = sentence else { return false }
    return SystemMessage.all[message].detail == sentence
  }

  /// Returns whether this message and another one have sentences of the same entry.
  private func isOfMessage(of other: LoggedMessage) -> Bool {
    guard case .message(let first, _) = sentence, case .message(let second, _) = other.sentence
    else { return false }
    return first == second
  }

  /// Returns the more detailed one of two messages about the same event, or `nil` if they are not.
  ///
  /// The system often logs an event and then raises an exception with another sentence.
  func merged(with other: LoggedMessage) -> LoggedMessage? {
    if isDetail, other.isOfMessage(of: self) { return other }
    if other.isDetail, isOfMessage(of: other) { return self }
    guard diagnostic.code == other.diagnostic.code, sentence != other.sentence,
      signature == other.signature || !constraints.isEmpty || !other.constraints.isEmpty
    else { return nil }
    if other.constraints.isSubset(of: constraints) { return self }
    return constraints.isSubset(of: other.constraints) ? other : nil
  }
}

import VFLDiagnostics
import VFLText

/// The sentences about code that a picture leaves out, without a full stop.
struct OmissionNotes {
  private let lines: SourceLines

  init(_ lines: SourceLines) { self.lines = lines }

  /// Returns the note about calls that create constraints of which a part is unknown; `nil` if there are none.
  func unreadCalls(_ spans: [SourceSpan]) -> String? {
    note(
      spans, "call", one: "is not evaluated, because a part of it is unknown",
      several: "are not evaluated, because parts of them are unknown")
  }

  /// Returns the note about calls of unknown code that get views; `nil` if there are none.
  func unknownCalls(_ spans: [SourceSpan]) -> String? {
    note(
      spans, "call", one: "gets a view, and is not evaluated",
      several: "get views, and are not evaluated")
  }

  /// Returns the note about constraints that may not be active; `nil` if there are none.
  func uncertain(_ spans: [SourceSpan]) -> String? {
    note(
      spans, "constraint", one: "may not be active, and is omitted",
      several: "may not be active, and are omitted")
  }

  /// Returns the note about constraints that the function does not activate; `nil` if there are none.
  func inactive(_ spans: [SourceSpan]) -> String? {
    note(
      spans, "constraint", one: "is not activated here, and is omitted",
      several: "are not activated here, and are omitted")
  }

  private func note(
    _ spans: [SourceSpan], _ noun: String, one: String, several: String
  ) -> String? {
    place(of: spans).map { place, isOne in
      isOne ? "the \(noun) in \(place) \(one)" : "the \(noun)s in \(place) \(several)"
    }
  }

  /// Returns the lines of some spans, such as `lines 4, 5 and 7`, and whether there is one span.
  ///
  /// Returns `nil` if there are no spans.
  private func place(of spans: [SourceSpan]) -> (text: String, isOne: Bool)? {
    let spans = Set(spans)
    let numbers = Set(spans.map { lines.position(of: $0.start).line + 1 }).sorted()
    guard let last = numbers.last else { return nil }
    if numbers.count == 1 { return ("line \(last)", spans.count == 1) }
    let rest = numbers.count - Self.listedLines
    let words = numbers.prefix(Self.listedLines).map(String.init)
    let text =
      rest > 0
      ? words.joined(separator: ", ") + " and \(rest) more"
      : words.dropLast().joined(separator: ", ") + " and \(last)"
    return ("lines " + text, false)
  }

  /// The largest number of lines in a note.
  private static let listedLines = 5
}

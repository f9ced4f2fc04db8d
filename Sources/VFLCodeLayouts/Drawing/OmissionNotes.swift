import VFLDiagnostics
import VFLText

/// The sentences about code that a picture leaves out, without a full stop.
struct OmissionNotes {
  private let lines: SourceLines

  init(_ lines: SourceLines) { self.lines = lines }

  /// Returns the note about calls that create constraints of which a part is unknown; `nil` if there are none.
  func unreadCalls(_ spans: [SourceSpan]) -> String? {
    place(of: spans).map { place, isOne in
      isOne
        ? "the call in \(place) is not evaluated, because a part of it is unknown"
        : "the calls in \(place) are not evaluated, because parts of them are unknown"
    }
  }

  /// Returns the note about calls of unknown code that get views; `nil` if there are none.
  func unknownCalls(_ spans: [SourceSpan]) -> String? {
    place(of: spans).map { place, isOne in
      isOne
        ? "the call in \(place) gets a view, and is not evaluated"
        : "the calls in \(place) get views, and are not evaluated"
    }
  }

  /// Returns the note about constraints that may not be active; `nil` if there are none.
  func uncertain(_ spans: [SourceSpan]) -> String? {
    place(of: spans).map { place, isOne in
      isOne
        ? "the constraint in \(place) may not be active, and is omitted"
        : "the constraints in \(place) may not be active, and are omitted"
    }
  }

  /// Returns the note about constraints that the function does not activate; `nil` if there are none.
  func inactive(_ spans: [SourceSpan]) -> String? {
    place(of: spans).map { place, isOne in
      isOne
        ? "the constraint in \(place) is not activated here, and is omitted"
        : "the constraints in \(place) are not activated here, and are omitted"
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

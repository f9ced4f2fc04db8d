extension LazyDiagnostic {
  /// The construct that unexpected text most likely belongs to.
  package enum TextMeaning: Sendable, Hashable {
    /// A view without brackets. The value is its name.
    case view(String)
    /// A character that was typed instead of a `|` at an end of the format string.
    case bar
    /// A gap at the beginning of the format string. `missing` is the text that must precede it: `|` or `|-`.
    case firstGap(missing: String)
    /// The size of the view whose `]` directly precedes the text.
    case sizeOfPrecedingView
    /// The size of the view that contains the text, without parentheses.
    case sizeWithoutParentheses
    /// A continuation of the preceding gap: the span of the whole gap and its corrected text.
    case moreOfGap(SourceSpan, String)
    /// A priority that begins with another character than `@`.
    case priority
    /// Another format string.
    case format
  }
}

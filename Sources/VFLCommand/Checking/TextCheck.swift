import VFLDiagnostics
import VFLLint
import VFLLowering
import VFLRendering
import VFLSources

/// What the check of one text found, before anything is silenced.
struct TextCheck: Sendable {
  /// The diagnostics that are told at their levels, with the texts that they point into.
  var groups: [FaultGroup] = []
  /// The strings in the text.
  var strings = StringTally()
  /// The names that formats need, where they were not looked up.
  var needs: RequiredNames?
  /// The comments that speak to this tool.
  var comments: [HostComment] = []
  /// What each format means; `nil` for one with an error.
  var meanings: [FormatMeaning?] = []
  /// The calls that format strings are given to, by their place.
  var calls: [SourceSpan] = []

  /// Creates the check of a text with nothing in it.
  init() {}

  /// The innermost call around an offset.
  func call(around offset: Int) -> SourceSpan? {
    var low = 0
    var high = calls.count
    while low < high {
      let middle = (low + high) / 2
      if calls[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    // Calls lie in each other no deeper than people write them.
    return calls[..<low].suffix(8).last { $0.end >= offset }
  }
}

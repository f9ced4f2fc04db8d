/// The style rules for the messages and other texts of diagnostics.
enum WordStyle {
  /// Returns the violations in a message, caption, label, note, fix-it or title; empty if there are
  /// none.
  static func diagnostics(in sentence: String) -> [String] {
    var diagnostics: [String] = []
    guard let first = sentence.first else { return ["is empty"] }
    if !(first.isLowercase || first.isNumber || "`|".contains(first)) {
      diagnostics.append("begins with `\(first)`")
    }
    if sentence.hasSuffix(".") { diagnostics.append("ends with a full stop") }
    if sentence.hasPrefix("found ") { diagnostics.append("begins with \"found\"") }
    if sentence.contains(where: \.isNewline) { diagnostics.append("has several lines") }
    return diagnostics + proseFaults(in: sentence)
  }

  /// Returns the violations in a text of one or more sentences.
  static func proseFaults(in text: String) -> [String] {
    let pieces = text.split(separator: "`", omittingEmptySubsequences: false)
    var diagnostics = pieces.count.isMultiple(of: 2) ? ["has an unmatched backquote"] : []
    let prose = stride(from: 0, to: pieces.count, by: 2).map { pieces[$0] }.joined(separator: "`")
    if prose.contains("  ") { diagnostics.append("has two spaces in a row") }
    let words = prose.lowercased().split { !($0.isLetter || $0 == "'") }.joined(separator: " ")
    for phrase in rejected where " \(words) ".contains(" \(phrase) ") {
      diagnostics.append("contains \"\(phrase)\"")
    }
    return diagnostics
  }

  /// Phrases that are not usual in compiler diagnostics.
  private static let rejected = [
    "told", "tell", "tells", "untold", "is said", "says", "speaks of", "asks for", "asked for",
    "mend", "mends", "mended", "wish", "wishes", "in vain", "anew", "lest", "nobody", "whoever",
    "stand", "stands", "lie", "lies", "behind", "beside", "in front", "in the place of",
    "give way", "gives way", "give up", "gives up", "given up", "passed over", "passes over",
    "what is", "what was", "what a", "what the", "what it", "what they", "what has", "what stands",
    "nothing could", "could stand", "those of", "that of", "those that", "one that",
    "there is none", "there are none", "of its own", "of their own", "for it", "house", "room",
  ]
}

/// The rules that every sentence of a diagnostic keeps.
enum WordStyle {
  /// What a sentence breaks, a line each; empty when it keeps all rules.
  static func faults(in sentence: String) -> [String] {
    var faults: [String] = []
    guard let first = sentence.first else { return ["is empty"] }
    if !(first.isLowercase || first.isNumber || "`|".contains(first)) {
      faults.append("begins with `\(first)`")
    }
    if sentence.hasSuffix(".") { faults.append("ends with a full stop") }
    if sentence.contains(where: \.isNewline) { faults.append("has several lines") }
    return faults + proseFaults(in: sentence)
  }

  /// What a text of one or more sentences breaks in its choice of words.
  static func proseFaults(in text: String) -> [String] {
    let pieces = text.split(separator: "`", omittingEmptySubsequences: false)
    var faults = pieces.count.isMultiple(of: 2) ? ["has a backquote without its partner"] : []
    let prose = stride(from: 0, to: pieces.count, by: 2).map { pieces[$0] }.joined(separator: "`")
    if prose.contains("  ") { faults.append("has two spaces in a row") }
    let words = prose.lowercased().split { !($0.isLetter || $0 == "'") }.map(String.init)
    for word in words where unwelcome.contains(word) {
      faults.append("says \"\(word)\"")
    }
    return faults
  }

  /// Words that blame, or that say nothing about what could stand there.
  private static let unwelcome: Set<String> = [
    "you", "your", "yours", "invalid", "illegal", "bad", "syntax", "error", "wrongly", "please",
    "sorry", "simply", "failed", "lhs", "rhs",
  ]
}

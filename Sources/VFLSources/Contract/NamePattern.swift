import VFLDiagnostics

/// The form of names that a program makes as it runs, such as `v0`, `v1` and so on.
package struct NamePattern: Sendable, Hashable {
  /// The beginning of all names of the form.
  package let prefix: String
  /// The end of all names of the form.
  package private(set) var suffix = ""
  /// Whether a whole number is between the prefix and the suffix.
  package let isNumbered: Bool
  let span: SourceSpan
  /// The list whose elements the numbers count; `nil` for other numbers.
  private(set) var counter: Counter?

  /// The words of a text that have the form, each once.
  func names(in text: [UInt8]) -> [String] {
    var found: [String] = []
    var known: Set<String> = []
    for word in text.split(whereSeparator: {
      !ByteKind.continuesName($0) && $0 != UInt8(ascii: ".")
    }) {
      guard fits(word) else { continue }
      let name = String(decoding: word, as: UTF8.self)
      if known.insert(name).inserted { found.append(name) }
    }
    return found
  }

  private func fits(_ word: ArraySlice<UInt8>) -> Bool {
    let (first, last) = (Array(prefix.utf8), Array(suffix.utf8))
    guard word.count >= first.count + last.count, word.starts(with: first),
      word.suffix(last.count).elementsEqual(last)
    else { return false }
    let middle = word.dropFirst(first.count).dropLast(last.count)
    return !isNumbered || !middle.isEmpty && middle.allSatisfy(ByteKind.isDigit)
  }
}

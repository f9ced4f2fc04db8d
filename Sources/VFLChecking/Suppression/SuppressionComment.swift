package import VFLDiagnostics
package import VFLSources

/// A parsed suppression comment, such as `vfl:disable VFL0503, VFL0507 -- the old screens`.
package struct SuppressionComment: Sendable {
  /// The verb of a comment, which determines the lines that the comment affects.
  package enum Verb: String, Sendable, CaseIterable {
    /// All following lines if nothing else is on the line of the comment, otherwise only that line.
    case disable
    /// Ends the effect of `disable`.
    case enable
    /// The line of the comment.
    case disableLine = "disable-line"
    /// The next line.
    case disableNextLine = "disable-next-line"
    /// The whole file.
    case disableFile = "disable-file"
  }

  /// A code in a comment, or a prefix of codes such as `VFL05`.
  package struct NamedCode: Sendable {
    let word: String
    /// The span of the code in the file.
    package let span: SourceSpan

    /// Whether the code or prefix matches a diagnostic code.
    func names(_ code: DiagnosticCode) -> Bool { code.rawValue.hasPrefix(word) }
  }

  /// The verb of the comment.
  package let verb: Verb
  /// The codes in the comment.
  ///
  /// Empty if the comment applies to all codes.
  package private(set) var codes: [NamedCode] = []
  /// Whether the comment contains codes, either known or unknown.
  private(set) var namesCodes = false
  /// The text after `--`, or `nil` if there is none.
  private(set) var reason: String?
  /// The span of the comment, including its delimiters.
  let span: SourceSpan
  let isAlone: Bool

  /// Parses a comment.
  ///
  /// Returns `nil` if it is not a suppression comment.
  ///
  /// Reports errors in the comment. A comment whose first word is not similar to any verb is an ordinary
  /// comment.
  package init?(_ comment: HostComment, in bytes: [UInt8], reporting bag: inout DiagnosticBag) {
    var rest = bytes[comment.words.start..<comment.words.end]
    if let dashes = Self.reasonStart(in: rest) {
      let text = rest[(dashes + 2)...]
      reason = String(decoding: Self.trimmed(text), as: UTF8.self)
      rest = rest[..<dashes]
    }
    var words = Self.words(of: rest)
    guard let first = words.first else { return nil }
    words.removeFirst()
    let name = String(decoding: first, as: UTF8.self)
    guard let verb = Verb(rawValue: name) ?? Self.otherSpellings[name] else {
      let verbs = Verb.allCases.map { $0.rawValue }
      guard
        name.hasPrefix(Verb.disable.rawValue) || name.hasPrefix(Verb.enable.rawValue)
          || NameSuggestion.nearest(to: name, among: verbs) != nil
      else { return nil }
      let span = SourceSpan(first.startIndex, first.endIndex)
      bag.report(.unknownSuppression(span: span, name: name, known: verbs))
      return nil
    }
    self.verb = verb
    span = comment.span
    isAlone = comment.isAlone
    namesCodes = !words.isEmpty
    for word in words {
      let span = SourceSpan(word.startIndex, word.endIndex)
      let name = String(decoding: word, as: UTF8.self)
      if RuleLevels.isCode(name) {
        codes.append(NamedCode(word: name, span: span))
      } else {
        let known = DiagnosticCode.allCases.map { $0.rawValue }
        bag.report(.unknownSuppressedCode(span: span, name: name, known: known))
      }
    }
  }

  /// The SwiftLint spellings of some verbs, which people type out of habit.
  private static let otherSpellings: [String: Verb] = [
    "disable:this": .disableLine, "disable:next": .disableNextLine,
  ]

  /// Returns the offset of the `--` that begins the reason, or `nil` if there is none.
  ///
  /// Spaces must surround it.
  private static func reasonStart(in text: ArraySlice<UInt8>) -> Int? {
    let dash = UInt8(ascii: "-")
    return text.indices.first { index in
      text[index] == dash && index + 1 < text.endIndex && text[index + 1] == dash
        && (index == text.startIndex || isBlank(text[index - 1]))
        && (index + 2 == text.endIndex || isBlank(text[index + 2]))
    }
  }

  private static func words(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    text.split { isBlank($0) || $0 == UInt8(ascii: ",") }
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let front = text.drop(while: isBlank)
    return front.prefix(front.reversed().drop(while: isBlank).count)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}

package import VFLDiagnostics
package import VFLSources

/// A comment that asks for silence, understood: `vfl:disable VFL0503, VFL0507 -- the old screens`.
package struct SuppressionComment: Sendable {
  /// The lines that the comment is about.
  package enum Verb: String, Sendable, CaseIterable {
    /// Alone on its line, the comment is about all lines from there on; behind code, about its line.
    case disable
    /// Ends what `disable` began.
    case enable
    /// The comment is about its own line.
    case disableLine = "disable-line"
    /// The comment is about the line below.
    case disableNextLine = "disable-next-line"
    /// The comment is about the whole file.
    case disableFile = "disable-file"
  }

  /// A code that the comment names, or what several codes begin with, as `VFL05`.
  package struct NamedCode: Sendable {
    let word: String
    /// The bytes of the code in the comment.
    package let span: SourceSpan

    /// Whether a code is meant by it.
    func names(_ code: DiagnosticCode) -> Bool { code.rawValue.hasPrefix(word) }
  }

  /// What the comment asks for.
  package let verb: Verb
  /// The codes that it names; none stands for all.
  package private(set) var codes: [NamedCode] = []
  /// Whether the comment names codes, known or not.
  private(set) var namesCodes = false
  /// What stands behind `--`.
  private(set) var reason: String?
  /// The comment, from its opener to its end.
  let span: SourceSpan
  let isAlone: Bool

  /// Understands a comment; `nil` where it asks for nothing.
  ///
  /// What is amiss with it is reported.
  /// Words that are far from all verbs are a sentence about something else, and are left alone.
  package init?(_ comment: HostComment, in bytes: [UInt8], reporting faults: inout DiagnosticBag) {
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
      faults.report(.unknownSuppression(span: span, name: name, known: verbs))
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
        faults.report(.unknownSuppressedCode(span: span, name: name, known: known))
      }
    }
  }

  /// What SwiftLint writes for some of them, which hands do by themselves.
  private static let otherSpellings: [String: Verb] = [
    "disable:this": .disableLine, "disable:next": .disableNextLine,
  ]

  /// Where two dashes with blanks around them begin a reason.
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

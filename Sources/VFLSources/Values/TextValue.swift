import VFLDiagnostics

/// The strings that an expression may have as its value.
struct TextValue {
  /// A string that the value may be.
  struct Alternative {
    var literal: FormatLiteral
    /// The conditions under which the value is that string.
    var decisions = Decisions()
    /// The conditions of each of several parts that the string consists of.
    ///
    /// Each part is used at some time, but not necessarily with the other parts.
    var parts: [Decisions] = []
    /// Whether a part of the string depends on a choice, so that the program may never make the string.
    var isComposed = false

    /// Returns the conditions of the parts of this string and of a following string, each once.
    fileprivate func parts(with other: Alternative) -> [Decisions] {
      if decisions.isEmpty { return other.parts }
      if other.decisions.isEmpty { return parts }
      var result = parts.isEmpty ? [decisions] : parts
      for part in other.parts.isEmpty ? [other.decisions] : other.parts
      where !result.contains(where: part.isSame) {
        result.append(part)
      }
      return result
    }

    /// Returns the alternative of which either this one or another one is taken; `nil` unless they are one string
    /// whose conditions differ in one choice at most.
    func merged(with other: Alternative) -> Alternative? {
      guard isComposed == other.isComposed, parts.count == other.parts.count,
        let common = decisions.merged(with: other.decisions), literal == other.literal
      else { return nil }
      var result = self
      result.decisions = common
      for (index, part) in other.parts.enumerated() {
        guard let common = parts[index].merged(with: part) else { return nil }
        result.parts[index] = common
      }
      return result
    }

    var isEmpty: Bool { literal.text.isEmpty && literal.holes.isEmpty }
  }
  var alternatives: [Alternative]
  /// The reason why the value may be something else; `nil` when it cannot.
  var rest: UnreadableSite.Reason?
  /// Whether a loop has changed the value in a way that only its own statements can continue.
  var isCarried = false

  /// The greatest length of a string, with its computed parts and pieces, that is a part of another string.
  private static let partLimit = 8192

  /// Whether a string is too long to be a part of another one, since parts that are used twice double a string.
  var isLong: Bool {
    alternatives.contains { alternative in
      let literal = alternative.literal
      return literal.text.count + literal.holes.count + literal.pieces.count > Self.partLimit
    }
  }

  /// The bytes that a change of one of several strings copies.
  var copiedBytes: Int {
    alternatives.count < 2 ? 0 : alternatives.reduce(0) { $0 + $1.literal.text.count }
  }

  /// The greatest number of strings that one expression may be before its parts are computed parts.
  static let alternativeLimit = 16
  /// The greatest number of strings that branches may leave in a variable.
  static let branchLimit = 256

  init(_ alternatives: [Alternative] = [], rest: UnreadableSite.Reason? = nil) {
    (self.alternatives, self.rest) = (alternatives, rest)
  }

  init(_ literal: FormatLiteral) { alternatives = [Alternative(literal: literal)] }

  /// The only string, if there is one and nothing else.
  var single: FormatLiteral? {
    rest == nil && alternatives.count == 1 ? alternatives[0].literal : nil
  }
  /// Whether the value is a single unconditional string.
  var isPlain: Bool {
    alternatives.count == 1 && rest == nil && alternatives[0].decisions.isEmpty
      && !alternatives[0].isComposed
  }
  /// The value without empty strings if it has others: an empty string means that there is no format.
  var withoutEmptyStrings: TextValue {
    guard alternatives.count > 1 || rest != nil else { return self }
    var result = self
    result.alternatives.removeAll { $0.isEmpty }
    return result
  }

  /// Adds further possible values without merging them.
  mutating func formUnion(_ other: TextValue) {
    alternatives += other.alternatives
    rest = rest ?? other.rest
    isCarried = isCarried || other.isCarried
  }

  /// Makes one alternative of those with the same string.
  mutating func simplify() {
    alternatives = alternatives.merged(by: { $0.literal.place }, with: { $0.merged(with: $1) })
  }

  /// Returns the value with a change of the decisions of all strings; strings without decisions are left out.
  func mapDecisions(_ change: (Decisions) -> Decisions?) -> TextValue {
    var result = self
    result.alternatives = alternatives.compactMap { alternative in
      guard let decisions = change(alternative.decisions) else { return nil }
      return Alternative(
        literal: alternative.literal, decisions: decisions,
        parts: alternative.parts.compactMap(change), isComposed: alternative.isComposed)
    }
    return result
  }

  /// A part of a string that is put together.
  enum Part {
    /// A string, or one of several, which a computed part replaces if there are too many.
    case text(TextValue, SourceSpan)
    case hole(FormatLiteral.Hole)
  }

  /// Returns the strings that some parts make one after the other.
  ///
  /// - Complexity: Parts with a single string are joined in linear time.
  static func joined(
    _ parts: [Part], pieces: [FormatLiteral.Piece] = [], of bytes: [UInt8], at span: SourceSpan,
    spend: (Int) -> Void
  ) -> TextValue {
    var builder = LiteralBuilder(bytes)
    builder.append(pieces: pieces)
    var result: TextValue?
    var isPending = true
    func flush() {
      guard isPending else { return }
      let built = TextValue(builder.literal(at: span))
      isPending = false
      result = result?.followed(by: built, bytes, span) ?? built
    }
    func resume() {
      if !isPending { builder = LiteralBuilder(bytes) }
      isPending = true
    }
    for part in parts {
      switch part {
      case .hole(let hole):
        resume()
        builder.append(hole)
      case .text(let text, _) where text.isPlain:
        resume()
        builder.append(text.alternatives[0].literal)
      case .text(let text, let place):
        flush()
        let hole = FormatLiteral.Hole(offset: 0, span: place)
        result = result?.followed(by: text, orHole: hole, bytes, span)
        spend(result?.alternatives.reduce(0) { $0 + $1.literal.text.count } ?? 0)
      }
    }
    flush()
    return result ?? TextValue(rest: .expression)
  }

  /// Adds another text at the end.
  ///
  /// - Parameter hole: What follows if the other text is not known, or is one of too many.
  mutating func append(
    _ other: TextValue, orHole hole: FormatLiteral.Hole, _ bytes: [UInt8], _ span: SourceSpan
  ) {
    guard isPlain, other.isPlain else {
      self = followed(by: other, orHole: hole, bytes, span)
      return
    }
    // The string has one owner, so that it is not copied.
    var builder = LiteralBuilder(bytes, continuing: alternatives[0].literal)
    alternatives = []
    builder.append(other.alternatives[0].literal)
    alternatives = [Alternative(literal: builder.literal(at: span))]
  }

  /// Returns the text followed by another one.
  ///
  /// - Parameter hole: What follows if the other text is not known, or is one of too many.
  func followed(
    by other: TextValue, orHole hole: FormatLiteral.Hole? = nil, _ bytes: [UInt8],
    _ span: SourceSpan
  ) -> TextValue {
    let count = other.alternatives.count * alternatives.count
    if other.rest != nil || other.alternatives.isEmpty || count > Self.alternativeLimit, let hole {
      var builder = LiteralBuilder(bytes)
      builder.append(hole)
      var result = followed(by: TextValue(builder.literal(at: span)), bytes, span)
      if other.rest == nil, !other.alternatives.isEmpty {
        result.rest = result.rest ?? .combination
      }
      return result
    }
    var result = TextValue(rest: rest)
    result.isCarried = isCarried
    for first in alternatives {
      for next in other.alternatives {
        guard let decisions = first.decisions.union(next.decisions) else { continue }
        var builder = LiteralBuilder(bytes)
        builder.append(first.literal)
        builder.append(next.literal)
        result.alternatives.append(
          Alternative(
            literal: builder.literal(at: span), decisions: decisions,
            parts: first.parts(with: next),
            isComposed: first.isComposed || next.isComposed || !decisions.isEmpty))
      }
    }
    if result.alternatives.isEmpty { result.rest = result.rest ?? .expression }
    return result
  }
}

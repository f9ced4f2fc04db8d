import VFLDiagnostics

/// What an expression that should be a format string, or a list of them, may be.
struct FormatValue {
  /// A string that it may be.
  struct Choice {
    /// The string.
    let literal: FormatLiteral
    /// When it is that string.
    var picks = ChoicePicks()
    /// Whether it is put together of parts of which one depends on a choice, so that the program need
    /// not ever have it.
    var isComposed = false
  }

  /// The strings that it may be.
  var choices: [Choice] = []
  /// Why it may be something else; `nil` when it may not.
  var reason: UnreadableSite.Reason?
  /// Whether it is a number, which a string may be made of.
  var isNumber = false
  /// The parameter of a function or closure that it is, whatever way the program takes.
  var parameter: (block: Int, index: Int)?

  /// The strings that it may be.
  var literals: [FormatLiteral] { choices.map(\.literal) }

  /// Something that is not read.
  static func unreadable(_ reason: UnreadableSite.Reason) -> FormatValue {
    FormatValue(reason: reason)
  }

  /// A number that is not known.
  static let number = FormatValue(reason: .expression, isNumber: true)

  /// One string.
  static func literal(_ literal: FormatLiteral) -> FormatValue {
    FormatValue(choices: [Choice(literal: literal)])
  }

  /// Adds what it may be as well.
  mutating func formUnion(_ other: FormatValue) {
    let isNothing = choices.isEmpty && reason == nil
    if !isNothing, other.choices.isEmpty && other.reason == nil { return }
    if isNothing {
      parameter = other.parameter
    } else if parameter.map({ $0 == other.parameter ?? (-1, -1) }) != true {
      parameter = nil
    }
    if !other.choices.isEmpty { parameter = nil }
    choices += other.choices
    reason = reason ?? other.reason
  }

  /// The value where it depends on a choice; strings that cannot be there are left out.
  func under(_ picks: ChoicePicks) -> FormatValue {
    var result = self
    result.choices = choices.compactMap { choice in
      choice.picks.union(picks).map {
        Choice(literal: choice.literal, picks: $0, isComposed: choice.isComposed)
      }
    }
    return result
  }

  /// The value where a branch that begins at a token takes it.
  func taken(inBranchAt place: Int) -> FormatValue {
    var result = self
    for index in choices.indices {
      result.choices[index].picks = choices[index].picks.taken(inBranchAt: place)
    }
    return result
  }

  /// The value with all choices made at a token.
  func moved(to place: Int) -> FormatValue {
    var result = self
    for index in result.choices.indices {
      result.choices[index].picks = result.choices[index].picks.moved(to: place)
    }
    return result
  }

  /// Without empty strings, where there are others: an empty one says that there is no format.
  var withoutEmptyStrings: FormatValue {
    guard choices.count > 1 || reason != nil else { return self }
    var result = self
    result.choices.removeAll { $0.literal.text.isEmpty && $0.literal.holes.isEmpty }
    return result
  }

  /// The text of a value behind that of another one; what is not one of a few strings is a hole.
  func joined(
    with other: FormatValue, hole: SourceSpan, from bytes: [UInt8], at span: SourceSpan
  ) -> FormatValue {
    guard !choices.isEmpty else { return self }
    let isReadable =
      other.reason == nil && !other.choices.isEmpty
      && other.choices.count * choices.count <= Self.combinationLimit
    var result = FormatValue(reason: reason)
    for choice in choices {
      guard isReadable else {
        var builder = LiteralBuilder(bytes)
        builder.append(choice.literal)
        builder.append(hole: hole, isNumber: other.isNumber)
        result.choices.append(
          Choice(
            literal: builder.literal(at: span), picks: choice.picks,
            isComposed: !choice.picks.isEmpty))
        continue
      }
      for next in other.choices {
        guard let picks = choice.picks.union(next.picks) else { continue }
        var builder = LiteralBuilder(bytes)
        builder.append(choice.literal)
        builder.append(next.literal)
        result.choices.append(
          Choice(
            literal: builder.literal(at: span), picks: picks,
            isComposed: choice.isComposed || next.isComposed || !picks.isEmpty))
      }
    }
    if result.choices.isEmpty { result.reason = result.reason ?? .expression }
    if !isReadable, other.reason == nil, !other.choices.isEmpty {
      result.reason = result.reason ?? .combination
    }
    return result
  }

  /// How many strings one expression may be before a part of it is left alone.
  static let combinationLimit = 16
}

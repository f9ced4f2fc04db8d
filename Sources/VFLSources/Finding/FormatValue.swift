import VFLDiagnostics

/// The values that an expression may have that should be a format string, or a list of them.
struct FormatValue {
  /// A string that it may be.
  struct Choice {
    /// The string.
    let literal: FormatLiteral
    /// When it is that string.
    var picks = ChoicePicks()
    /// The conditions of each of several parts that the string is put together of.
    ///
    /// Each part is taken at some time, but not necessarily with the others.
    var parts: [ChoicePicks] = []
    /// Whether the string is put together of parts of which one depends on a choice, so that the program may
    /// never have it.
    var isComposed = false

    /// The parts of it and of another one that stands behind it, each once.
    fileprivate func parts(with other: Choice) -> [ChoicePicks] {
      if picks.isEmpty { return other.parts }
      if other.picks.isEmpty { return parts }
      var result = parts.isEmpty ? [picks] : parts
      for part in other.parts.isEmpty ? [other.picks] : other.parts
      where !result.contains(where: part.isSame) {
        result.append(part)
      }
      return result
    }

    /// Whether each way leads from a branch to a call, as far as it is certain that the branch is taken.
    func leads(by pick: ChoicePicks.Pick, to call: FormatCall, _ finder: FormatFinder) -> Bool {
      guard !pick.isNarrowed else { return false }
      guard !parts.isEmpty else {
        return finder.leads(from: pick.place, to: call, given: picks, isWalk: pick.isElement)
      }
      return parts.contains { part in
        part.branch(of: pick.choice) == pick.branch
          && finder.leads(from: pick.place, to: call, given: part, isWalk: pick.isElement)
      }
    }
  }

  /// The strings that it may be.
  var choices: [Choice] = []
  /// The reason for which the value may be something else; `nil` when it may not.
  var reason: UnreadableSite.Reason?
  /// Whether the value is a number, which a string may be made of.
  var isNumber = false
  /// The type of the value, where a string that is made of the value can be no format.
  var shownType: String?
  /// The parameter of a function or closure that it is, whatever way the program takes.
  var parameter: (block: Int, index: Int)?

  /// The strings that it may be.
  var literals: [FormatLiteral] { choices.map { $0.literal } }

  /// Whether the value is a single unconditional string, or unknown.
  var isPlain: Bool {
    guard let choice = choices.first else { return true }
    return choices.count == 1 && reason == nil && choice.picks.isEmpty && !choice.isComposed
  }

  /// A value that cannot be read, for a reason.
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
        Choice(
          literal: choice.literal, picks: $0, parts: choice.parts.compactMap { $0.union(picks) },
          isComposed: choice.isComposed)
      }
    }
    return result
  }

  /// The value where a branch that begins at a token takes it.
  func taken(inBranchAt place: Int) -> FormatValue {
    var result = self
    for index in choices.indices {
      result.choices[index].picks = choices[index].picks.taken(inBranchAt: place)
      result.choices[index].parts = choices[index].parts.map { $0.taken(inBranchAt: place) }
    }
    return result
  }

  /// The value with all choices made at a token.
  func moved(to place: Int) -> FormatValue {
    var result = self
    for index in result.choices.indices {
      result.choices[index].picks = result.choices[index].picks.moved(to: place)
      result.choices[index].parts = result.choices[index].parts.map { $0.moved(to: place) }
    }
    return result
  }

  /// The value with the elements of a list that some tokens write chosen at another token.
  func movingElements(of list: Range<Int>, to place: Int) -> FormatValue {
    var result = self
    for index in result.choices.indices {
      result.choices[index].picks = result.choices[index].picks.movingElements(of: list, to: place)
      result.choices[index].parts = result.choices[index].parts.map {
        $0.movingElements(of: list, to: place)
      }
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
        builder.append(hole: hole, isNumber: other.isNumber, shownType: other.shownType)
        result.choices.append(
          Choice(
            literal: builder.literal(at: span), picks: choice.picks, parts: choice.parts,
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
            literal: builder.literal(at: span), picks: picks, parts: choice.parts(with: next),
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

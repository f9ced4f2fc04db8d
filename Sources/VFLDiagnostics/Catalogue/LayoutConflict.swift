/// Required constraints that cannot be satisfied together, and the explanation of the conflict.
package struct LayoutConflict: Sendable {
  /// A constraint that is part of the conflict.
  package enum Member: Sendable, Hashable {
    /// A constraint in the source: its location and its text.
    case written(SourceLocation, text: String)
    /// A fixed or bounded size of a view, or of the container if `view` is `nil`.
    case size(view: String?, isHorizontal: Bool, bound: Bound, points: Double)
    /// A required intrinsic content size of a view.
    case contentSize(view: String, isHorizontal: Bool, bound: Bound, points: Double)
    /// The implicit constraint that a size cannot be negative.
    case nonNegative(view: String, isHorizontal: Bool)
    /// The distance between an edge of a view and another edge.
    case place(edge: String, bound: Bound, points: Double, from: String)
  }

  /// Whether a number is exact, a lower bound or an upper bound.
  package enum Bound: Sendable, Hashable {
    /// Exactly the number.
    case exactly
    /// The number or more.
    case atLeast
    /// The number or less.
    case atMost
  }

  /// Constraints with which the other constraints are satisfiable if their signs or relations are reversed.
  package struct Mistake: Sendable {
    /// Whether the sign of the constant is reversed, and not only the relation.
    let isSign: Bool
    /// The constraints, at least one.
    let written: [String]
    /// The constraints without the mistake.
    let corrected: [String]
    /// The edit that corrects the source; `nil` if one edit cannot correct it.
    let edit: SourceEdit?

    /// Creates a mistake.
    package init(isSign: Bool, written: [String], corrected: [String], edit: SourceEdit?) {
      self.isSign = isSign
      self.written = written
      self.corrected = corrected
      self.edit = edit
    }
  }

  /// The short explanation of why the constraints cannot be satisfied together.
  package enum Claim: Sendable, Hashable {
    /// The sum of the other constraints contradicts the constraint `against`.
    case sum(String, Bound, against: Member)
    /// The sum of some constraints exceeds the space that the other constraints leave.
    case sums(String, within: String)
    /// The two constraints contradict each other about the same size or position.
    case both(Member, Member)
    /// Fractions of the same size, together with other terms, add up to more or less than that size.
    case shares(String, isMore: Bool, view: String?)
    /// There is no short explanation.
    case unspoken
  }

  /// The span of the constraint that most likely needs a change; `nil` if no constraint is in the source.
  package let span: SourceSpan?
  /// The text of the constraint at ``span``.
  package var text: String
  /// All constraints of the conflict, in source order.
  package var members: [Member]
  /// The short explanation of why the constraints cannot be satisfied together.
  package var claim: Claim
  /// The view that occurs twice in a format string, if the gaps between its occurrences are the conflict.
  package var repeatedView: String?
  /// A size of a view, or of the container if `view` is `nil`, with which the constraints can be satisfied;
  /// `nil` if there is none.
  package var fitting: (view: String?, points: Double, isHorizontal: Bool)?
  /// A mistake that most likely causes the conflict, if any.
  package var mistake: Mistake?
  /// The alignment of a format option without which the other constraints are satisfiable, if any.
  package var needlessAlignment: String?
  /// The flaw of a layout that a small change of one constraint gives, as a clause; `nil` if a change is
  /// offered.
  package var hindrance: String?
  /// Whether the conflict is known to be resolved if one of its constraints becomes optional.
  package var mayBeRelaxed = true
  /// The edit that makes a constraint optional, the resulting text, and the effect on the layout as a clause.
  package var demotion: (edit: SourceEdit, result: String, effect: String?)?
  /// The content priority that can be lowered, such as "horizontal hugging of `a`", if there is one.
  package var softContent: String?
  /// The edits that change the number at ``span``, and equal numbers, so that the constraints can be
  /// satisfied, and the old number.
  package var change: (edits: [SourceEdit], from: String)?
  /// The constraint after the smallest change of a number that resolves the conflict; `nil` if ``change`` is
  /// that change.
  package var changed: String?
  /// The constraint before the change that ``changed`` describes; `nil` if it is obvious.
  package var replaced: String?
  /// All constraints of the conflict with their multipliers, in the order of ``members``.
  package var addends: [(multiplier: Double, text: String)] = []
  /// The sum of the constants of all constraints, each multiplied by its multiplier.
  package var shortfall = 0.0
  /// The number of further conflicts that are not reported.
  package var unreported = 0
  /// Whether further conflicts may be hidden by rounding errors.
  package var mayBeMore = false

  /// Creates a conflict between the given constraints.
  package init(span: SourceSpan?, text: String, members: [Member], claim: Claim) {
    self.span = span
    self.text = text
    self.members = members
    self.claim = claim
  }

  /// Returns the message, labels, notes and fix-its of the diagnostic.
  ///
  /// - Parameter origin: The source that `span` refers to.
  func words(in origin: SourceOrigin) -> LazyDiagnostic.Words {
    var fixIts: [FixIt] = []
    if let mistake {
      if let edit = mistake.edit {
        fixIts.append(FixIt("replace with \(Self.equation(mistake.corrected[0]))", [edit]))
      }
    } else if let change {
      fixIts.append(
        FixIt(
          "replace \(change.edits.count > 1 ? "each " : "")\(Wording.quoted(change.from)) with "
            + Wording.quoted(change.edits[0].replacement),
          change.edits))
    }
    if let demotion, mistake == nil {
      fixIts.append(
        FixIt("lower the priority: \(Self.equation(demotion.result))", [demotion.edit]))
    }
    return LazyDiagnostic.Words(
      "unsatisfiable constraints" + (cause.map { ": \($0)" } ?? ""),
      caption: text, labels: labels(beside: span.map { SourceLocation(origin, $0) }), notes: notes,
      fixIts: fixIts)
  }

  private var cause: String? {
    repeatedView.map { "\(Wording.quoted($0)) occurs twice in the format string" } ?? words(claim)
  }

  // A conflict can involve thousands of constraints. More labels would make the diagnostic unreadable.
  private static let shownLabels = 32

  private func labels(beside location: SourceLocation?) -> [LazyDiagnostic.Words.Label] {
    var isReported = false
    let others = members.compactMap { member -> LazyDiagnostic.Words.Label? in
      guard case .written(let place, let text) = member else { return nil }
      // The constraint under the carets needs no label. Only one member is skipped, because other constraints
      // may have the same location.
      if !isReported && place == location && text == self.text {
        isReported = true
        return nil
      }
      return .init(place, text)
    }
    return Array(others.prefix(Self.shownLabels))
  }

  private var notes: [String] {
    if repeatedView != nil {
      return ["a view cannot follow itself in a row; use another view"] + rest
    }
    var notes: [String] = []
    let written = members.filter { if case .written = $0 { true } else { false } }
    if written.count > Self.shownLabels + 1 {
      notes.append("\(written.count - Self.shownLabels - 1) more constraints conflict with them")
    }
    for member in members where !isReported(member) {
      switch member {
      case .written, .nonNegative, .place: continue
      case .size, .contentSize: notes.append(words(member))
      }
    }
    for isHorizontal in [true, false] {
      let names = members.compactMap { member -> String? in
        guard case .nonNegative(let view, isHorizontal) = member, !isReported(member) else {
          return nil
        }
        return view
      }
      guard !names.isEmpty else { continue }
      let size = isHorizontal ? "width" : "height"
      notes.append("the \(size) of \(Wording.list(names)) cannot be negative")
    }
    if claim == .unspoken && !addends.isEmpty { notes.append(sum) }
    return notes + help + rest
  }

  /// The notes about further conflicts.
  private var rest: [String] {
    var notes: [String] = []
    if unreported > 0 {
      notes.append(
        "\(unreported) more \(unreported == 1 ? "conflict is" : "conflicts are") not reported")
    }
    if mayBeMore {
      notes.append("there may be more conflicts, hidden by numbers of very different magnitudes")
    }
    return notes
  }

  /// The complete proof, in which each constraint is multiplied by its multiplier.
  private var sum: String {
    let shown = addends.prefix(Self.shownAddends)
    var lines = [
      "multiplied by the factors shown, the constraints add up to 0 >= \(DecimalText.shortest(shortfall)):"
    ]
    for (multiplier, text) in shown {
      lines.append("\(DecimalText.shortest(multiplier)) × \(Wording.quoted(text))")
    }
    if shown.count < addends.count { lines.append("and \(addends.count - shown.count) more") }
    return lines.joined(separator: "\n")
  }

  // A reader could not verify a sum with more terms.
  private static let shownAddends = 12

  private var help: [String] {
    if let mistake {
      let wrong = (mistake.isSign ? "sign" : "direction") + (mistake.written.count > 1 ? "s" : "")
      return [
        "the \(wrong) of \(Self.list(mistake.written)) may be wrong: "
          + "all constraints are satisfiable with \(Self.list(mistake.corrected))"
      ]
    }

    var ways: [String] = []
    if let changed {
      let new = Self.equation(changed)
      ways.append(
        replaced.map { "if \(new) replaces \(Self.equation($0))" }
          ?? "if the constraint is changed to \(new)")
    }
    if let fitting {
      let size = Self.size(fitting.points, fitting.isHorizontal)
      ways.append("if \(Self.name(fitting.view)) is \(size)")
    }
    if let needlessAlignment {
      ways.append("without the alignment \(Self.equation(needlessAlignment))")
    }
    if let softContent { ways.append("if the \(softContent) is below 1000") }
    let isWritten = members.contains { if case .written = $0 { true } else { false } }
    if mayBeRelaxed, isWritten, demotion != nil || softContent == nil {
      let example = demotion.map { demotion in
        ", for example \(Self.equation(demotion.result))"
          + (demotion.effect.map { " (\($0))" } ?? "")
      }
      ways.append("if one of the constraints has a priority below 1000\(example ?? "")")
    }
    let reason =
      hindrance.map { ["no small change of one constraint gives a good layout: \($0)"] } ?? []
    guard let last = ways.popLast() else { return reason }
    let others = ways.isEmpty ? "" : ways.joined(separator: ", ") + ", or "
    return [Self.remedyWords + " \(others)\(last)"] + reason
  }

  /// The beginning of the note that lists changes with which the constraints can be satisfied.
  package static let remedyWords = "satisfiable"

  /// Whether the message already describes a constraint.
  private func isReported(_ member: Member) -> Bool {
    switch claim {
    case .sum(_, _, let other): member == other
    case .both(let one, let other): member == one || member == other
    case .sums, .shares, .unspoken: false
    }
  }

  private func words(_ claim: Claim) -> String? {
    switch claim {
    case .sum(let sum, let bound, .size(let view, let isHorizontal, let other, let points))
    where !sum.contains("="):
      // "at least" is omitted before 0, because a size is never negative.
      "\(Self.name(view)) would have to be \(sum == "0" ? "" : Self.words(bound))\(sum) "
        + "\(isHorizontal ? "wide" : "high"), but is \(Self.words(other))\(DecimalText.readable(points, unlike: sum))"
    case .sum("0", .exactly, .place(let edge, let bound, let points, let start)):
      "\(words(.place(edge: edge, bound: bound, points: points, from: start))), but the other "
        + "constraints make it 0"
    case .sum(let sum, let bound, .place(let edge, let other, let points, let start))
    where !sum.contains("="):
      "\(Wording.quoted(edge)) would have to be \(Self.words(bound))\(sum) from \(start), but is "
        + "\(Self.words(other))\(DecimalText.readable(points, unlike: sum))"
    case .sum("0", .atMost, let member), .sum("0", .exactly, let member):
      "no space is left, but \(words(member))"
    case .sum(let sum, let bound, let member):
      Self.words(bound) + "\(sum), but \(words(member))"
    case .sums(let sum, "0"): "\(sum) would have to be 0"
    case .sums(let sum, let limit): "\(sum) would have to fit in \(limit)"
    case .shares(let sum, let isMore, let view):
      "\(sum) is \(isMore ? "more" : "less") than 100 % of \(Self.name(view))"
    case .both(
      .place(let edge, let bound, let points, let start),
      .place(let otherEdge, let otherBound, let otherPoints, let otherStart))
    where edge == otherEdge && start == otherStart:
      "\(Wording.quoted(edge)) cannot be both "
        + "\(Self.words(bound))\(Self.number(points, unlike: otherPoints)) and "
        + "\(Self.words(otherBound))\(Self.number(otherPoints, unlike: points)) from \(start)"
    case .both(
      .size(let view, let isHorizontal, let bound, let points),
      .size(let other, let otherAxis, let otherBound, let otherPoints))
    where view == other && isHorizontal == otherAxis:
      "\(Self.name(view)) cannot be both "
        + "\(Self.size(points, isHorizontal, bound, unlike: otherPoints)) and "
        + Self.size(otherPoints, isHorizontal, otherBound, unlike: points)
    case .both(.written(_, let one), .written(_, let other)):
      "\(Self.equation(one)) contradicts \(Self.equation(other))"
    case .both(let one, let other): "\(words(one)), but \(words(other))"
    case .unspoken: nil
    }
  }

  private func words(_ member: Member) -> String {
    switch member {
    case .written(_, let text): Self.equation(text)
    case .size(let view, let isHorizontal, let bound, let points):
      "\(Self.name(view)) is \(Self.size(points, isHorizontal, bound))"
    case .contentSize(let view, let isHorizontal, let bound, let points):
      "\(Wording.quoted(view)) is \(Self.words(bound))as \(isHorizontal ? "wide" : "high") as its "
        + "content, \(DecimalText.readable(points))"
    case .place(let edge, let bound, let points, let start):
      "\(Wording.quoted(edge)) is \(Self.words(bound))\(DecimalText.readable(points)) from \(start)"
    case .nonNegative(let view, let isHorizontal):
      "the \(isHorizontal ? "width" : "height") of \(Self.name(view == "|" ? nil : view)) "
        + "cannot be negative"
    }
  }

  /// Returns an equation in backquotes.
  ///
  /// The length limit is large, because a truncated equation would be useless.
  private static func equation(_ text: String) -> String { Wording.quoted(text, limit: 120) }

  private static func list(_ equations: [String]) -> String {
    equations.map(equation).joined(separator: " and ")
  }

  private static func name(_ view: String?) -> String {
    view.map(Wording.quoted) ?? "the container"
  }

  private static func words(_ bound: Bound) -> String {
    switch bound {
    case .exactly: ""
    case .atLeast: "at least "
    case .atMost: "at most "
    }
  }

  private static func size(
    _ points: Double, _ isHorizontal: Bool, _ bound: Bound = .exactly, unlike other: Double? = nil
  ) -> String {
    "\(words(bound))\(number(points, unlike: other)) \(isHorizontal ? "wide" : "high")"
  }

  private static func number(_ points: Double, unlike other: Double?) -> String {
    DecimalText.readable(points, unlike: other.map { DecimalText.readable($0) })
  }
}

/// Required constraints that cannot hold together.
package struct LayoutConflict: Sendable {
  /// One of the constraints, as far as words can tell it.
  package enum Member: Sendable, Hashable {
    /// A record: where it is written and its text.
    case written(SourceLocation, text: String)
    /// A size of an item; the item is `nil` for the container.
    case size(view: String?, isHorizontal: Bool, bound: Bound, points: Double)
    /// A content's size, which is required.
    case contentSize(view: String, isHorizontal: Bool, bound: Bound, points: Double)
    /// That a size is not negative.
    case nonNegative(view: String, isHorizontal: Bool)
    /// How far an edge of a view is from another one.
    case place(edge: String, bound: Bound, points: Double, from: String)
  }

  /// Whether a number is exact, or how far it reaches.
  package enum Bound: Sendable, Hashable {
    /// Exactly the number.
    case exactly
    /// The number or more.
    case atLeast
    /// The number or less.
    case atMost
  }

  /// Why they cannot hold together.
  package enum Claim: Sendable, Hashable {
    /// What the others add up to is not what one of them says.
    case sum(String, Bound, against: Member)
    /// What some of them add up to is more than what the rest leave.
    case sums(String, within: String)
    /// The two say different things of one size, or of one place.
    case both(Member, Member)
    /// Shares of one size, and what else there is, are more or less than all of it.
    case shares(String, isMore: Bool, view: String?)
    /// The arithmetic has no short form.
    case unspoken
  }

  /// The record that is likeliest to give way, if any of them was written.
  package let span: SourceSpan?
  /// The text of the record at ``span``.
  package var text: String
  /// All of the constraints, in the order of their source.
  package var members: [Member]
  /// Why they cannot hold together.
  package var claim: Claim
  /// How wide or high a view, or the container where it is `nil`, would have to be, if that would help.
  package var fitting: (view: String?, points: Double, isHorizontal: Bool)?
  /// Whether a priority below the required one on some member is known to help.
  package var mayGiveWay = true
  /// The edit that takes the record at ``span`` below the required priority, and what it leads to.
  package var demotion: (edit: SourceEdit, result: String)?
  /// The edit that changes the number at ``span`` so that all of them hold.
  package var change: (edit: SourceEdit, from: String)?
  /// The constraint that is cheapest to change, with the number that it would have to have; `nil`
  /// where ``change`` says it.
  package var changed: String?
  /// What ``changed`` would stand in the place of; `nil` where that is in sight.
  package var replaced: String?
  /// All of the constraints with their multipliers, in the order of ``members``.
  package var addends: [(multiplier: Double, text: String)] = []
  /// What the constants times the multipliers add up to.
  package var shortfall = 0.0
  /// How many more conflicts there are but not told.
  package var untold = 0
  /// Whether there may be more that rounding has hidden.
  package var mayBeMore = false

  /// Creates a conflict of which only its members and what they claim are known.
  package init(span: SourceSpan?, text: String, members: [Member], claim: Claim) {
    self.span = span
    self.text = text
    self.members = members
    self.claim = claim
  }

  /// What is said of the conflict; its span is counted in the text named by `origin`.
  func words(in origin: SourceOrigin) -> Finding.Words {
    var fixIts: [FixIt] = []
    if let change {
      fixIts.append(
        FixIt(
          "replace \(Wording.quoted(change.from)) by \(Wording.quoted(change.edit.replacement))",
          [change.edit]))
    }
    if let demotion {
      fixIts.append(
        FixIt("lower the priority: \(Wording.quoted(demotion.result))", [demotion.edit]))
    }
    return Finding.Words(
      "found constraints that cannot all hold" + (words(claim).map { ": \($0)" } ?? ""),
      caption: text, labels: labels(beside: span.map { SourceLocation(origin, $0) }), notes: notes,
      fixIts: fixIts)
  }

  // A conflict of thousands of constraints is not read to its end.
  private static let shownLabels = 32

  private func labels(beside location: SourceLocation?) -> [Finding.Words.Label] {
    var isTold = false
    let others = members.compactMap { member -> Finding.Words.Label? in
      guard case .written(let place, let text) = member else { return nil }
      // Of several records of one place, the one under the carets is told there.
      if !isTold && place == location && text == self.text {
        isTold = true
        return nil
      }
      return .init(place, text)
    }
    return Array(others.prefix(Self.shownLabels))
  }

  private var notes: [String] {
    var notes: [String] = []
    let written = members.filter { if case .written = $0 { true } else { false } }
    if written.count > Self.shownLabels + 1 {
      notes.append("\(written.count - Self.shownLabels - 1) more constraints belong to them")
    }
    for member in members where !isTold(member) {
      switch member {
      case .written, .nonNegative, .place: continue
      case .size, .contentSize: notes.append(words(member))
      }
    }
    for isHorizontal in [true, false] {
      let names = members.compactMap { member -> String? in
        guard case .nonNegative(let view, isHorizontal) = member, !isTold(member) else {
          return nil
        }
        return view
      }
      guard !names.isEmpty else { continue }
      let size = isHorizontal ? "width" : "height"
      notes.append("the \(size) of \(Wording.list(names)) cannot be negative")
    }
    if claim == .unspoken && !addends.isEmpty { notes.append(sum) }
    notes += help
    if untold > 0 {
      notes.append("\(untold) more \(untold == 1 ? "conflict is" : "conflicts are") not told")
    }
    if mayBeMore {
      notes.append("there may be more conflicts, which numbers of very different sizes hide")
    }
    return notes
  }

  /// The proof where it has no shorter form: each constraint with its multiplier.
  private var sum: String {
    let shown = addends.prefix(Self.shownAddends)
    var lines = ["times these numbers, they add up to 0 >= \(DecimalText.shortest(shortfall)):"]
    for (multiplier, text) in shown {
      lines.append("\(DecimalText.shortest(multiplier)) × \(Wording.quoted(text))")
    }
    if shown.count < addends.count { lines.append("and \(addends.count - shown.count) more") }
    return lines.joined(separator: "\n")
  }

  // A longer sum proves nothing to anybody who reads it.
  private static let shownAddends = 12

  private var help: [String] {
    var ways: [String] = []
    if let changed {
      let place = replaced.map { " in the place of \(Self.equation($0))" } ?? ""
      ways.append("with \(Self.equation(changed))\(place)")
    }
    if let fitting {
      let size = Self.size(fitting.points, fitting.isHorizontal)
      ways.append("if \(Self.name(fitting.view)) were \(size)")
    }
    if mayGiveWay && members.contains(where: { if case .written = $0 { true } else { false } }) {
      let example = demotion.map { ", for example \(Wording.quoted($0.result))" } ?? ""
      ways.append("with a priority below 1000 on one of them\(example)")
    }
    guard let last = ways.popLast() else { return [] }
    let others = ways.isEmpty ? "" : ways.joined(separator: ", ") + ", or "
    return ["they would hold together \(others)\(last)"]
  }

  /// Whether the message itself tells of a member.
  private func isTold(_ member: Member) -> Bool {
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
      // No size is less than nothing.
      "\(Self.name(view)) would have to be \(sum == "0" ? "" : Self.words(bound))\(sum) "
        + "\(isHorizontal ? "wide" : "high"), but is \(Self.words(other))\(DecimalText.shortest(points))"
    case .sum("0", .exactly, .place(let edge, let bound, let points, let start)):
      "\(words(.place(edge: edge, bound: bound, points: points, from: start))), but by the others it is 0"
    case .sum(let sum, let bound, .place(let edge, let other, let points, let start))
    where !sum.contains("="):
      "\(Wording.quoted(edge)) would have to be \(Self.words(bound))\(sum) from \(start), but is "
        + "\(Self.words(other))\(DecimalText.shortest(points))"
    case .sum("0", .atMost, let member), .sum("0", .exactly, let member):
      "nothing is left, but \(words(member))"
    case .sum(let sum, let bound, let member):
      Self.words(bound) + "\(sum), but \(words(member))"
    case .sums(let sum, "0"): "\(sum) would have to be 0"
    case .sums(let sum, let limit): "\(sum) would have to fit in \(limit)"
    case .shares(let sum, let isMore, let view):
      "\(sum) is \(isMore ? "more" : "less") than all of \(Self.name(view))"
    case .both(
      .place(let edge, let bound, let points, let start),
      .place(let otherEdge, let otherBound, let otherPoints, let otherStart))
    where edge == otherEdge && start == otherStart:
      "\(Wording.quoted(edge)) cannot be both \(Self.words(bound))\(DecimalText.shortest(points)) and "
        + "\(Self.words(otherBound))\(DecimalText.shortest(otherPoints)) from \(start)"
    case .both(
      .size(let view, let isHorizontal, let bound, let points),
      .size(let other, let otherAxis, let otherBound, let otherPoints))
    where view == other && isHorizontal == otherAxis:
      "\(Self.name(view)) cannot be both \(Self.size(points, isHorizontal, bound)) and "
        + Self.size(otherPoints, isHorizontal, otherBound)
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
        + "content, \(DecimalText.shortest(points))"
    case .place(let edge, let bound, let points, let start):
      "\(Wording.quoted(edge)) is \(Self.words(bound))\(DecimalText.shortest(points)) from \(start)"
    case .nonNegative(let view, let isHorizontal):
      "the \(isHorizontal ? "width" : "height") of \(Self.name(view == "|" ? nil : view)) "
        + "cannot be negative"
    }
  }

  /// An equation in backquotes; half of one tells nothing.
  private static func equation(_ text: String) -> String { Wording.quoted(text, limit: 120) }

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
    _ points: Double, _ isHorizontal: Bool, _ bound: Bound = .exactly
  ) -> String {
    "\(words(bound))\(DecimalText.shortest(points)) \(isHorizontal ? "wide" : "high")"
  }
}

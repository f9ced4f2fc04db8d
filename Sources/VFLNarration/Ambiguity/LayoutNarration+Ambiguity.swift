import VFLDiagnostics
import VFLLayout
import VFLRecords

extension LayoutNarration {
  /// Attributes of other views that determine a view on an axis.
  private struct Leaders: Hashable {
    let axis: Axis
    let names: [String]
  }

  /// Returns a warning for each view and axis whose position or size differs between optimal layouts.
  ///
  /// Views that are determined by the same attributes of other views share one warning.
  func ambiguities(_ result: LayoutResult) -> [Diagnostic] {
    let groups = FreeGroup.groups(of: result.freeAttributes)
    let reported = groups.prefix(limit ?? Limit.textDiagnostics.value)
    let records = firstRecords()
    var isReported = [Bool](repeating: false, count: result.ties.count)
    var found: [(view: AmbiguousLayout, origin: SourceOrigin, followers: [String])] = []
    var placeOfLeaders: [Leaders: Int] = [:]
    var judge = SuggestionJudge(problem, result)
    var raised: [Contender] = []
    var placeOfEqual: [LayoutRegime.Attribute: Int] = [:]
    for (group, minimal) in zip(reported, result.settlements(of: reported, in: problem)) {
      let name = problem.name(of: group.item)
      let size = LayoutRegime.Attribute(item: group.item, part: group.axis.sizePart)
      if let place = placeOfEqual[size] {
        found[place].followers.append("`\(name)`")
        continue
      }
      let followsOthers = minimal.own.isEmpty && !minimal.others.isEmpty
      // If other views determine this view, ties are reported only for those views.
      let ties = followsOthers ? [] : tiesMoving(group, of: result, &isReported)
      let settlement: AmbiguousLayout.Settlement
      if let equal = equalSizes(group, &judge) {
        settlement = .equalSizes(equal.formats)
        for item in equal.items {
          placeOfEqual[LayoutRegime.Attribute(item: item, part: size.part)] = found.count
        }
      } else if followsOthers {
        settlement = words(minimal, of: group)
      } else if let priority = raisedPriority(group, of: result, after: raised, &judge) {
        settlement = .priority(example(raising: priority))
        raised.append(priority)
      } else {
        settlement = addition(group, minimal, &judge)
      }
      var isFollower = false
      if case .others(let names) = settlement {
        isFollower = true
        let leaders = Leaders(axis: group.axis, names: names)
        if let place = placeOfLeaders[leaders] {
          found[place].followers.append("`\(name)`")
          continue
        }
        placeOfLeaders[leaders] = found.count
      }
      let location =
        itemSpan(group.item).map { SourceLocation(.document, $0) }
        ?? records[group.item.index][group.axis].map { problem.records[$0].provenance.location }
      let view = AmbiguousLayout(
        span: location?.span, view: name, isHorizontal: group.axis == .horizontal,
        freedoms: group.attributes.map {
          .init(
            isSize: $0.part.isSize, lower: $0.lower, upper: $0.upper,
            shown: isFollower ? nil : result.frames[group.item.index][$0.part])
        },
        settlement: settlement,
        ties: ties.map(words))
      found.append((view, location?.origin ?? .document, []))
    }
    if limit == nil, !found.isEmpty {
      found[found.count - 1].view.unreported = groups.count - reported.count
    }
    return found.map { view, origin, followers in
      let diagnostic = LazyDiagnostic.ambiguousLayout(view).diagnostic(in: origin)
      guard !followers.isEmpty else { return diagnostic }
      var notes = diagnostic.notes
      notes.insert("the same applies to \(Self.list(followers))", at: 1)
      return diagnostic.with(notes: notes)
    }
  }

  private func itemSpan(_ item: ItemID) -> SourceSpan? {
    itemSpans.indices.contains(item.index) ? itemSpans[item.index] : nil
  }

  /// Returns the constraint to add that determines a view, the one that its author most likely forgot first.
  private func addition(
    _ group: FreeGroup, _ minimal: LayoutSettlement, _ judge: inout SuggestionJudge
  ) -> AmbiguousLayout.Settlement {
    if let gap = optionalGap(group, &judge) { return .optionalGap(gap) }
    if let size = optionalSize(group, &judge) { return .optionalSize(size) }
    if let format = connectedSubview(group, &judge) { return .connectedSubview(format) }
    let size = missingSize(group, minimal, &judge)
    return words(size ?? problem.improved(minimal, of: group, &judge), of: group)
  }

  /// The maximum number of entries in a list of names, including a final count of the omitted names.
  private static let shownNames = 8

  private static func list(_ names: [String]) -> String {
    var shown = names.count > shownNames ? Array(names.prefix(shownNames - 1)) : names
    if shown.count < names.count { shown.append("\(names.count - shown.count) more") }
    let last = shown.popLast() ?? ""
    return shown.isEmpty ? last : shown.joined(separator: ", ") + " and " + last
  }

  /// Returns the ties that move the free attributes of a view and were not reported yet, and marks them as
  /// reported.
  private func tiesMoving(
    _ group: FreeGroup, of result: LayoutResult, _ isReported: inout [Bool]
  ) -> [PriorityTie] {
    var ties: [PriorityTie] = []
    for (place, tie) in result.ties.enumerated() where !isReported[place] {
      guard tie.attributes.contains(where: { $0.item == group.item && $0.part.axis == group.axis })
      else { continue }
      isReported[place] = true
      ties.append(tie)
    }
    return ties
  }

  /// Returns a constraint of a tie with a higher priority that determines a view; `nil` if there is none.
  ///
  /// The content priority of the view is preferred. The new priority differs from the priorities in `others`
  /// of the same tie, which were raised before.
  private func raisedPriority(
    _ group: FreeGroup, of result: LayoutResult, after others: [Contender],
    _ judge: inout SuggestionJudge
  ) -> Contender? {
    let ties = result.ties.filter { tie in
      tie.attributes.contains { $0.item == group.item && $0.part.axis == group.axis }
    }
    let own = ties.flatMap { $0.contenders }.first {
      $0.member == .contentSize(group.item, group.axis)
    }
    guard var raised = own ?? ties.first?.contenders.first else { return nil }
    let rivals = Set(ties.flatMap { $0.contenders }.map { $0.member })
    let count = others.filter { rivals.contains($0.member) }.count
    raised.priority = Priority(raised.priority.rawValue + Double(count) + 1)
    guard !raised.priority.isRequired,
      judge.completes(group.item, on: group.axis, raising: others + [raised])
    else { return nil }
    return raised
  }

  private func words(_ tie: PriorityTie) -> AmbiguousLayout.Tie {
    // The priority is reported once, after all constraints of the tie.
    .init(
      tie.contenders.map { textWithoutPriority($0.member, $0.relation) },
      priority: tie.contenders.first?.priority.rawValue ?? 0)
  }

  private func textWithoutPriority(_ member: ConflictMember, _ relation: Relation) -> String {
    let text = problem.equation(of: member, multiplier: relation == .greaterThanOrEqual ? 1 : -1)
    guard let at = text.lastIndex(of: "@") else { return text }
    return String(text[..<at].dropLast())
  }

  /// Returns a phrase such as "horizontal hugging of `a` to 251".
  private func example(raising contender: Contender) -> String {
    let priority = DecimalText.shortest(contender.priority.rawValue)
    guard case .contentSize(let item, let axis) = contender.member else {
      let text = textWithoutPriority(contender.member, contender.relation)
      return "priority of `\(text)` to \(priority)"
    }
    return contentPriority(of: item, axis, contender.relation) + " to \(priority)"
  }

  /// Returns a phrase such as "horizontal hugging of `a`".
  func contentPriority(of item: ItemID, _ axis: Axis, _ relation: Relation) -> String {
    let direction = axis == .horizontal ? "horizontal" : "vertical"
    let kind = relation == .greaterThanOrEqual ? "compression resistance" : "hugging"
    return "\(direction) \(kind) of `\(problem.name(of: item))`"
  }

  /// Returns, for each item and axis, the index of the first record that involves the item on the axis; `nil`
  /// if no record does.
  func firstRecords() -> [PerAxis<Int?>] {
    var first = [PerAxis<Int?>](repeating: PerAxis(nil, nil), count: problem.nodes.count)
    for (index, record) in problem.records.enumerated() {
      for (item, attribute) in [
        (record.firstItem, record.firstAttribute),
        (record.secondItem ?? record.firstItem, record.secondAttribute),
      ] {
        guard let axis = attribute.axis, first.indices.contains(item.index),
          first[item.index][axis] == nil
        else { continue }
        first[item.index][axis] = index
      }
    }
    return first
  }

  private func words(
    _ settlement: LayoutSettlement, of group: FreeGroup
  ) -> AmbiguousLayout.Settlement {
    if group.item == LayoutProblem.container { return .containerSize }
    let others = settlement.others.map { "\(problem.name(of: $0.item)).\($0.part.rawValue)" }
    if settlement.own.isEmpty { return .others(others) }
    let place = settlement.own.first { !$0.attribute.part.isSize }?.value
    let size = settlement.own.first { $0.attribute.part.isSize }?.value
    return .constraint(
      text(of: group.item, group.axis, place: place, size: size), isPlace: place != nil,
      isSize: size != nil, others: others)
  }

  /// Returns a format string, or an equation if no format string is suitable, that gives an item a position,
  /// a size or both; `nil` if a name cannot be used in the source.
  private func text(of item: ItemID, _ axis: Axis, place: Double?, size: Double?) -> String? {
    let name = problem.name(of: item)
    guard NameText.isName(name) else { return nil }
    var view = name
    if let size { view += "(\(DecimalText.shortest(size)))" }
    let format = axis == .horizontal ? "H:" : "V:"
    guard let place else { return "\(format)[\(view)]" }
    if axis == .horizontal && problem.direction == .rightToLeft {
      // A format string measures from the right edge, whose position may not be known.
      let parent = problem.nodes[item.index].parent.map(problem.name) ?? "|"
      guard parent == "|" || NameText.isName(parent) else { return nil }
      let sign = place < 0 ? "-" : "+"
      let equation = "\(name).left == \(parent).left \(sign) \(DecimalText.shortest(abs(place)))"
      return size == nil ? equation : "\(equation)` and `H:[\(view)]"
    }
    let points = DecimalText.shortest(place)
    let gap = place == 0 ? "" : place < 0 ? "-(\(points))-" : "-\(points)-"
    return "\(format)|\(gap)[\(view)]"
  }
}

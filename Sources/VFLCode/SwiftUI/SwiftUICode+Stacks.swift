import VFLLayout
import VFLRecords

/// Stacks for views that follow each other.
extension SwiftUICode {
  /// Returns the stack for a chain, with its placement in the parent.
  mutating func stack(_ chain: SwiftUIChain, in outer: ItemID) -> SwiftUIView {
    let (axis, members) = (chain.axis, chain.members)
    let gaps = chain.gaps.map { index in
      records.markWritten(index)
      let constraint = records.constraints[index]
      return (size: constraint.constant, isExact: constraint.record.relation == .equal)
    }
    let isUniform = gaps.allSatisfy { $0.isExact && $0.size == gaps[0].size }
    let along = SwiftUIPlacement(
      members[0], members[members.count - 1], in: outer, along: axis, &records)
    let isRigid = along.kind == .fill && gaps.allSatisfy { $0.isExact }
    // If the chain contains spaces, the spaces grow instead of the views.
    let spaces = members.filter(isSpace)
    let solid = members.filter { !isSpace($0) }
    let growing = isRigid ? growing(spaces.isEmpty ? members : spaces, axis) : []
    let across = arrangement(of: solid, in: outer, axis.across)
    var views: [SwiftUIView] = []
    var place = -1
    for (index, member) in members.enumerated() {
      if isSpace(member) {
        views.append(spacer(member, axis))
        continue
      }
      place += 1
      var view = view(of: member)
      let filling =
        (growing.contains(member) ? [axis] : []) + (across.fills(place) ? [axis.across] : [])
      addSize(to: &view, of: member, filling: filling)
      if index > 0, !isUniform {
        let size = gaps[index - 1].size
        if gaps[index - 1].isExact {
          if !size.isZero { view.add(".padding(.\(axis.start.name), \(size.text(in: .swiftui)))") }
        } else {
          views.append(SwiftUIView(name: "Spacer(minLength: \(size.text(in: .swiftui)))"))
        }
      }
      if let own = across.places?[place] { addPlace(to: &view, nil, own, axis) }
      views.append(view)
    }
    let alignment = across.alignment.map { "alignment: .\($0), " } ?? ""
    let spacing = isUniform ? gaps[0].size.text(in: .swiftui) : "0"
    var stack = SwiftUIView("\(axis.stack)(\(alignment)spacing: \(spacing))", of: views)
    addPlace(to: &stack, along, across.place, axis)
    return stack
  }

  /// Returns the spacer for an unnamed guide, with the limits of the guide's size.
  private mutating func spacer(_ space: ItemID, _ axis: SwiftUIAxis) -> SwiftUIView {
    var least = "0"
    var others: [SwiftUIRecords.SizeLimit] = []
    for limit in records.takeLimits(space, axis.size) {
      if limit.relation == .greaterThanOrEqual {
        least = limit.number.text(in: .swiftui)
      } else {
        others.append(limit)
      }
    }
    var view = SwiftUIView(name: "Spacer(minLength: \(least))")
    view.addFrame([(axis, others)], filling: [])
    return view
  }

  private func addPlace(
    to view: inout SwiftUIView, _ along: SwiftUIPlacement?, _ across: SwiftUIPlacement?,
    _ axis: SwiftUIAxis
  ) {
    if axis == .horizontal {
      view.addPlace(horizontal: along, vertical: across)
    } else {
      view.addPlace(horizontal: across, vertical: along)
    }
  }

  /// Returns the members that share the remaining length of a stack.
  ///
  /// These are the members without a fixed size. Unless constraints make all their sizes equal, only the
  /// members with the lowest content hugging priority grow.
  private mutating func growing(_ members: [ItemID], _ axis: SwiftUIAxis) -> Set<ItemID> {
    let open = members.filter { !records.isFixed($0, axis.size) }
    let least = open.map { nodes[$0.index].hugging[axis.axis] }.min()
    let growing =
      records.areTied(open, by: axis.size)
      ? open : open.filter { nodes[$0.index].hugging[axis.axis] == least }
    // Growing members get equal sizes in SwiftUI, so these constraints need no code.
    for equality in records.equalities(among: Set(growing), of: axis.size) {
      records.markWritten(equality.index)
    }
    return Set(growing)
  }

  /// The arrangement of the members of a stack on the other axis.
  private struct Arrangement {
    /// The alignment argument of the stack; `nil` if the stack needs none.
    var alignment: String?
    /// The placement of the stack in the parent; `nil` if the placement is not determined.
    var place: SwiftUIPlacement?
    /// The placement of each member in the parent; `nil` if the members have a common arrangement.
    var places: [SwiftUIPlacement]?
    /// For each member, whether the member fills the stack.
    var filling: [Bool] = []

    func fills(_ index: Int) -> Bool { filling.indices.contains(index) && filling[index] }
  }

  private mutating func arrangement(
    of members: [ItemID], in outer: ItemID, _ axis: SwiftUIAxis
  ) -> Arrangement {
    let common = takeCommon(of: members, axis)
    var candidate = records
    let places = members.map { SwiftUIPlacement($0, $0, in: outer, along: axis, &candidate) }
    let placed = places.filter { $0.kind != .free }
    let isFilled = common.isSuperset(of: [axis.start, axis.end])
    if let first = places.first, first.kind != .free, places.allSatisfy({ $0 == first }) {
      records = candidate
      return Arrangement(
        alignment: alignment(of: first.kind, axis), place: first,
        filling: places.map { $0.kind == .fill })
    }
    if isFilled {
      // All members share both edges, so the placement of a single member applies to the stack.
      if placed.count == 1 { records = candidate }
      return Arrangement(
        place: placed.count == 1 ? placed[0] : nil, filling: members.map { _ in true })
    }
    if let attribute = common.first {
      let isSame = placed.count == 1 && attribute == edge(of: placed[0].kind, axis)
      if isSame { records = candidate }
      return Arrangement(
        alignment: name(of: attribute), place: isSame ? placed[0] : nil)
    }
    records = candidate
    return Arrangement(places: places, filling: places.map { $0.kind == .fill })
  }

  /// Returns the attributes that are equal for all members of a stack, and marks the constraints that make
  /// them equal as written.
  ///
  /// The result contains either a single attribute or both edges. It is empty if no attribute is equal or if
  /// there are fewer than two members.
  private mutating func takeCommon(of members: [ItemID], _ axis: SwiftUIAxis) -> Set<Attribute> {
    guard members.count > 1 else { return [] }
    let baselines: [Attribute] = axis == .vertical ? [.firstBaseline, .lastBaseline] : []
    let pairs = zip(members, members.dropFirst())
    var common: Set<Attribute> = []
    for attribute in [axis.start, axis.end, axis.centre] + baselines {
      guard pairs.allSatisfy({ !records.equalities($0, $1, of: attribute).isEmpty }) else {
        continue
      }
      // A stack has a single alignment, or its members fill it.
      let isMore = !common.isEmpty && !(common == [axis.start] && attribute == axis.end)
      if isMore { continue }
      common.insert(attribute)
      for (first, second) in pairs { _ = records.takeEquality(first, second, of: attribute) }
    }
    return common
  }

  private func edge(of kind: SwiftUIPlacement.Kind, _ axis: SwiftUIAxis) -> Attribute? {
    switch kind {
    case .start: axis.start
    case .end: axis.end
    case .centre: axis.centre
    case .fill, .free: nil
    }
  }

  private func alignment(of kind: SwiftUIPlacement.Kind, _ axis: SwiftUIAxis) -> String? {
    kind == .centre ? nil : edge(of: kind, axis).map { name(of: $0) }
  }

  private func name(of attribute: Attribute) -> String {
    switch attribute {
    case .firstBaseline: "firstTextBaseline"
    case .lastBaseline: "lastTextBaseline"
    case .centerX, .centerY: "center"
    default: attribute.name
    }
  }
}

import LayoutSolver
import VFLDiagnostics
package import VFLRecords

/// The attributes that determine a view of an ambiguous layout on one axis if they are fixed.
///
/// If any of these attributes is omitted, the view is not determined. The attributes are computed on the
/// optimal face: the set of all optimal layouts. Each addition fixes a free attribute at a value inside its
/// range, which removes one degree of freedom.
package struct LayoutSettlement: Sendable, Hashable {
  /// A free attribute and the value at which it is fixed.
  package struct Addition: Sendable, Hashable {
    /// The attribute.
    package let attribute: FreeAttribute
    /// A value that the attribute has in some optimal layout.
    package let value: Double

    /// Creates an addition.
    package init(attribute: FreeAttribute, value: Double) {
      self.attribute = attribute
      self.value = value
    }
  }

  /// Attributes of the view with their values, the position before the size.
  package let own: [Addition]
  /// Attributes of other views.
  package let others: [LayoutRegime.Attribute]

  /// Creates a settlement.
  package init(own: [Addition], others: [LayoutRegime.Attribute]) {
    self.own = own
    self.others = others
  }

  /// The maximum number of attributes of other views that determine a view.
  ///
  /// If a view depends on more attributes, its own attributes are used instead.
  fileprivate static let namedOthers = 4
}

extension LayoutResult {
  /// Returns the attributes that determine each of some views.
  ///
  /// The attributes are computed if ``settlements`` does not contain them. A different solver may have found
  /// a layout where ``SimplexBackend`` finds none. Each view is then determined by its own attributes in that
  /// layout.
  ///
  /// - Parameters:
  ///   - groups: The first groups of the free attributes.
  ///   - problem: The problem that was solved.
  package func settlements(
    of groups: some Collection<FreeGroup>, in problem: LayoutProblem
  ) -> [LayoutSettlement] {
    if settlements.count >= groups.count { return settlements }
    var backend = SimplexBackend()
    if let rows = try? LayoutRows(problem), case .optimal = backend.solve(rows.problem) {
      return rows.settlements(of: groups, in: self, solvedBy: &backend)
    }
    return groups.map { group in
      let frame = frames[group.item.index]
      return LayoutSettlement(
        own: group.attributes.map { .init(attribute: $0, value: frame[$0.part].cleaned) },
        others: [])
    }
  }
}

extension LayoutRows {
  /// The approximate number of columns that the solver may read, which takes a fraction of a second.
  ///
  /// If the limit is exceeded, the remaining views are determined by all their own free attributes.
  private static let settlingEffort = 4_000_000

  /// Returns the attributes that determine each of some views.
  ///
  /// - Parameters:
  ///   - groups: The free attributes, grouped by view and axis.
  ///   - result: The ambiguous result.
  ///   - backend: The solver, which solved these rows last.
  func settlements(
    of groups: some Collection<FreeGroup>, in result: LayoutResult,
    solvedBy backend: inout SimplexBackend
  ) -> [LayoutSettlement] {
    let named = Set(groups.flatMap { $0.attributes.map(variable) })
    let free = Set(result.freeAttributes.map { $0.withoutRange })
    var effort = Self.settlingEffort
    let found = backend.settlements(effort: &effort) { variable in
      named.contains(variable.variable)
        ? tree.freeAttribute(variable).map { $0.valueInside(upTo: limit(of: $0, free, result)) }
        : nil
    }
    let settled = Dictionary(first: found.map { ($0.variable, $0) })
    return groups.map { group in
      if let settlement = settlement(of: group, settled),
        settlement.others.count <= LayoutSettlement.namedOthers
      {
        return settlement
      }
      let own = values(of: group, settled, in: result)
      let isLinked =
        own.count == 2
        && backend.isSettled(
          variable(own[1].attribute), by: variable(own[0].attribute),
          at: settled[variable(own[0].attribute)]?.value ?? group.attributes[0].valueInside,
          effort: &effort)
      return LayoutSettlement(own: isLinked ? [own[0]] : own, others: [])
    }
  }

  /// Returns the largest value of a free attribute with which an item is inside its parent; infinity if the
  /// parent has no known size.
  private func limit(
    of attribute: FreeAttribute, _ free: Set<LayoutRegime.Attribute>, _ result: LayoutResult
  ) -> Double {
    let axis = attribute.part.axis
    func known(_ item: ItemID, _ part: FreeAttribute.Part) -> Double? {
      free.contains(LayoutRegime.Attribute(item: item, part: part))
        ? nil : result.frames[item.index][part]
    }
    guard let parent = layout.nodes[attribute.item.index].parent,
      let room = known(parent, axis.sizePart)
    else { return .infinity }
    let other = known(attribute.item, attribute.part.isSize ? axis.positionPart : axis.sizePart)
    // If both attributes are free, the position uses a part of the space.
    return room - (other ?? room * (attribute.part.isSize ? 0.5 : 0.75))
  }

  /// Returns the variable that represents an attribute.
  private func variable(_ free: FreeAttribute) -> Int { tree.variable(of: free.withoutRange) ?? -1 }

  /// Returns the additions that determine a view on one axis; `nil` if the solver did not determine all free
  /// attributes of the view.
  private func settlement(
    of group: FreeGroup, _ settled: [Int: VariableSettlement]
  ) -> LayoutSettlement? {
    var basis: Set<Int> = []
    for attribute in group.attributes {
      guard let settlement = settled[variable(attribute)] else { return nil }
      basis.formUnion(settlement.basis)
    }
    var own: [LayoutSettlement.Addition] = []
    for attribute in group.attributes {
      guard let variable = basis.remove(variable(attribute)), let value = settled[variable]?.value
      else { continue }
      own.append(.init(attribute: attribute, value: value.cleaned))
    }
    return LayoutSettlement(own: own, others: basis.sorted().compactMap(tree.attribute))
  }

  /// Returns values for the attributes of a view on one axis that occur together in some optimal layout.
  private func values(
    of group: FreeGroup, _ settled: [Int: VariableSettlement], in result: LayoutResult
  ) -> [LayoutSettlement.Addition] {
    let areKnown = group.attributes.allSatisfy { settled[variable($0)] != nil }
    return group.attributes.map { attribute in
      // If some attributes are not in `settled`, only the values in the displayed layout are known to occur
      // together.
      let value =
        areKnown
        ? settled[variable(attribute)]?.value
        : group.attributes.count > 1 ? result.frames[group.item.index][attribute.part] : nil
      return .init(attribute: attribute, value: value?.cleaned ?? attribute.valueInside)
    }
  }
}

extension LayoutProblem {
  /// Returns a record that sets an attribute of a frame to a value, relative to the parent of the item.
  package func equation(
    settling free: LayoutRegime.Attribute, at value: Double
  ) -> ConstraintRecord {
    let attribute: Attribute =
      switch free.part {
      case .x: .left
      case .y: .top
      case .width: .width
      case .height: .height
      }
    let parent = free.part.isSize ? nil : nodes[free.item.index].parent
    return ConstraintRecord(
      free.item, attribute, .equal, parent, parent == nil ? .notAnAttribute : attribute,
      constant: value,
      provenance: Provenance(SourceLocation(.document, SourceSpan(at: 0)), .equation))
  }
}

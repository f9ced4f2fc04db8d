import LayoutSolver
import VFLDiagnostics
package import VFLRecords

/// The attributes that determine the views of an ambiguous layout if they are fixed.
///
/// They are computed on the optimal face: the set of all optimal layouts. Each addition fixes a free
/// attribute at a value inside its range, which removes one degree of freedom.
package struct LayoutSettlement: Sendable, Hashable {
  /// A free attribute and the value at which it is fixed.
  package struct Addition: Sendable, Hashable {
    /// The attribute.
    package let attribute: FreeAttribute
    /// A value that the attribute has in some optimal layout.
    package let value: Double
  }

  /// The attributes that determine a view on one axis.
  ///
  /// If any of these attributes is omitted, the view is not determined.
  package struct Advice: Sendable, Hashable {
    /// Attributes of the view with their values, the position before the size.
    package let own: [Addition]
    /// Attributes of other views.
    package let others: [FreeAttribute]
  }

  /// The attributes that determine each of the views.
  package private(set) var advice: [Advice] = []

  /// The approximate number of columns that the solver may read, which takes a fraction of a second.
  ///
  /// If the limit is exceeded, the remaining views are determined by all their own free attributes.
  private static let effort = 4_000_000
  /// The maximum number of attributes of other views that determine a view.
  ///
  /// If a view depends on more attributes, its own attributes are used instead.
  private static let namedOthers = 4

  /// Computes the attributes that determine ambiguous views.
  ///
  /// - Parameters:
  ///   - groups: The free attributes, grouped by view and axis.
  ///   - result: The ambiguous result.
  ///   - rows: The rows of the layout problem.
  ///   - backend: The solver, which solved `rows` last.
  init(
    of groups: some Sequence<FreeGroup>, in result: LayoutResult, _ rows: LayoutRows,
    solvedBy backend: inout SimplexBackend
  ) {
    let tree = rows.tree
    let named = Set(groups.flatMap { $0.attributes.map(tree.variable) })
    var effort = Self.effort
    let settlements = backend.settlements(effort: &effort) { free in
      named.contains(free.variable) ? tree.freeAttributes([free]).first?.valueInside : nil
    }
    let settled = Dictionary(first: settlements.map { ($0.variable, $0) })
    for group in groups {
      let found = tree.advice(on: group, settled)
      if let found, found.others.count <= Self.namedOthers {
        advice.append(found)
        continue
      }
      let own = tree.values(of: group, settled, in: result)
      let isLinked =
        own.count == 2
        && backend.isSettled(
          tree.variable(own[1].attribute), by: tree.variable(own[0].attribute),
          at: settled[tree.variable(own[0].attribute)]?.value ?? group.attributes[0].valueInside,
          effort: &effort)
      advice.append(Advice(own: isLinked ? [own[0]] : own, others: []))
    }
  }

  /// Solves an ambiguous layout again and computes the attributes that determine its views.
  ///
  /// A different solver may have found a layout where this solver finds none. Each view is then determined by
  /// its own attributes in that layout.
  package init(
    of groups: some Sequence<FreeGroup>, in result: LayoutResult, of problem: LayoutProblem
  ) {
    var backend = SimplexBackend()
    if let rows = try? LayoutRows(problem), case .optimal = backend.solve(rows.problem) {
      self.init(of: groups, in: result, rows, solvedBy: &backend)
      return
    }
    self.init(
      advice: groups.map { group in
        let frame = result.frames[group.item.index]
        let own = group.attributes.map {
          Addition(attribute: $0, value: CleanNumber.cleaned($0.value(in: frame)))
        }
        return Advice(own: own, others: [])
      })
  }

  private init(advice: [Advice]) { self.advice = advice }
}

extension LayoutProblem {
  /// Returns a record that sets an attribute of a frame to a value, relative to the parent of the item.
  package func equation(settling free: FreeAttribute, at value: Double) -> ConstraintRecord {
    let (attribute, isSize): (Attribute, Bool) =
      switch free.part {
      case .x: (.left, false)
      case .y: (.top, false)
      case .width: (.width, true)
      case .height: (.height, true)
      }
    let parent = isSize ? nil : nodes[free.item.index].parent
    return ConstraintRecord(
      free.item, attribute, .equal, parent, parent == nil ? .notAnAttribute : attribute,
      constant: value,
      provenance: Provenance(SourceLocation(.document, SourceSpan(at: 0)), .equation))
  }
}

extension ItemTree {
  /// Returns the attributes that variables represent, with placeholder ranges.
  func attributes(of variables: [Int]) -> [FreeAttribute] {
    freeAttributes(variables.map { FreeVariable(variable: $0, lower: 0, upper: 1) })
  }

  /// Returns the variable that represents an attribute.
  fileprivate func variable(_ free: FreeAttribute) -> Int {
    variable(of: free.item.index, free.part) ?? -1
  }

  /// Returns the additions that determine a view on one axis; `nil` if the solver did not determine all free
  /// attributes of the view.
  fileprivate func advice(
    on group: FreeGroup, _ settled: [Int: VariableSettlement]
  ) -> LayoutSettlement.Advice? {
    var basis: Set<Int> = []
    for attribute in group.attributes {
      guard let settlement = settled[variable(attribute)] else { return nil }
      basis.formUnion(settlement.basis)
    }
    var own: [LayoutSettlement.Addition] = []
    for attribute in group.attributes {
      guard let variable = basis.remove(variable(attribute)), let value = settled[variable]?.value
      else { continue }
      own.append(.init(attribute: attribute, value: CleanNumber.cleaned(value)))
    }
    return .init(own: own, others: attributes(of: basis.sorted()))
  }

  /// Returns values for the attributes of a view on one axis that occur together in some optimal layout.
  fileprivate func values(
    of group: FreeGroup, _ settled: [Int: VariableSettlement], in result: LayoutResult
  ) -> [LayoutSettlement.Addition] {
    let areKnown = group.attributes.allSatisfy { settled[variable($0)] != nil }
    return group.attributes.map { attribute in
      // If some attributes are not in `settled`, only the values in the displayed layout are known to occur
      // together.
      let value =
        areKnown
        ? settled[variable(attribute)]?.value
        : group.attributes.count > 1 ? attribute.value(in: result.frames[group.item.index]) : nil
      return .init(
        attribute: attribute, value: value.map(CleanNumber.cleaned) ?? attribute.valueInside)
    }
  }
}

import LayoutSolver
import VFLDiagnostics
package import VFLRecords

/// The attributes that determine the views of an ambiguous layout if they are fixed.
///
/// They are computed on the optimal face: the set of all optimal layouts. Each addition fixes a free
/// attribute at a value inside its range, which removes one degree of freedom. If all free attributes are
/// covered, there are as many additions as degrees of freedom, and all other free attributes are functions of
/// the additions.
struct LayoutSettlement: Sendable, Hashable {
  /// A free attribute and the value at which it is fixed.
  struct Addition: Sendable, Hashable {
    /// The attribute.
    let attribute: FreeAttribute
    /// A value that the attribute has in some optimal layout.
    let value: Double
  }

  /// The attributes that determine a view on one axis.
  ///
  /// If any of these attributes is omitted, the view is not determined.
  struct Advice: Sendable, Hashable {
    /// Attributes of the view with their values, the position before the size.
    let own: [Addition]
    /// Attributes of other views.
    let others: [FreeAttribute]
  }

  /// The additions that together determine all views within the effort limit, ordered by item.
  private(set) var additions: [Addition] = []
  /// The attributes that determine each of the views.
  private(set) var advice: [Advice] = []

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
    for settlement in settlements where settlement.basis == [settlement.variable] {
      additions += tree.attributes(of: [settlement.variable]).map {
        Addition(attribute: $0, value: CleanNumber.cleaned(settlement.value))
      }
    }
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
  /// Fails if the problem is malformed or the solver finds no solution.
  init?(of groups: some Sequence<FreeGroup>, in result: LayoutResult, of problem: LayoutProblem) {
    guard let rows = try? LayoutRows(problem) else { return nil }
    var backend = SimplexBackend()
    guard case .optimal = backend.solve(rows.problem) else { return nil }
    self.init(of: groups, in: result, rows, solvedBy: &backend)
  }
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
    free.isSize ? size(free.item.index, free.axis) : position(free.item.index, free.axis)
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

extension FreeAttribute {
  /// The identity of a free attribute: the item and the part of its frame, without the range.
  struct Key: Sendable, Hashable {
    let item: ItemID
    let part: FreeAttribute.Part

    init(_ free: FreeAttribute) {
      item = free.item
      part = free.part
    }
  }

  /// Whether the attribute is the width or the height.
  var isSize: Bool { part == .width || part == .height }

  /// The axis of the attribute.
  var axis: Axis { part.axis }

  /// A value inside the range.
  ///
  /// At an end of the range, fixing this attribute might also fix other attributes.
  package var valueInside: Double {
    if lower.isFinite && upper.isFinite {
      let middle = lower + (upper - lower) / 2
      let whole = middle.rounded()
      return lower < whole && whole < upper ? whole : middle
    }
    // Without two finite bounds, prefer a typical value: 20 points from the edge, or 100 points wide or high.
    let usual = isSize ? 100.0 : 20.0
    if lower.isFinite { return usual > lower ? usual : lower + usual }
    return usual < upper ? usual : upper - usual
  }
}

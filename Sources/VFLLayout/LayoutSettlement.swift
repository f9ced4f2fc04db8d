import LayoutSolver
import VFLDiagnostics
package import VFLRecords

/// What settles the views that an ambiguous layout leaves free, computed on the face of its optima.
///
/// Fixing a free attribute at a value inside its range takes one degree of freedom. There are as many additions
/// as degrees of freedom, and all other free attributes are functions of the additions.
struct LayoutSettlement: Sendable, Hashable {
  /// An attribute with a value.
  struct Addition: Sendable, Hashable {
    /// The attribute.
    let attribute: FreeAttribute
    /// A value that some best layout gives it.
    let value: Double
  }

  /// What settles a view on one axis.
  ///
  /// The view is not settled if any one of these attributes is left out.
  struct Advice: Sendable, Hashable {
    /// Attributes of the view with values, the position before the size.
    let own: [Addition]
    /// Attributes of other views.
    let others: [FreeAttribute]
  }

  /// The attributes that settle all views, in the order of the items.
  private(set) var additions: [Addition] = []
  /// What settles each of the views.
  private(set) var advice: [Advice] = []

  /// About how many columns may be read, which is a fraction of a second.
  ///
  /// Views that are not reached get a position and a size of their own.
  private static let effort = 4_000_000
  /// A view that depends on more attributes of other views gets its own attributes instead.
  private static let namedOthers = 4

  /// Settles free attributes of a result that a backend has just found, grouped by view and axis.
  init(
    of groups: some Sequence<FreeGroup>, in result: LayoutResult, _ rows: LayoutRows,
    solvedBy backend: inout some SolverBackend
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

  /// Solves an ambiguous layout again and settles free attributes; nil if there is no solution.
  init?(of groups: some Sequence<FreeGroup>, in result: LayoutResult, of problem: LayoutProblem) {
    guard let rows = try? LayoutRows(problem) else { return nil }
    var backend = SimplexBackend()
    guard case .optimal = backend.solve(rows.problem) else { return nil }
    self.init(of: groups, in: result, rows, solvedBy: &backend)
  }
}

extension LayoutProblem {
  /// A record that gives an attribute of a frame a value.
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
  /// The attributes that variables represent, whatever their ranges are.
  func attributes(of variables: [Int]) -> [FreeAttribute] {
    freeAttributes(variables.map { FreeVariable(variable: $0, lower: 0, upper: 1) })
  }

  /// The variable that represents an attribute.
  fileprivate func variable(_ free: FreeAttribute) -> Int {
    free.isSize ? size(free.item.index, free.axis) : position(free.item.index, free.axis)
  }

  /// What settles a view on one axis in terms of the additions; nil if that is not known.
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

  /// Values of the attributes of a view on one axis that go together in some best layout.
  fileprivate func values(
    of group: FreeGroup, _ settled: [Int: VariableSettlement], in result: LayoutResult
  ) -> [LayoutSettlement.Addition] {
    let areKnown = group.attributes.allSatisfy { settled[variable($0)] != nil }
    return group.attributes.map { attribute in
      // Values of two attributes that are not settled go together for certain only in the layout shown.
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
  /// An attribute without its range.
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

  /// The axis that it lies on.
  var axis: Axis { part.axis }

  /// A value inside the range, not at an end, where more than this one attribute might be settled.
  package var valueInside: Double {
    if lower.isFinite && upper.isFinite {
      let middle = lower + (upper - lower) / 2
      let whole = middle.rounded()
      return lower < whole && whole < upper ? whole : middle
    }
    // Nothing says more, so take what is usual: 20 from an edge, 100 wide.
    let usual = isSize ? 100.0 : 20.0
    if lower.isFinite { return usual > lower ? usual : lower + usual }
    return usual < upper ? usual : upper - usual
  }
}

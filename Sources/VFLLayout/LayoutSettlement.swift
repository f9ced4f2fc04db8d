import LayoutSolver
import VFLDiagnostics
package import VFLRecords

/// A minimal set of additions that leaves a layout no choice, found one after another.
///
/// Giving a free attribute a value inside its range takes one degree of freedom, often with others
/// that hang on it; so the additions are as many as the layout has degrees of freedom.
struct LayoutSettlement: Sendable, Hashable {
  /// An attribute that is given a value.
  struct Addition: Sendable, Hashable {
    /// The attribute.
    let attribute: FreeAttribute
    /// A value that some best layout gives it.
    let value: Double
  }

  /// What is given a value, in the order of the items.
  private(set) var additions: [Addition] = []
  /// The index of the addition that settles an attribute without being about it.
  private(set) var followers: [Key: Int] = [:]

  /// An attribute of an item.
  struct Key: Sendable, Hashable {
    let item: ItemID
    let part: FreeAttribute.Part

    init(_ free: FreeAttribute) {
      item = free.item
      part = free.part
    }
  }

  // Each addition costs a look at all that hangs together, so a large layout may not be settled to
  // the end.
  private static let effort = 1_000_000

  /// Settles an ambiguous layout that a backend has just solved, as far as that is cheap enough; nil if the
  /// backend does not do that.
  init?(of rows: LayoutRows, solvedBy backend: inout some SolverBackend) {
    let settlements = backend.settlements(effort: Self.effort) { free in
      rows.tree.freeAttributes([free]).first?.valueInside
    }
    guard let settlements else { return nil }
    for settlement in settlements {
      guard let attribute = rows.tree.freeAttributes([settlement.free]).first else { continue }
      for follower in rows.tree.attributes(of: settlement.followers) {
        followers[Key(follower)] = additions.count
      }
      additions.append(Addition(attribute: attribute, value: settlement.value))
    }
  }

  /// Solves an ambiguous layout and settles it; nil if it has no solution.
  init?(of problem: LayoutProblem) {
    guard let rows = try? LayoutRows(problem) else { return nil }
    var backend = SimplexBackend()
    _ = backend.solve(rows.problem)
    self.init(of: rows, solvedBy: &backend)
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
  /// The attributes that variables stand for, whatever their ranges were.
  func attributes(of variables: [Int]) -> [FreeAttribute] {
    freeAttributes(variables.map { FreeVariable(variable: $0, lower: 0, upper: 1) })
  }
}

extension FreeAttribute {
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

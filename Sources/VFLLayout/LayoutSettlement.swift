import LayoutSolver
import VFLDiagnostics
import VFLRecords

/// The fewest additions that leave a layout no choice, found one after another.
///
/// Giving a free attribute a value inside its range takes one degree of freedom, often with others
/// that hang on it; so the additions are as many as the layout has degrees of freedom.
struct LayoutSettlement {
  /// An attribute that is given a value.
  struct Addition {
    /// The attribute.
    let attribute: FreeAttribute
    /// A value that some best layout gives it.
    let value: Double
  }

  /// What is given a value, in the order of the items.
  private(set) var additions: [Addition] = []
  /// The index of the addition that settles an attribute without being about it.
  private(set) var followers: [Key: Int] = [:]
  /// The layout with the additions.
  private(set) var problem: LayoutProblem

  /// An attribute of an item.
  struct Key: Hashable {
    let item: ItemID
    let part: FreeAttribute.Part

    init(_ free: FreeAttribute) {
      item = free.item
      part = free.part
    }
  }

  // Each addition costs a solution of the whole, so a large layout is not settled to the end.
  private static let budget = 10_000

  /// Settles a layout as far as that is cheap enough.
  init(of problem: LayoutProblem, _ result: LayoutResult) {
    self.problem = problem
    var free = result.freeAttributes
    let size = problem.records.count + 4 * problem.nodes.count
    var left = Self.budget / max(1, size)
    while left > 0, let next = free.first {
      left -= 1
      let value = next.valueInside
      self.problem.records.append(problem.record(giving: next, value))
      guard let settled = try? self.problem.solved(), settled.status != .unsatisfiable,
        settled.freeAttributes.count < free.count
      else {
        // Rounding has closed a range that was hardly open; leave it to be told as it is.
        self.problem.records.removeLast()
        return
      }
      let still = Set(settled.freeAttributes.map(Key.init))
      for attribute in free.dropFirst() where !still.contains(Key(attribute)) {
        followers[Key(attribute)] = additions.count
      }
      additions.append(Addition(attribute: next, value: value))
      free = settled.freeAttributes
    }
  }
}

extension LayoutProblem {
  /// A record that gives an attribute of a frame a value.
  fileprivate func record(giving free: FreeAttribute, _ value: Double) -> ConstraintRecord {
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

extension FreeAttribute {
  /// Whether it is the width or the height.
  var isSize: Bool { part == .width || part == .height }

  /// The axis that it lies on.
  var axis: Axis { part == .x || part == .width ? .horizontal : .vertical }

  /// A value inside the range, not at an end, where more than this one attribute might be settled.
  var valueInside: Double {
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

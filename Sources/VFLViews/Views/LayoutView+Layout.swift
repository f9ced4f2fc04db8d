public import VFLDiagnostics
public import VFLLayout
import VFLRecords

extension LayoutView {
  /// Solves constraints between this view and views that lie in it, and sets the frames of all of
  /// them.
  ///
  /// Active ``LayoutConstraint``s have no part in it: ``layoutIfNeeded()`` is for them.
  ///
  /// The frames stay as they were when an error is thrown. A constraint does not keep the text of
  /// its format; a diagnostic's location in `.format(n)` counts in the format of the `n`-th constraint
  /// given here.
  ///
  /// - Parameters:
  ///   - constraints: the constraints.
  ///   - width: the width that this view has to have, in points; free when `nil`.
  ///   - height: the height that this view has to have, in points; free when `nil`.
  ///   - direction: the direction of the interface.
  /// - Returns: what the constraints leave open, in words; empty when they settle everything.
  /// - Throws: ``UnsatisfiableLayoutError`` when the constraints cannot hold together,
  ///   ``MalformedLayoutError`` when one speaks of an item that does not lie in this view or breaks
  ///   a rule of constraints.
  @discardableResult
  public func layOut(
    _ constraints: [Constraint<any LayoutItem>], width: Double? = nil, height: Double? = nil,
    direction: LayoutDirection = .leftToRight
  ) throws -> [Diagnostic] {
    let hierarchy = Hierarchy(of: self)
    let problem = try hierarchy.problem(
      of: constraints, width: width, height: height, direction: direction)
    let narration = LayoutNarration(of: problem)
    let result: LayoutResult
    do {
      result = try problem.solved()
    } catch {
      throw MalformedLayoutError(strangers: [], diagnostics: narration.diagnostics(for: error))
    }
    let diagnostics = narration.diagnostics(for: result)
    guard result.status != .unsatisfiable else {
      let conflicts = result.conflicts.map { conflict in
        conflict.members.compactMap { member -> Int? in
          if case .record(let index) = member { index } else { nil }
        }
      }
      throw UnsatisfiableLayoutError(conflicts: conflicts, diagnostics: diagnostics)
    }
    for (element, frame) in zip(hierarchy.elements, result.frames) {
      element.solvedFrame = frame
      element.shownFrame = frame
      // The constraints in force say something else, and have their way in the next pass.
      element.live?.frameWasSet(of: element)
    }
    live?.needsSolving = true
    return diagnostics
  }
}

/// A view, all that lie in it, and then their guides, numbered.
struct Hierarchy {
  /// The views, each behind the one that it lies in, and then the guides.
  let elements: [LayoutElement]
  private let numbers: [ObjectIdentifier: ItemID]

  init(of root: LayoutView) {
    var views = [root]
    var next = 0
    while next < views.count {
      views += views[next].subviews
      next += 1
    }
    elements = views + views.flatMap { $0.layoutGuides as [LayoutElement] }
    numbers = Dictionary(
      uniqueKeysWithValues: elements.enumerated().map { (ObjectIdentifier($1), ItemID($0)) })
  }

  var nodes: [LayoutNode] {
    elements.enumerated().map { index, element in
      var node = element.node
      if index > 0 { node.parent = element.parentElement.flatMap { numbers[ObjectIdentifier($0)] } }
      return node
    }
  }

  /// The layout of the views by some constraints.
  func problem(
    of constraints: [Constraint<any LayoutItem>], width: Double?, height: Double?,
    direction: LayoutDirection
  ) throws(MalformedLayoutError) -> LayoutProblem {
    let records = constraints.enumerated().map { record(of: $1, at: $0) }
    let strangers = records.indices.filter { records[$0] == nil }
    guard strangers.isEmpty else {
      throw MalformedLayoutError(strangers: strangers, diagnostics: [])
    }
    return LayoutProblem(
      nodes: nodes, width: width, height: height, direction: direction,
      records: records.compactMap(\.self))
  }

  /// The record of a constraint with the numbers of this hierarchy; `nil` when an item is not in it.
  func record(of constraint: Constraint<any LayoutItem>, at index: Int) -> ConstraintRecord? {
    var record = constraint.record
    let location = SourceLocation(.format(index), record.provenance.location.span)
    record.provenance = Provenance(location, record.provenance.rule)
    guard let first = numbers[ObjectIdentifier(constraint.firstItem)] else { return nil }
    record.firstItem = first
    if let item = constraint.secondItem {
      guard let second = numbers[ObjectIdentifier(item)] else { return nil }
      record.secondItem = second
    }
    return record
  }
}

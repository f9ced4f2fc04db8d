import VFLDiagnostics
public import VFLLayout
import VFLRecords
import VFLText
import VFLVerification

extension LayoutView {
  /// Proves properties of this view's hierarchy for all sizes in some intervals, or finds counterexamples.
  ///
  /// ```swift
  /// let verdicts = try window.verify(
  ///   width: 320...430, contents: [ContentInterval(title, width: 40...200)])
  /// print(verdicts)
  /// ```
  ///
  /// The proofs use exact arithmetic and do not sample. A violation of up to 0.001 points is ignored. Pending
  /// ``updateConstraints()`` calls are made first. No frame is set, and ``contentHeight(forWidth:)`` is not
  /// called, so a text that wraps keeps its height unless an interval contains other heights.
  ///
  /// Hidden views, and views inside of them, are only considered for `satisfiable` and `unambiguous`.
  ///
  /// The usual values, to which counterexamples are close, are the ``rootSize`` or 375 by 667 points, and the
  /// current content sizes, as far as the intervals contain them.
  ///
  /// - Parameters:
  ///   - width: The widths of the root view in points. With `nil`, ``rootSize`` or the constraints determine it.
  ///   - height: The heights of the root view in points, likewise.
  ///   - contents: The content sizes that vary; a later interval of a view replaces an earlier one.
  ///   - directions: The layout directions of the user interface.
  ///   - properties: The properties.
  /// - Throws: ``MalformedLayoutError`` if a constraint is invalid, and any error thrown by
  ///   ``updateConstraints()``.
  public func verify(
    width: ClosedRange<Double>? = nil, height: ClosedRange<Double>? = nil,
    contents: [ContentInterval] = [], directions: [LayoutDirection] = LayoutDirection.allCases,
    _ properties: VerifiedProperties = .all
  ) throws -> LayoutVerdicts {
    let root = rootView
    try root.updateConstraintsInSubtree()
    let usual = root.layoutDirection
    defer { root.layoutDirection = usual }
    var verdicts = LayoutVerdicts()
    for direction in directions {
      root.layoutDirection = direction
      let snapshot = HierarchySnapshot(of: root)
      try snapshot.validate()
      let layouts = VerifiedHierarchy(
        snapshot, size: PerAxis(width, height), contents: contents)
      layouts.verify(properties, direction, &verdicts)
    }
    return verdicts
  }
}

/// A hierarchy whose size and contents vary.
private struct VerifiedHierarchy {
  private let snapshot: HierarchySnapshot
  /// The problem, in which the items have unique names.
  private var problem: LayoutProblem
  private var parameters: [LayoutParameter] = []
  /// The item and axis of each parameter.
  private var places: [(item: Int, axis: Axis)] = []

  init(
    _ snapshot: HierarchySnapshot, size: PerAxis<ClosedRange<Double>?>, contents: [ContentInterval]
  ) {
    self.snapshot = snapshot
    problem = snapshot.problem
    makeNamesUnique()
    for axis in Axis.allCases {
      guard let range = size[axis] else { continue }
      let usual = problem.containerSize[axis] ?? AssumedContainer.usualSize[axis]
      add(.container(axis), range, usual: usual, item: 0, axis)
    }
    var intervals: [Int: ContentInterval] = [:]
    for interval in contents {
      let item = interval.view.snapshotIndex
      guard snapshot.elements.indices.contains(item), snapshot.elements[item] === interval.view
      else { continue }
      intervals[item] = interval
    }
    for (item, interval) in intervals.sorted(by: { $0.key < $1.key }) {
      for (axis, range) in [(Axis.horizontal, interval.width), (.vertical, interval.height)] {
        guard let range, let usual = problem.nodes[item].content[axis] else { continue }
        add(.content(view: problem.nodes[item].name, axis), range, usual: usual, item: item, axis)
      }
    }
    for (parameter, place) in zip(parameters, places) { set(place, to: parameter.usual) }
  }

  private mutating func makeNamesUnique() {
    var used = Set(problem.nodes.map(\.name))
    var seen: [String: Int] = [:]
    for index in problem.nodes.indices {
      let name = problem.nodes[index].name
      var count = seen[name, default: 0] + 1
      if count > 1 {
        while !used.insert("\(name)#\(count)").inserted { count += 1 }
        problem.nodes[index].name = "\(name)#\(count)"
      }
      seen[name] = count
    }
  }

  private mutating func add(
    _ target: LayoutParameter.Target, _ range: ClosedRange<Double>, usual: Double, item: Int,
    _ axis: Axis
  ) {
    parameters.append(
      LayoutParameter(
        target, from: range.lowerBound, to: range.upperBound,
        usual: min(max(usual, range.lowerBound), range.upperBound)))
    places.append((item, axis))
  }

  private mutating func set(_ place: (item: Int, axis: Axis), to value: Double) {
    if place.item == 0 {
      problem.containerSize[place.axis] = value
    } else {
      problem.nodes[place.item].content[place.axis] = value
    }
  }

  /// Returns the layout for values of the parameters.
  private func layout(at values: [Double]) -> LayoutProblem {
    var result = self
    for (place, value) in zip(places, values) { result.set(place, to: value) }
    return result.problem
  }

  /// Decides properties in a direction, and adds the result to `verdicts`.
  func verify(
    _ properties: VerifiedProperties, _ direction: LayoutDirection, _ verdicts: inout LayoutVerdicts
  ) {
    let properties = layoutProperties(properties)
    guard let family = try? LayoutFamily(parameters, layout: { layout(at: $0) }) else {
      verdicts.undecided += properties.map { problem.description(of: $0, nil).undecidedText }
      return
    }
    var decided: [LayoutProperty: PropertyOutcome.Verdict] = [:]
    LayoutVerification(of: family).decide(properties) { decided[$0] = $1 }
    // If the layout is unsatisfiable at the usual values, nothing else is decided.
    for property in properties {
      switch decided[property] {
      case nil: continue
      case .proved: verdicts.provedCount += 1
      case .undecided:
        verdicts.undecided.append(problem.description(of: property, nil).undecidedText)
      case .violated(let violation):
        verdicts.counterexamples.append(counterexample(property, violation, direction))
      }
    }
  }

  private func layoutProperties(_ properties: VerifiedProperties) -> [LayoutProperty] {
    let hidden = hiddenItems
    var result: [LayoutProperty] = [.satisfiable]
    if properties.contains(.unambiguous) { result.append(.unambiguous) }
    if properties.contains(.inside) { result += problem.insideProperties([]) }
    if properties.contains(.apart) {
      result += problem.apartProperties(except: [], hidden: hidden).properties
    }
    if properties.contains(.untruncated) { result += problem.untruncatedProperties([]) }
    return result.filter { property in !property.views.contains { hidden.contains($0) } }
  }

  /// The views that are hidden, or inside a hidden view.
  private var hiddenItems: Set<ItemID> {
    var hidden: Set<ItemID> = []
    // Each element follows its parent.
    for (index, element) in snapshot.elements.enumerated() {
      let isInside = problem.nodes[index].parent.map { hidden.contains($0) } ?? false
      if isInside || (element as? LayoutView)?.isHidden == true { hidden.insert(ItemID(index)) }
    }
    return hidden
  }

  private func counterexample(
    _ property: LayoutProperty, _ violation: PropertyOutcome.Violation, _ direction: LayoutDirection
  ) -> LayoutCounterexample {
    let layout = layout(at: violation.values)
    let causes = layout.causes(ofViolating: property, claim: violation.claim, [])
    return LayoutCounterexample(
      message: problem.description(of: property, violation).message(excess: violation.excess),
      values: parameters.unusual(violation.values).map { .init(name: $0.name, value: $0.value) },
      direction: direction,
      reason: causes.flatMap {
        $0.isEmpty ? nil : "because of " + ViolationTable.causes($0, in: layout)
      })
  }
}

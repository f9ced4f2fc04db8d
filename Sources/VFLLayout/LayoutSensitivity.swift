import LayoutSolver
public import VFLRecords

/// How a layout depends on the container's width, or its height, over a range of sizes.
///
/// The sizes at which the required constraints hold together form an interval, which is cut into regimes. In
/// a regime each settled attribute of a frame is a linear function of the size, and the same constraints
/// bind, give way and leave something open. The regimes are found by going from one basis of the simplex to
/// the next and not by trying sizes, so the breakpoints are exact.
public struct LayoutSensitivity: Sendable, Hashable {
  /// The axis on which the container's size is varied.
  public let axis: Axis
  /// The sizes that were asked about, in points; an infinite end stands for as far as there is a
  /// layout.
  public let range: ClosedRange<Double>
  /// The regimes in ascending order, each beginning where the one before it ends; empty when no size
  /// of the range is possible.
  public let regimes: [LayoutRegime]
  /// The sizes at which there is no layout, each time for one reason: below the regimes, above them, or all.
  ///
  /// Where no size is possible there is one for each of the conflicts that are disjoint in what people
  /// wrote.
  public let impossible: [ImpossibleSizes]
  /// Whether the regimes reach as far as they should; `false` only where there are more than
  /// 100,000 or where rounding has spoilt the problem.
  public let isComplete: Bool

  /// The constraints that bind in the same way in all regimes, in the order of
  /// ``LayoutRegime/bindings``.
  public let lastingBindings: [LayoutBinding]

  private let solution: ParametricSolution
  /// The variables of the x, y, width and height of each item; -1 for the place of a root.
  private let variables: [Int]

  init(
    axis: Axis, range: ClosedRange<Double>, impossible: [ImpossibleSizes],
    solution: ParametricSolution, rows: LayoutRows
  ) {
    let tree = rows.tree
    self.axis = axis
    self.range = range
    let bindings = RegimeBindings(solution, of: rows)
    regimes = Self.regimes(solution, tree, bindings)
    lastingBindings = bindings.lasting
    self.impossible = impossible
    self.solution = solution
    isComplete = solution.isComplete
    variables = (0..<tree.itemCount).flatMap { item -> [Int] in
      let sizes = [tree.size(item, .horizontal), tree.size(item, .vertical)]
      return tree.isRoot(item)
        ? [-1, -1] + sizes
        : [tree.position(item, .horizontal), tree.position(item, .vertical)] + sizes
    }
  }

  /// The pieces of a solution, told in items; what binds in them is told later.
  private static func regimes(
    _ solution: ParametricSolution, _ tree: ItemTree, _ bindings: RegimeBindings
  ) -> [LayoutRegime] {
    var variables: [Int] = []
    var free: [LayoutRegime.Attribute] = []
    var freeOfGuides: [LayoutRegime.Attribute] = []
    func attributes(ofGuides areOfGuides: Bool) -> [LayoutRegime.Attribute] {
      let all = variables.map { FreeVariable(variable: $0, lower: 0, upper: 1) }
      return tree.freeAttributes(all, ofGuides: areOfGuides).map {
        LayoutRegime.Attribute(item: $0.item, part: $0.part)
      }
    }
    return solution.pieces.enumerated().map { index, piece in
      // Neighbours in which the same is free share one array of it.
      if piece.freeVariables != variables {
        variables = piece.freeVariables
        (free, freeOfGuides) = (attributes(ofGuides: false), attributes(ofGuides: true))
      }
      return LayoutRegime(
        range: CleanNumber.cleaned(piece.lower)...CleanNumber.cleaned(piece.upper),
        bindings: .found(bindings, regime: index), freeAttributes: free,
        freeGuideAttributes: freeOfGuides)
    }
  }

  /// The sizes at which there is a layout, as far as they were asked about, in points; `nil` when there are
  /// none.
  public var satisfiable: ClosedRange<Double>? {
    guard let first = regimes.first, let last = regimes.last else { return nil }
    return first.range.lowerBound...last.range.upperBound
  }

  /// The sizes at which one regime follows another, in points, in ascending order.
  public var breakpoints: [Double] { regimes.dropFirst().map(\.range.lowerBound) }

  /// The regime of a size, the upper one of two that adjoin there; `nil` where there is no layout, or
  /// where it was not asked about.
  ///
  /// - Complexity: O(log regimes).
  public func regime(at size: Double) -> LayoutRegime? {
    index(at: size).map { regimes[$0] }
  }

  /// The frame of each item at a size, by ``ItemID/index``; `nil` where ``regime(at:)`` is.
  ///
  /// They are those of the layout with that size of the container. Where the regime has free
  /// attributes, the frames are one best layout, though not always the one that ``LayoutEngine``
  /// gives.
  public func frames(at size: Double) -> [Frame]? {
    guard index(at: size) != nil else { return nil }
    return (0..<variables.count / 4).map { item in
      func value(_ part: Int) -> Double {
        let variable = variables[4 * item + part]
        return variable < 0 ? 0 : CleanNumber.cleaned(solution.value(of: variable, at: size))
      }
      return Frame(
        x: value(0), y: value(1), width: max(0, value(2)), height: max(0, value(3)))
    }
  }

  /// The frame of each item in a regime, by ``ItemID/index``, as a function of the size.
  ///
  /// What is free is told in the middle of the regime, and may take another way elsewhere.
  public func linearFrames(in regime: LayoutRegime) -> [LinearFrame] {
    let size = regime.sizeInside
    return (0..<variables.count / 4).map { item in
      func line(_ part: Int) -> LinearLength {
        let variable = variables[4 * item + part]
        guard variable >= 0 else { return .zero }
        return Self.cleaned(solution.line(of: variable, at: size))
      }
      return LinearFrame(x: line(0), y: line(1), width: line(2), height: line(3))
    }
  }

  /// An attribute in a regime as a function of the size: a line, or several, each from a size on, where the
  /// attribute is free and takes another way inside.
  ///
  /// At each size of the regime all attributes together are one best layout.
  package func lines(
    of attribute: LayoutRegime.Attribute, in regime: LayoutRegime
  ) -> [(start: Double, line: LinearLength)] {
    let variable = variables[4 * attribute.item.index + attribute.part.place]
    guard variable >= 0 else { return [(regime.range.lowerBound, .zero)] }
    let (lower, upper) = (regime.range.lowerBound, regime.range.upperBound)
    return solution.lines(of: variable, from: lower, to: upper).map {
      (CleanNumber.cleaned($0), Self.cleaned($1))
    }
  }

  private static func cleaned(_ line: ParametricSolution.Line) -> LinearLength {
    LinearLength(
      slope: CleanNumber.cleaned(line.slope), constant: CleanNumber.cleaned(line.constant))
  }

  private func index(at size: Double) -> Int? {
    guard let satisfiable, satisfiable.contains(size) else { return nil }
    var (low, high) = (0, regimes.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if regimes[middle].range.lowerBound <= size { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

extension LinearLength {
  fileprivate static let zero = LinearLength(slope: 0, constant: 0)
}

extension FreeAttribute.Part {
  /// Which number of a frame this is, from 0.
  fileprivate var place: Int {
    switch self {
    case .x: 0
    case .y: 1
    case .width: 2
    case .height: 3
    }
  }
}

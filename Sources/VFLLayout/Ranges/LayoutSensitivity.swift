import LayoutSolver
import VFLDiagnostics
public import VFLRecords

/// How a layout depends on the container's width or height over a range of sizes.
///
/// The sizes at which the required constraints are satisfiable form an interval, which is divided into
/// regimes. Within a regime, each determined attribute of a frame is a linear function of the size, the same
/// constraints bind or are relaxed, and the same attributes are free. The breakpoints are exact, because the
/// regimes are found by moving from one simplex basis to the next rather than by sampling sizes.
public struct LayoutSensitivity: Sendable, Hashable {
  /// The axis on which the size of the container is varied.
  public let axis: Axis
  /// The requested sizes, in points.
  ///
  /// An infinite end requests all sizes in that direction at which the layout is satisfiable.
  public let range: ClosedRange<Double>
  /// The regimes in ascending order; empty if the layout is unsatisfiable at every size in the range.
  ///
  /// Each regime begins where the previous one ends.
  public let regimes: [LayoutRegime]
  /// The sizes at which the layout is unsatisfiable, one element for each conflict.
  ///
  /// The sizes of a conflict are below a bound, above a bound, or all sizes. At each size, no two of the
  /// conflicts share a constraint from the source.
  public let impossible: [ImpossibleSizes]
  /// Whether the regimes cover all satisfiable sizes in the range.
  ///
  /// The value is `false` if there are more than 100,000 regimes, if rounding errors prevented the solver
  /// from continuing, or if the caller stopped the search.
  public let isComplete: Bool

  /// The constraints that bind in the same way in all regimes, in the order of ``LayoutRegime/bindings``.
  public let lastingBindings: [LayoutBinding]

  private let solution: ParametricSolution
  private let tree: ItemTree

  init(
    axis: Axis, range: ClosedRange<Double>, impossible: [ImpossibleSizes],
    solution: ParametricSolution, rows: LayoutRows
  ) {
    let (tree, bindings) = (rows.tree, RegimeBindings(solution, of: rows))
    var variables: [Int] = []
    var free: [LayoutRegime.Attribute] = []
    var freeOfGuides: [LayoutRegime.Attribute] = []
    self.axis = axis
    self.range = range
    regimes = solution.pieces.enumerated().map { index, piece in
      // Consecutive regimes with the same free attributes share one array.
      if piece.freeVariables != variables {
        variables = piece.freeVariables
        let all = variables.compactMap(tree.attribute)
        free = all.filter { !tree.isOneAxisGuide($0.item) }
        freeOfGuides = all.filter { tree.isOneAxisGuide($0.item) }
      }
      return LayoutRegime(
        range: piece.lower.cleaned...piece.upper.cleaned, freeAttributes: free,
        freeGuideAttributes: freeOfGuides, table: bindings, index: index)
    }
    lastingBindings = bindings.lasting
    self.impossible = impossible
    self.solution = solution
    self.tree = tree
    isComplete = solution.isComplete
  }

  /// The sizes in the range at which the layout is satisfiable, in points; `nil` if there are no such sizes.
  public var satisfiable: ClosedRange<Double>? {
    guard let first = regimes.first, let last = regimes.last else { return nil }
    return first.range.lowerBound...last.range.upperBound
  }

  /// The sizes at which one regime ends and the next one begins, in points, in ascending order.
  public var breakpoints: [Double] { regimes.dropFirst().map { $0.range.lowerBound } }

  /// Returns the regime that contains a size; `nil` if the layout is unsatisfiable at this size or if the
  /// size is outside the range.
  ///
  /// At a breakpoint, this is the regime above the breakpoint.
  ///
  /// - Complexity: O(log regimes).
  public func regime(at size: Double) -> LayoutRegime? {
    index(at: size).map { regimes[$0] }
  }

  /// Returns the frame of each item at a size, indexed by ``ItemID/index``; `nil` if ``regime(at:)`` returns
  /// `nil`.
  ///
  /// The frames form an optimal layout for this container size. If the regime has free attributes, the frames
  /// can differ from the frames that ``LayoutEngine`` returns.
  public func frames(at size: Double) -> [Frame]? {
    guard index(at: size) != nil else { return nil }
    return (0..<tree.itemCount).map { tree.frame($0) { solution.value(of: $0, at: size) } }
  }

  /// Returns the frame of each item in a regime as a function of the size, indexed by ``ItemID/index``.
  ///
  /// The function of a free attribute is correct in the middle of the regime. Elsewhere in the regime, the
  /// attribute may follow a different function.
  public func linearFrames(in regime: LayoutRegime) -> [LinearFrame] {
    let (lower, upper) = (regime.range.lowerBound, regime.range.upperBound)
    let size = upper.isFinite ? lower + (upper - lower) / 2 : lower + max(1, lower.magnitude)
    return (0..<tree.itemCount).map { item in
      func line(_ part: FreeAttribute.Part) -> LinearLength {
        tree.variable(of: LayoutRegime.Attribute(item: ItemID(item), part: part))
          .map { LinearLength(solution.line(of: $0, at: size)) } ?? .zero
      }
      return LinearFrame(x: line(.x), y: line(.y), width: line(.width), height: line(.height))
    }
  }

  /// Returns an attribute in a regime as a function of the size, which consists of one or more lines.
  ///
  /// Each line applies from its start up to the start of the next line. Only a free attribute can have more
  /// than one line. At each size in the regime, the values of all attributes form an optimal layout.
  package func lines(
    of attribute: LayoutRegime.Attribute, in regime: LayoutRegime
  ) -> [(start: Double, line: LinearLength)] {
    guard let variable = tree.variable(of: attribute) else {
      return [(regime.range.lowerBound, .zero)]
    }
    let (lower, upper) = (regime.range.lowerBound, regime.range.upperBound)
    return solution.lines(of: variable, from: lower, to: upper).map {
      ($0.cleaned, LinearLength($1))
    }
  }

  private func index(at size: Double) -> Int? {
    guard let satisfiable, satisfiable.contains(size) else { return nil }
    return max(0, regimes.partitioningIndex { $0.range.lowerBound > size } - 1)
  }
}

extension LinearLength {
  fileprivate static let zero = LinearLength(slope: 0, constant: 0)

  fileprivate init(_ line: ParametricSolution.Line) {
    self.init(slope: line.slope.cleaned, constant: line.constant.cleaned)
  }
}

import VFLCompiler
import VFLLayout
import VFLVerification

/// Compares the verdicts of the prover with the frames of solved layouts.
struct VerdictJudge {
  private let input: VerifiedInput
  private let proof: TimedProof
  private let sampleCount: Int
  /// The number of points at which the layout was solved.
  private(set) var pointCount = 0
  /// The number of comparisons of a verdict with frames.
  private(set) var judgedCount = 0
  /// The descriptions of the contradictions.
  private(set) var contradictions: [String] = []
  /// The properties of the current direction whose proofs are contradicted.
  private var contradicted: Set<LayoutProperty> = []
  /// The solved layouts at the points of the counterexamples of the current direction.
  private var counterexamples: [[Double]: SolvedLayout] = [:]

  /// The largest difference between frames and a verdict, in points.
  private static let tolerance = 0.01
  /// The smallest violation of a counterexample, in points; the prover ignores violations of 0.001 points.
  private static let smallestViolation = 0.0005
  /// The number of counterexamples at whose points the proved properties are judged.
  private static let sharedPointCount = 12
  /// The number of properties at each ambiguous point for which all best layouts are judged.
  private static let ambiguousCount = 3

  /// The number of properties whose violations are approached step by step.
  private static let approachCount = 6

  /// Prepares to judge the verdicts of a proof.
  init(of input: VerifiedInput, _ proof: TimedProof, sampleCount: Int) {
    (self.input, self.proof, self.sampleCount) = (input, proof, sampleCount)
  }

  /// Judges all verdicts, in the order of the directions and properties.
  mutating func judge() {
    var random = LayoutRandom(seed: 1)
    let points = SamplePoints(input.layout.parameters)
    for direction in input.layout.directions {
      guard let verdicts = proof.verdicts[direction] else { continue }
      var proved: [LayoutProperty] = []
      var others: [[Double]] = []
      (counterexamples, contradicted) = ([:], [])
      for property in input.layout.properties {
        switch verdicts[property] {
        case .proved: proved.append(property)
        case .violated(let violation):
          judge(violation, of: property, direction)
          if !others.contains(violation.values), others.count < Self.sharedPointCount {
            others.append(violation.values)
          }
        case .undecided, nil: break
        }
      }
      if proved.isEmpty { continue }
      for values in others { judge(proved, at: values, direction, &random) }
      judge(proved, direction, points, &random)
    }
  }

  /// Judges that properties are proved at sample points, and at points that approach violations.
  private mutating func judge(
    _ proved: [LayoutProperty], _ direction: LayoutDirection, _ points: SamplePoints,
    _ random: inout LayoutRandom
  ) {
    var usual: [Double] = []
    var nearest: [Int: (violation: Double, point: [Double])] = [:]
    for point in points.points(sampleCount, &random) {
      let found = judge(proved, at: points.scaled(point), direction, &random)
      if usual.isEmpty { usual = found }
      guard let near = Self.nearest(found, usual), nearest[near] == nil else { continue }
      nearest[near] = (found[near], point)
    }
    let order = nearest.sorted { ($0.value.violation, $0.key) > ($1.value.violation, $1.key) }
    for (property, start) in order.prefix(Self.approachCount) {
      var (violation, point) = start
      for _ in 0..<max(1, sampleCount / Self.approachCount) {
        let other = points.moved(point, &random)
        let found = judge(proved, at: points.scaled(other), direction, &random)
        if !found.isEmpty, found[property] >= violation {
          (violation, point) = (found[property], other)
        }
      }
    }
  }

  /// Returns the property that is closest to a violation, unless it is as close in the usual layout.
  private static func nearest(_ violations: [Double], _ usual: [Double]) -> Int? {
    guard violations.count == usual.count else { return nil }
    return violations.indices.filter {
      violations[$0] < -tolerance && (violations[$0] - usual[$0]).magnitude > 1
    }.max { violations[$0] < violations[$1] }
  }

  /// Returns the layout at a point, and reports an error of the solver.
  private mutating func solved(
    _ values: [Double], _ direction: LayoutDirection
  ) -> SolvedLayout? {
    if let layout = counterexamples[values] { return layout }
    pointCount += 1
    let layout = SolvedLayout(input.layout, at: values, direction)
    if layout == nil {
      contradictions.append("the solver reports an error \(input.text(of: values, direction))")
    }
    return layout
  }

  /// Judges that properties are proved at a point, and returns their violations.
  ///
  /// The result is empty if the layout is unsatisfiable.
  @discardableResult
  private mutating func judge(
    _ proved: [LayoutProperty], at values: [Double], _ direction: LayoutDirection,
    _ random: inout LayoutRandom
  ) -> [Double] {
    guard let layout = solved(values, direction) else { return [] }
    var violations: [Double] = []
    for property in proved {
      let violation = layout.violation(of: property)
      violations.append(violation ?? -.infinity)
      guard let violation else { continue }
      judgedCount += 1
      if violation > Self.tolerance { contradict(property, violation, values, direction) }
    }
    guard layout.isSatisfiable else { return [] }
    if layout.isAmbiguous { judgeAmbiguous(proved, layout, values, direction, &random) }
    return violations
  }

  /// Judges for some properties that all best layouts satisfy them.
  private mutating func judgeAmbiguous(
    _ proved: [LayoutProperty], _ layout: SolvedLayout, _ values: [Double],
    _ direction: LayoutDirection, _ random: inout LayoutRandom
  ) {
    let ambiguous = proved.filter { layout.isAmbiguous($0) }
    if ambiguous.isEmpty { return }
    for _ in 0..<Self.ambiguousCount {
      let property = random.pick(ambiguous)
      judgedCount += 1
      for pushed in layout.pushed(against: property) {
        if let violation = pushed.violation(of: property), violation > Self.tolerance {
          contradict(property, violation, values, direction)
          break
        }
      }
    }
  }

  /// Reports a contradiction, unless another point contradicts the same proof.
  private mutating func contradict(
    _ property: LayoutProperty, _ violation: Double, _ values: [Double],
    _ direction: LayoutDirection
  ) {
    guard contradicted.insert(property).inserted else { return }
    contradictions.append(
      "proved, but violated by \(violation): \(input.text(of: property)) "
        + input.text(of: values, direction))
  }

  /// Judges a counterexample.
  private mutating func judge(
    _ violation: PropertyOutcome.Violation, of property: LayoutProperty,
    _ direction: LayoutDirection
  ) {
    guard let layout = solved(violation.values, direction) else { return }
    counterexamples[violation.values] = layout
    judgedCount += 1
    let place = input.text(of: violation.values, direction)
    let found = layout.violation(of: property)
    var largest = found ?? 0
    if found != nil, layout.isAmbiguous, largest <= Self.smallestViolation {
      let pushed = layout.pushed(against: property).compactMap { $0.violation(of: property) }
      largest = max(largest, pushed.max() ?? 0)
    }
    if largest <= Self.smallestViolation {
      let reason = found == nil ? "the layout is unsatisfiable" : "the violation is \(largest)"
      contradictions.append(
        "no counterexample, because \(reason): \(input.text(of: property)) \(place)")
    } else if let excess = violation.excess, !layout.isAmbiguous,
      !Self.agree(excess, largest, for: property)
    {
      contradictions.append(
        "violated by \(largest) instead of \(excess): \(input.text(of: property)) \(place)")
    }
  }

  /// Whether the reported amount of a violation agrees with the frames.
  ///
  /// For a view inside its superview, the amount is for one of the edges. For two siblings, it is the
  /// distance by which one of them must be moved, which can be more than the size of their common area.
  private static func agree(
    _ excess: Double, _ violation: Double, for property: LayoutProperty
  ) -> Bool {
    switch property {
    case .satisfiable, .unambiguous, .target, .safe: true
    case .inside: excess <= violation + tolerance
    case .apart: excess >= violation - tolerance
    case .untruncated, .requirement: (excess - violation).magnitude <= tolerance
    }
  }
}

import ExactNumbers
import LayoutProver
import Testing
import VFLTestSupport

/// A comparison of the verdicts about one problem with optima at sample points.
struct Verification {
  /// The numbers of verdicts.
  struct Tally: Equatable {
    var proved = 0
    var violated = 0
    var undecided = 0
    /// The number of problems without a solution at the usual point.
    var rejected = 0

    /// Whether at least 97 % of the verdicts are decided.
    var isMostlyDecided: Bool { undecided * 100 <= 3 * (proved + violated + undecided) }

    /// Whether there are many verdicts of each kind, so that the comparison is meaningful.
    var isMixed: Bool { min(proved, violated) * 5 >= proved + violated }

    /// Adds other numbers.
    mutating func add(_ other: Tally) {
      proved += other.proved
      violated += other.violated
      undecided += other.undecided
      rejected += other.rejected
    }
  }

  let problem: ParametricProblem
  let comment: String
  private let prover: Prover?
  private let reference: ReferenceOptima
  /// The points at which the reference is computed.
  private let points: [[Rational]]
  private(set) var tally = Tally()
  /// The differences from the reference.
  private(set) var failures: [String] = []

  /// Creates a comparison at some points; the prover may have a limit of cells.
  init(
    _ problem: ParametricProblem, points: [[Rational]], cellLimit: Int? = nil, _ comment: String
  ) {
    (self.problem, self.points, self.comment) = (problem, points, comment)
    prover = cellLimit.map { Prover(problem, cellLimit: $0) } ?? Prover(problem)
    reference = ReferenceOptima(problem: problem)
    let isSatisfiable = reference.areSatisfiable(at: problem.usualPoint)
    expect((prover != nil) == isSatisfiable, "satisfiable at the usual point: \(isSatisfiable)")
    if prover == nil { tally.rejected += 1 }
  }

  /// The difference between exact results and floating-point results that is a rounding error.
  private static let rounding = 1e-6
  /// The amount by which a proved claim may be violated.
  private static let tolerance = 1e-3

  /// Compares the verdicts about a claim, and about the claim with constants that make it almost false and
  /// almost true at the sample points.
  mutating func run(_ claim: Claim) {
    guard let prover else { return }
    let violations = points.compactMap { reference.violation(of: claim, at: $0) }
    let largest = violations.max() ?? 0
    var offsets: [Rational] = [0]
    if largest.isFinite, largest.magnitude < 1e6 {
      let limit = Rational(Int64((largest * 1024).rounded())) / 1024
      offsets = [-limit - 1, -limit, Rational(1) / 50 - limit]
    }
    for (index, offset) in offsets.enumerated() {
      let forms = claim.forms.map { $0 + AffineForm(constant: offset) }
      let moved = Claim(anyAtMostZero: forms)
      let comment = "\(comment), claim \(moved.forms), case \(index)"
      switch count(prover.decide(moved)) {
      case .proved:
        let excess = largest + offset.quotient
        let limit = Self.tolerance + Self.rounding
        expect(excess <= limit, "\(comment): proved, but violated by \(excess)")
      case .counterexample(let found):
        guard expectPoint(found, comment) else { continue }
        let violation = reference.violation(of: moved, at: found.point)
        expectExcess(found, violation, comment)
      case .undecided: break
      }
    }
  }

  /// Compares the verdict about the uniqueness of some variables.
  mutating func runUniqueness(of variables: [Int]) {
    guard let prover else { return }
    let comment = "\(comment), uniqueness of \(variables)"
    switch count(prover.decideUniqueness(of: variables)) {
    case .proved:
      for point in points {
        guard let widths = reference.widths(at: point) else { continue }
        let width = variables.map { widths[$0] }.max() ?? 0
        let limit = Self.tolerance + Self.rounding
        expect(width <= limit, "\(comment): proved, but \(width) wide at \(point)")
      }
    case .counterexample(let found):
      guard expectPoint(found, comment), let widths = reference.widths(at: found.point) else {
        return
      }
      guard let variable = found.variable, variables.contains(variable) else {
        return expect(false, "\(comment): variable")
      }
      expectExcess(found, widths[variable], comment)
    case .undecided: break
    }
  }

  /// Compares the verdict about the required rows.
  mutating func runSatisfiability() {
    guard let prover else { return }
    switch count(prover.decideSatisfiability()) {
    case .proved:
      for point in points {
        expect(reference.areSatisfiable(at: point), "\(comment): proved, at \(point)")
      }
    case .counterexample(let found):
      expect(problem.contains(found.point), "\(comment): in the box: \(found.point)")
      let isSatisfiable = reference.areSatisfiable(at: found.point)
      expect(!isSatisfiable, "\(comment): unsatisfiable at \(found.point)")
    case .undecided: break
    }
  }

  private mutating func expect(_ condition: Bool, _ comment: String) {
    if !condition { failures.append(comment) }
  }

  private mutating func count(_ verdict: Prover.Verdict) -> Prover.Verdict {
    switch verdict {
    case .proved: tally.proved += 1
    case .counterexample: tally.violated += 1
    case .undecided: tally.undecided += 1
    }
    return verdict
  }

  /// Expects that a counterexample has a possible point, and returns whether it has.
  private mutating func expectPoint(_ found: Prover.Counterexample, _ comment: String) -> Bool {
    let isPossible =
      problem.contains(found.point) && reference.areSatisfiable(at: found.point)
    expect(isPossible, "\(comment): possible point \(found.point)")
    return isPossible
  }

  private mutating func expectExcess(
    _ found: Prover.Counterexample, _ violation: Double?, _ comment: String
  ) {
    let excess = found.excess?.quotient ?? .infinity
    let isRight =
      violation.map { distance($0, excess) <= Self.rounding } ?? false
      && excess > Self.tolerance
    expect(
      isRight,
      "\(comment): excess \(excess), but \(violation ?? .nan) at \(found.point)")
  }

  /// The difference of two numbers, relative to large numbers; 0 if both are infinite.
  private func distance(_ left: Double, _ right: Double) -> Double {
    if left == right { return 0 }
    let size = Swift.max(1, Swift.min(left.magnitude, right.magnitude) / 1000)
    return (left - right).magnitude / size
  }
}

import LayoutSolver
import VFLRecords

/// Reduces certificates of conflicts, and finds the smallest changes that resolve a conflict.
///
/// The rows of a certificate are irreducible. However, the user's rows in the certificate may contradict each
/// other a second time, together with implicit rows that are not in the certificate. A change that resolves
/// the first conflict may leave this second conflict. Each change is therefore tested.
struct ConflictReduction {
  /// Rows that do not come from the source.
  enum Background {
    /// The rows that define variables.
    case definitions
    /// The rows that define variables, the rows that keep sizes from being negative, and the rows of the
    /// container's size. If an axis is given, the container's size on this axis is not included.
    case sizes(butOfContainerOn: Axis?)
  }

  private let rows: LayoutRows
  private let background: Background
  /// The number of row coefficients that the tests of a conflict may have in total.
  ///
  /// At least ``fewestTests`` tests are run, regardless of their coefficients.
  private let effort: Int
  /// The number of row coefficients that the remaining tests of the current conflict may have in total.
  private var effortLeft = 0
  /// The number of tests that may still be run for the current conflict regardless of their cost.
  private var testsLeft = 0
  private var backend = SimplexBackend()

  /// The default effort: enough for all tests of a small conflict, and for some of the tests of a conflict
  /// with several hundred members.
  private static let usualEffort = 100_000
  /// The number of tests that are run even in the largest conflicts: for the container's size and a few
  /// members.
  private static let fewestTests = 4
  /// The maximum number of terms that are solved to reduce a conflict between deeply nested items.
  private static let reductionEffort = 4_000_000

  /// Creates a reduction of conflicts among the rows of a layout.
  ///
  /// Each test also includes the rows of `background` that share variables with the tested rows.
  init(
    _ rows: LayoutRows, beside background: Background, effort: Int = usualEffort
  ) {
    self.rows = rows
    self.background = background
    self.effort = effort
  }

  /// Returns the certificate without the rows that define variables, reduced until no other row can be
  /// omitted.
  ///
  /// A definition only eliminates a variable, so it can be dropped from the certificate. However, some of the
  /// other rows may be unsatisfiable together with definitions that the certificate does not use. In this
  /// case the conflict is reduced to these rows. The reduction stops early if it exceeds its budget.
  mutating func reduced(_ certificate: InfeasibilityCertificate) -> InfeasibilityCertificate {
    guard rows.memberCount < rows.problem.rowCount else { return certificate }
    var found = members(of: certificate)
    let definitions = certificate.rows.count - found.rows.count
    // If the certificate uses every definition that its other rows depend on, it is already irreducible.
    let needed = needed(by: found.rows, .definitions)
    guard needed.count > found.rows.count + definitions else { return found }
    var budget = Self.reductionEffort
    var place = 0
    while place < found.rows.count {
      let part = part(found.rows, without: place, .definitions)
      budget -= part.problem.terms.count
      guard budget >= 0 else { break }
      guard let smaller = contradiction(in: part) else {
        place += 1
        continue
      }
      // Every conflict among these rows contains the rows before `place`, so these rows keep their positions.
      found = members(of: smaller)
    }
    return found
  }

  /// Returns the certificate without definitions, scaled so that its largest multiplier is 1.
  private func members(of certificate: InfeasibilityCertificate) -> InfeasibilityCertificate {
    InfeasibilityCertificate(
      scaling: zip(certificate.rows, certificate.multipliers)
        .filter { $0.0 < rows.memberCount }.map { ($0.0, $0.1) })
  }

  /// Returns the conflict of a certificate, with the smallest changes that were found to resolve it.
  mutating func conflict(of certificate: InfeasibilityCertificate) -> Conflict {
    effortLeft = effort
    testsLeft = Self.fewestTests
    return advised(certificate)
  }

  /// Returns the conflict of a certificate, or a smaller conflict among its members.
  ///
  /// The smaller conflict is returned if relaxing any single member that was tried does not resolve the
  /// larger one. Every member whose removal resolves the larger conflict is also a member of the smaller
  /// conflict.
  mutating func leastConflict(
    of certificate: InfeasibilityCertificate
  ) -> (certificate: InfeasibilityCertificate, conflict: Conflict) {
    var certificate = certificate
    var conflict = conflict(of: certificate)
    while conflict.demotion == nil, let place = rows.layout.easiestDemotion(of: conflict.members) {
      let part = part(certificate.rows, without: place, background)
      guard isAffordable(part) else { break }
      guard let smaller = contradiction(in: part) else {
        conflict.demotion = conflict.members[place]
        break
      }
      certificate = reduced(smaller)
      conflict = advised(certificate)
    }
    return (certificate, conflict)
  }

  /// Returns the conflict of a certificate with the changes that resolve it, within the remaining effort.
  private mutating func advised(_ certificate: InfeasibilityCertificate) -> Conflict {
    var conflict = Conflict(
      members: certificate.rows.map(rows.member),
      multipliers: Self.wholeMultipliers(certificate.multipliers),
      constants: certificate.rows.map { rows.problem.rows[$0].constant })
    let part = part(certificate.rows, background)
    let needed = conflict.resolvingConstants
    func candidate(_ place: Int, _ constant: Double) -> ChangeCandidate? {
      ChangeCandidate(conflict, at: place, constant, in: rows.layout)
    }
    let cheapest = needed.enumerated().compactMap { candidate($0, $1) }.sorted()
    // In a large conflict, not all candidates may be tried. The container's size is tried first, because it
    // is reported in addition to any other change.
    let order = cheapest.filter { $0.isOfContainer } + cheapest.filter { !$0.isOfContainer }
    var found: [ChangeCandidate] = []
    for place in order.map({ $0.place }) where isAffordable(part) {
      guard let tested = nearestConstant(of: certificate.rows[place], in: part) else { continue }
      // If only a rounding error separates both constants, the computed one is the more exact.
      let distance =
        needed[place] < conflict.constants[place] ? needed[place] - tested : tested - needed[place]
      let isFarther = distance > 1e-9 * max(1, tested.magnitude, needed[place].magnitude)
      if let change = candidate(place, isFarther ? tested : needed[place]) { found.append(change) }
    }
    found.sort()
    conflict.changes = found.map { $0.change }
    // If a new constant for a member resolves the conflict, a lower priority of the member resolves it, too.
    let members = found.map { $0.change.member }
    conflict.demotion = rows.layout.easiestDemotion(of: members).map { members[$0] }
    return conflict
  }

  /// Returns the multipliers scaled so that all of them are whole numbers and the smallest magnitude is at
  /// most 12.
  ///
  /// Returns the multipliers unchanged if there is no such scale.
  private static func wholeMultipliers(_ multipliers: [Double]) -> [Double] {
    guard let least = multipliers.map({ $0.magnitude }).min(), least > 0 else { return multipliers }
    for times in 1...12 {
      let scaled = multipliers.map { $0 * (Double(times) / least) }
      let isWhole = scaled.allSatisfy {
        ($0 - $0.rounded()).magnitude <= 1e-9 * max(1, $0.magnitude)
      }
      if isWhole { return scaled.map { $0.rounded() } }
    }
    return multipliers
  }

  // MARK: Tests

  /// Returns some rows, without the row at `omitted`, and the background rows that they depend on.
  private func part(
    _ some: [Int], without omitted: Int? = nil, _ background: Background
  ) -> Subproblem {
    var some = some
    if let omitted { some.remove(at: omitted) }
    return Subproblem(needed(by: some, background).sorted(), of: rows.problem)
  }

  /// Returns some rows and the background rows that they depend on.
  ///
  /// A row depends on the background rows that contain one of its variables, and on the rows that these
  /// depend on in turn. The background rows are in no particular order.
  private func needed(by some: [Int], _ background: Background) -> [Int] {
    var found = some
    var isTaken = Set(some)
    var next = 0
    while next < found.count {
      for term in rows.problem.terms(of: found[next]) {
        let own = backgroundRows(background, on: Int(term.variable))
        found += own.filter { isTaken.insert($0).inserted }
      }
      next += 1
    }
    return found
  }

  private func backgroundRows(_ background: Background, on variable: Int) -> [Int] {
    let definition = rows.memberCount + variable - rows.tree.variableCount
    if definition >= rows.memberCount { return [definition] }
    guard case .sizes(let varied) = background, let size = rows.tree.attribute(of: variable),
      size.part.isSize
    else { return [] }
    let axis = size.part.axis
    let nonNegative = rows.firstNonNegative + 2 * size.item.index + (axis == .horizontal ? 0 : 1)
    guard size.item == LayoutProblem.container, axis != varied,
      let container = rows.containerRow(on: axis)
    else { return [nonNegative] }
    return [container, nonNegative]
  }

  /// Counts a test of a part, and returns whether the remaining effort allows the test.
  private mutating func isAffordable(_ part: Subproblem) -> Bool {
    effortLeft -= part.problem.terms.count
    testsLeft -= 1
    return effortLeft >= 0 || testsLeft >= 0
  }

  /// Returns a certificate that the rows of a part are unsatisfiable; `nil` if they are satisfiable.
  private mutating func contradiction(in part: Subproblem) -> InfeasibilityCertificate? {
    guard case .infeasible(let found) = backend.solve(part.problem) else { return nil }
    return found.inWhole(part)
  }

  /// Returns the constant nearest to a row's own constant that makes all rows of a part satisfiable.
  ///
  /// This constant is the value of the left side of the row at the optimum if only this row is optional. The
  /// result is `nil` if the other rows are unsatisfiable without this row, if rounding errors prevent the
  /// solver from verifying the optimum, or if the part does not contain the row.
  private mutating func nearestConstant(of row: Int, in part: Subproblem) -> Double? {
    guard let number = part.rows.firstIndex(of: row),
      case .optimal(let values) = backend.solve(
        part.problem.replacingPriority(of: number, with: LinearProblem.requiredPriority / 2)),
      backend.isVerified
    else { return nil }
    return part.problem.leftSide(of: number, at: values)
  }
}

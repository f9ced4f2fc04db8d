/// Pairs of rows that bound the same sum of variables from both sides and leave no value between the bounds.
///
/// No conflict but a single false row is as small and as local as such a pair, so pairs are told before
/// conflicts that take in the rest of a layout. Rows are put together by the ratios of their coefficients.
/// O(terms · log terms).
struct OppositeBounds {
  /// A row, and its multiplier in the proof.
  typealias Entry = (row: Int, multiplier: Double)

  /// Pairs of rows that contradict each other; no two share an elastic row.
  private(set) var pairs: [[Entry]] = []

  /// A row as a bound of a sum of variables, in which the first variable has the coefficient 1.
  private struct Bound {
    let row: Int
    let value: Double
    /// What the row was divided by.
    let scale: Double
    let isLower: Bool
    let isUpper: Bool
    /// The hash of the sum, which all bounds of that sum have in common, and where its terms stand.
    let hash: UInt64
    let terms: Range<Int>
  }

  private var variables: [DenseIndex] = []
  private var ratios: [Double] = []

  /// Looks for pairs among the rows of a problem, all of which count as required.
  init(in problem: LinearProblem, isElastic: (Int) -> Bool) {
    var bounds: [Bound] = []
    for row in 0..<problem.rowCount {
      if let bound = bound(row, of: problem) { bounds.append(bound) }
    }
    bounds.sort { ($0.hash, $0.row) < ($1.hash, $1.row) }
    var first = 0
    while first < bounds.count {
      var end = first + 1
      while end < bounds.count && bounds[end].hash == bounds[first].hash { end += 1 }
      if end > first + 1 {
        appendPairs(bounds[first..<end].filter { isSame($0, bounds[first]) }, isElastic)
      }
      first = end
    }
    pairs.sort { $0[0].row < $1[0].row }
  }

  /// A row divided by the coefficient of its first variable; nil if no term is left.
  private mutating func bound(_ row: Int, of problem: LinearProblem) -> Bound? {
    let first = variables.count
    var largest = 0.0
    let terms = problem.termRange(of: row).sorted {
      problem.terms[$0].variable < problem.terms[$1].variable
    }
    for term in terms {
      let (variable, coefficient) = (problem.terms[term].variable, problem.terms[term].coefficient)
      largest = max(largest, coefficient.magnitude)
      if variables.count > first && variables[variables.count - 1] == variable {
        ratios[variables.count - 1] += coefficient
      } else {
        variables.append(variable)
        ratios.append(coefficient)
      }
    }
    let noise = largest * Tolerance.rounding
    guard let leading = (first..<ratios.count).first(where: { ratios[$0].magnitude > noise }) else {
      return nil
    }
    let scale = ratios[leading]
    var hash: UInt64 = 0
    for place in leading..<ratios.count {
      ratios[place] = ratios[place].magnitude > noise ? ratios[place] / scale : 0
      hash = BitMixer.mixed((hash ^ UInt64(variables[place])) &+ BitMixer.increment)
      hash = BitMixer.mixed((hash ^ ratios[place].bitPattern) &+ BitMixer.increment)
    }
    let relation = problem.rows[row].relation
    return Bound(
      row: row, value: problem.rows[row].constant / scale, scale: scale,
      isLower: relation == .equal || (relation == .greaterThanOrEqual) == (scale > 0),
      isUpper: relation == .equal || (relation == .lessThanOrEqual) == (scale > 0),
      hash: hash, terms: leading..<ratios.count)
  }

  private func isSame(_ one: Bound, _ other: Bound) -> Bool {
    variables[one.terms] == variables[other.terms] && ratios[one.terms] == ratios[other.terms]
  }

  /// Pairs the largest lower bounds of a sum with the least upper ones as long as they contradict each
  /// other.
  private mutating func appendPairs(_ bounds: [Bound], _ isElastic: (Int) -> Bool) {
    let lower = bounds.filter { $0.isLower }.sorted { ($1.value, $0.row) < ($0.value, $1.row) }
    let upper = bounds.filter { $0.isUpper }.sorted { ($0.value, $0.row) < ($1.value, $1.row) }
    var taken: Set<Int> = []
    var (low, high) = (0, 0)
    while true {
      while low < lower.count && taken.contains(lower[low].row) { low += 1 }
      while high < upper.count && taken.contains(upper[high].row) { high += 1 }
      guard low < lower.count, high < upper.count else { return }
      let (below, above) = (lower[low], upper[high])
      let scale = min(below.scale.magnitude, above.scale.magnitude)
      let magnitude = scale * (below.value.magnitude + above.value.magnitude)
      let gap = scale * (below.value - above.value)
      guard gap > 0, Tolerance.isViolation(gap, magnitude: magnitude) else { return }
      pairs.append(
        [(below.row, 1 / below.scale), (above.row, -1 / above.scale)].sorted { $0.0 < $1.0 })
      let elastic = [below.row, above.row].filter(isElastic)
      // What is given contradicts itself, once and for all.
      if elastic.isEmpty { return }
      taken.formUnion(elastic)
    }
  }
}

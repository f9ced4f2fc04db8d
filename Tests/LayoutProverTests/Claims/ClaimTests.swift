import ExactNumbers
import LayoutProver
import Testing
import VFLTestSupport

@Suite("Claims with known answers")
struct ClaimTests {
  /// A form with two labels of equal width and a field, in a container whose width varies.
  ///
  /// The parameters are the width of the container and the widths of the labels' texts. The variables are the
  /// widths of the two labels and of the field. The labels are as wide as the wider text, and the field is as
  /// wide as possible.
  private var form: ProblemBuilder {
    var form = ProblemBuilder(
      variables: 3, [.between(320, 400, usual: 375), .between(40, 200), .between(40, 180)])
    let (first, second, field) = (form.x(0), form.x(1), form.x(2))
    form.equal(first, second)
    form.equal(field + first, form.p(0) - 48)
    for (label, text) in [(first, form.p(1)), (second, form.p(2))] {
      form.atLeast(label, text, level: 0)
      form.atMost(label, text, level: 2)
    }
    form.atLeast(field, 100, level: 1)
    return form
  }

  @Test("the field of a form with labels of equal width has a known least width")
  func equalLabels() throws {
    let form = form
    let prover = try #require(Prover(form.problem))
    expectProved(prover, .atLeast(form.x(2), 72))
    expectProved(prover, .atMost(form.x(2), 312))
    expectCounterexample(prover, .atLeast(form.x(2), 73)) { point in
      // The field is the rest of the container.
      73 - (point[0] - 48 - max(point[1], point[2]))
    }
    expectCounterexample(prover, .atLeast(form.x(2), 100)) { point in
      100 - (point[0] - 48 - max(point[1], point[2]))
    }
  }

  @Test("each of two labels of equal width is as wide as the wider text")
  func equalLabelWidths() throws {
    let form = form
    let prover = try #require(Prover(form.problem))
    expectProved(prover, .atLeast(form.x(0), form.p(2)))
    expectProved(
      prover, Claim(anyAtMostZero: [form.x(0) - form.p(1), form.x(0) - form.p(2)]))
    expectProved(prover.decideUniqueness(of: [0, 1, 2]))
    expectCounterexample(prover, .atMost(form.x(0), form.p(1))) { max($0[1], $0[2]) - $0[1] }
  }

  /// The problem of the least `x` that is at least each of two parameters from 0 to 100.
  private var larger: ProblemBuilder {
    var larger = ProblemBuilder(variables: 1, [.between(0, 100, usual: 50), .between(0, 100)])
    larger.atLeast(larger.x(0), larger.p(0))
    larger.atLeast(larger.x(0), larger.p(1))
    larger.atMost(larger.x(0), 0, level: 0)
    return larger
  }

  @Test("the larger of two parameters is compared with linear functions exactly")
  func kink() throws {
    let larger = larger
    let (x, a, b) = (larger.x(0), larger.p(0), larger.p(1))
    let prover = try #require(Prover(larger.problem))
    func value(_ point: [Rational]) -> Rational { max(point[0], point[1]) }
    expectProved(prover, .atMost(x, 100))
    expectProved(prover, .atMost(x, a + b))
    expectProved(prover, .atLeast(x + x, a + b))
    expectProved(prover, .atMost(x - a, 100))
    expectProved(prover, Claim(anyAtMostZero: [x - a, x - b]))
    expectCounterexample(prover, .atMost(x, a)) { value($0) - $0[0] }
    expectCounterexample(prover, .atMost(x, 99)) { value($0) - 99 }
    expectCounterexample(prover, .atMost(x + x, a + b)) { 2 * value($0) - $0[0] - $0[1] }
    expectCounterexample(prover, .atMost(x, a + b - 1)) { value($0) - $0[0] - $0[1] + 1 }
    expectCounterexample(prover, Claim(anyAtMostZero: [x - a + 1, x - b + 1])) { _ in 1 }
  }

  @Test("a violation at one corner is reported if and only if it exceeds the tolerance")
  func corner() throws {
    var sum = ProblemBuilder(
      variables: 2, (0..<4).map { _ in .between(0, 10, usual: 3) })
    sum.atLeast(sum.x(0), sum.p(0) + sum.p(1))
    sum.atLeast(sum.x(0), sum.p(2) + 2)
    sum.equal(sum.x(1), sum.x(0) + sum.p(2) + sum.p(3))
    sum.atMost(sum.x(0), 0, level: 1)
    let prover = try #require(Prover(sum.problem))
    expectProved(prover, .atMost(sum.x(1), 40))
    expectProved(prover, .atMost(sum.x(1), .fraction(399_995, 10_000)))
    expectProved(prover, .atMost(sum.x(1), .fraction(39_999, 1000)))
    expectCounterexample(prover, .atMost(sum.x(1), .fraction(3999, 100))) { point in
      max(point[0] + point[1], point[2] + 2) + point[2] + point[3]
        - Rational(3999) / Rational(100)
    }
    let tolerance = Rational(1) / Rational(50)
    expectProved(prover.decide(.atMost(sum.x(1), .fraction(3999, 100)), tolerance: tolerance))
    expectCounterexample(prover.decide(.atMost(sum.x(1), 39), tolerance: tolerance))
  }

  @Test("a claim about two components that share a parameter compares them at the same point")
  func sharedParameter() throws {
    // The components are x = max(a, b) and y = min(a, c).
    var pair = ProblemBuilder(
      variables: 2, [.between(0, 50, usual: 20), .between(0, 60), .between(10, 50)])
    let (x, y) = (pair.x(0), pair.x(1))
    for limit in [pair.p(0), pair.p(1)] { pair.atLeast(x, limit) }
    for limit in [pair.p(0), pair.p(2)] { pair.atMost(y, limit) }
    pair.atMost(x, 0, level: 0)
    pair.atLeast(y, 100, level: 0)
    let prover = try #require(Prover(pair.problem))
    expectProved(prover, .atMost(y, x))
    expectProved(prover, Claim(anyAtMostZero: [x - pair.p(0), y - pair.p(1)]))
    expectCounterexample(prover, .atMost(y, x - 1)) { point in
      min(point[0], point[2]) - max(point[0], point[1]) + 1
    }
  }

  @Test("two rectangles are apart although each direction separates them only in a part")
  func rectangles() throws {
    // A view moves around a fixed rectangle: top, trailing edge, bottom, leading edge. The parameters are its
    // position on this path and its size.
    var path = ProblemBuilder(variables: 4, [.between(0, 500), .between(40, 50)])
    let (x, y, t, size) = (path.x(0), path.x(1), path.p(0), path.p(1))
    let (highX, highY) = (path.x(2), path.x(3))
    for limit in [t, 100, 350 - t] { path.atMost(highX, limit) }
    for limit in [100, 200 - t] { path.atMost(highY, limit) }
    for limit in [highX, -50] { path.atLeast(x, limit) }
    for limit in [highY, -50, t - 450] { path.atLeast(y, limit) }
    for high in [highX, highY] { path.atLeast(high, 1000, level: 0) }
    for low in [x, y] { path.atMost(low, -1000, level: 1) }
    let prover = try #require(Prover(path.problem))
    func apart(by gap: AffineForm) -> [AffineForm] {
      [100 - x + gap, x + size + gap, 100 - y + gap, y + size + gap]
    }
    expectProved(prover, Claim(anyAtMostZero: apart(by: 0)))
    expectProved(prover, Claim(anyAtMostZero: apart(by: .fraction(1, 2000))))
    for direction in apart(by: 0).indices {
      var others = apart(by: 0)
      others.remove(at: direction)
      expectCounterexample(prover, Claim(anyAtMostZero: others)) { point in
        let (x, y) = Self.position(at: point[0])
        var gaps = [100 - x, x + point[1], 100 - y, y + point[1]]
        gaps.remove(at: direction)
        return gaps.min() ?? 0
      }
    }
    expectCounterexample(prover, Claim(anyAtMostZero: apart(by: .fraction(1, 50)))) { point in
      let (x, y) = Self.position(at: point[0])
      let gaps = [100 - x, x + point[1], 100 - y, y + point[1]]
      return (gaps.min() ?? 0) + Rational(1) / Rational(50)
    }
  }

  /// Returns the position of the view at a point of its path.
  private static func position(at t: Rational) -> (x: Rational, y: Rational) {
    (max(-50, min(t, 100, 350 - t)), max(-50, t - 450, min(100, 200 - t)))
  }

  @Test("a scaled parameter is only as large as its scale allows")
  func scaledParameter() throws {
    // The text is 40 to 400 points wide at the usual text size, and the text size grows up to three times.
    var text = ProblemBuilder(
      variables: 1, [.between(1, 3), .between(40, 400, usual: 100, scale: 0), .between(0, 500)])
    let (x, size, content) = (text.x(0), text.p(0), text.p(1))
    text.equal(x, content + text.p(2))
    let prover = try #require(Prover(text.problem))
    let largest = AffineForm(LinearForm([(text.problem.column(ofParameter: 0), 400)]))
    let least = AffineForm(LinearForm([(text.problem.column(ofParameter: 0), 40)]))
    expectProved(prover, .atMost(x, largest + 500))
    expectProved(prover, .atLeast(x, least))
    expectProved(prover, .atMost(x, 1700))
    expectCounterexample(prover, .atLeast(x, least + size)) { 41 * $0[0] - $0[1] - $0[2] }
    expectCounterexample(prover, .atMost(x, largest + 499)) { point in
      point[1] + point[2] - 400 * point[0] - 499
    }
  }

  @Test("a stronger level is satisfied even if weaker levels cost more")
  func levels() throws {
    var levels = ProblemBuilder(variables: 1, [.between(0, 10)])
    levels.equal(levels.x(0), levels.p(0), level: 0)
    for _ in 0..<5 { levels.equal(levels.x(0), 100, level: 1) }
    var prover = try #require(Prover(levels.problem))
    expectProved(prover, .atMost(levels.x(0), levels.p(0)))
    // In the same level, the sum of the violations counts.
    var sum = ProblemBuilder(variables: 1, [.between(0, 10)])
    sum.equal(sum.x(0), sum.p(0), level: 0)
    for _ in 0..<2 { sum.equal(sum.x(0), 100, level: 0) }
    prover = try #require(Prover(sum.problem))
    expectProved(prover, .atLeast(sum.x(0), 100))
    expectCounterexample(prover, .atMost(sum.x(0), sum.p(0))) { 100 - $0[0] }
  }

  @Test("the tightest of several bounds of a variable applies")
  func bounds() throws {
    let parameter = ParametricProblem.Parameter.between(-100, 200, usual: 20)
    for limits: [AffineForm] in [[50, 30, 40], [30, 40, 50], [40, 50, 30]] {
      var bounded = ProblemBuilder(variables: 1, [parameter])
      let (x, p) = (bounded.x(0), bounded.p(0))
      for limit in limits {
        bounded.atMost(x, limit)
        bounded.atLeast(x + limit, 0)
      }
      bounded.equal(x, p, level: 0)
      let prover = try #require(Prover(bounded.problem))
      expectProved(prover, .atMost(x, 30))
      expectProved(prover, .atLeast(x, -30))
      expectCounterexample(prover, .atMost(x, 29)) { min(30, $0[0]) - 29 }
      expectCounterexample(prover, .atLeast(x, -29)) { -29 - max(-30, $0[0]) }
    }
  }

  @Test("a violation without a limit has no excess")
  func unlimited() throws {
    var open = ProblemBuilder(variables: 2, [.between(0, 10)])
    open.atLeast(open.x(0), open.p(0))
    open.atLeast(open.x(1), 5, level: 0)
    let prover = try #require(Prover(open.problem))
    expectProved(prover, .atLeast(open.x(0), 0))
    for variable in 0...1 {
      guard case .counterexample(let found) = prover.decide(.atMost(open.x(variable), 50)) else {
        Issue.record("expected a counterexample for variable \(variable)")
        continue
      }
      expectEqual(found.excess, nil)
    }
  }

  @Test("a claim about parameters alone is decided")
  func parametersAlone() throws {
    let builder = ProblemBuilder(
      variables: 1, [.between(0, 10, usual: 5), .between(10, 20, usual: 15)])
    let prover = try #require(Prover(builder.problem))
    let (a, b) = (builder.p(0), builder.p(1))
    expectProved(prover, .atMost(a, b))
    expectProved(prover, .atMost(0, 0))
    expectCounterexample(prover, .atMost(a + 1, b)) { $0[0] + 1 - $0[1] }
    expectCounterexample(prover, .atMost(1, 0)) { _ in 1 }
  }
}

import ExactNumbers
import Testing
import VFLTestSupport

@testable import LayoutProver

@Suite("Exact simplex")
struct ExactSimplexTests {
  /// Expects that a conflict proves that no values are within all bounds.
  private func expectCertificate(
    _ conflict: ExactSimplex.Conflict, _ system: LinearSystem, _ comment: String
  ) {
    // The form is a consequence of the equations.
    var random = SplitMix64(seed: 3)
    let values = system.allValues(
      system.bounds.map { _ in Rational(Int64(random.next(below: 2000)) - 1000) })
    expectEqual(
      conflict.form.value { values[$0] }, values[conflict.variable], "\(comment): form")
    // Even the bounds that help most leave the variable outside its own bounds.
    var extreme = Rational.zero
    for term in conflict.form.terms {
      let bounds = system.allBounds[term.index]
      let isUpper = (term.coefficient.signum > 0) == conflict.isBelow
      guard let bound = isUpper ? bounds.upper : bounds.lower else {
        Issue.record("\(comment): variable \(term.index) has no limit")
        return
      }
      extreme.add(term.coefficient, times: bound)
    }
    let own = system.allBounds[conflict.variable]
    let isViolated =
      conflict.isBelow
      ? own.lower.map { extreme < $0 } ?? false : own.upper.map { extreme > $0 } ?? false
    expectEqual(isViolated, true, "\(comment): variable \(conflict.variable) reaches \(extreme)")
  }

  /// Expects that all values are within their bounds and satisfy the equations.
  private func expectFeasible(
    _ simplex: ExactSimplex, _ system: LinearSystem, _ comment: String
  ) {
    let isWithin = zip(simplex.bounds, simplex.values).allSatisfy { $0.contains($1) }
    expectEqual(isWithin, true, "\(comment): all values are within their bounds")
    expectEqual(system.agrees(with: simplex), true, "\(comment): the equations are unchanged")
  }

  @Test("a restored point is within all bounds, and a conflict proves that there is no such point")
  func feasibility() {
    var conflictCount = 0
    for index in 0..<400 {
      var random = SplitMix64(seed: 1, case: index)
      let system = SystemGenerator().system(using: &random)
      var simplex = system.simplex
      if let conflict = simplex.restoreFeasibility() {
        expectCertificate(conflict, system, "case \(index)")
        expectEqual(system.agrees(with: simplex), true, "case \(index): unchanged equations")
        conflictCount += 1
      } else {
        expectFeasible(simplex, system, "case \(index)")
      }
    }
    expectEqual((40...360).contains(conflictCount), true, "both outcomes: \(conflictCount)")
  }

  @Test("a point is restored if and only if the system has a vertex")
  func completeness() {
    let generator = SystemGenerator(variables: 1...3, rows: 1...4, isBounded: true)
    for index in 0..<150 {
      var random = SplitMix64(seed: 2, case: index)
      let system = generator.system(using: &random)
      var simplex = system.simplex
      let isRestored = simplex.restoreFeasibility() == nil
      expectEqual(isRestored, !system.vertices.isEmpty, "case \(index)")
    }
  }

  @Test("the maximum of a form is its greatest value at a vertex")
  func maximum() {
    let generator = SystemGenerator(variables: 1...3, rows: 0...4, isBounded: true)
    for index in 0..<150 {
      var random = SplitMix64(seed: 3, case: index)
      let system = generator.system(using: &random)
      var simplex = system.simplex
      let terms = system.bounds.indices.map { variable in
        (variable: variable, coefficient: Rational(Int64(random.next(below: 7)) - 3))
      }
      let objective = LinearForm(terms)
      guard simplex.restoreFeasibility() == nil else { continue }
      let variable = simplex.addVariable(equalTo: objective, .free)
      expectEqual(simplex.maximize(variable), true, "case \(index): bounded")
      let best = system.vertices.map { vertex in objective.value { vertex[$0] } }.max()
      expectEqual(simplex.values[variable], best ?? .zero, "case \(index)")
      expectFeasible(simplex, system, "case \(index)")
      expectReducedCosts(of: variable, simplex, "case \(index)")
    }
  }

  /// Expects that no nonbasic variable can increase a basic variable.
  private func expectReducedCosts(of variable: Int, _ simplex: ExactSimplex, _ comment: String) {
    for term in simplex.form(of: variable).terms {
      let bounds = simplex.bounds[term.index]
      let limit = term.coefficient.signum > 0 ? bounds.upper : bounds.lower
      expectEqual(limit, simplex.values[term.index], "\(comment): variable \(term.index)")
    }
  }

  @Test("a form without a limit has no maximum")
  func unboundedMaximum() {
    for index in 0..<200 {
      var random = SplitMix64(seed: 4, case: index)
      let system = SystemGenerator(variables: 2...4, rows: 1...4).system(using: &random)
      var simplex = system.simplex
      guard simplex.restoreFeasibility() == nil else { continue }
      let objective = LinearForm(variable: random.next(below: system.bounds.count))
      let variable = simplex.addVariable(equalTo: objective, .free)
      let isBounded = simplex.maximize(variable)
      expectFeasible(simplex, system, "case \(index)")
      // The variable reaches a large value if and only if it has no maximum.
      var other = system
      other.rows.append((objective, .init(lower: 1_000_000, upper: nil)))
      var limited = other.simplex
      expectEqual(limited.restoreFeasibility() != nil, isBounded, "case \(index)")
      if isBounded { expectReducedCosts(of: variable, simplex, "case \(index)") }
    }
  }

  @Test("an expected optimum is confirmed only if the form cannot increase")
  func expectedOptimum() {
    let generator = SystemGenerator(variables: 1...3, rows: 1...5, largest: 2, isBounded: true)
    var confirmedCount = 0
    for index in 0..<200 {
      var random = SplitMix64(seed: 5, case: index)
      let system = generator.system(using: &random)
      var simplex = system.simplex
      guard simplex.restoreFeasibility() == nil else { continue }
      let objective = LinearForm(variable: random.next(below: system.bounds.count))
      let variable = simplex.addVariable(equalTo: objective, .free)
      var full = simplex
      _ = full.maximize(variable)
      let isOptimal = full.values[variable] == simplex.values[variable]
      let start = simplex.values
      let isConfirmed = simplex.maximize(variable, isExpectedOptimal: true)
      expectEqual(isConfirmed, isOptimal, "case \(index)")
      expectEqual(simplex.values, start, "case \(index): the values stay")
      if isConfirmed { confirmedCount += 1 }
    }
    expectEqual(confirmedCount > 20, true, "\(confirmedCount) optima")
  }

  @Test("changes of bounds and values preserve the equations")
  func changes() {
    for index in 0..<100 {
      var random = SplitMix64(seed: 6, case: index)
      var system = SystemGenerator(isBounded: true).system(using: &random)
      var simplex = system.simplex
      for step in 0..<6 {
        let comment = "case \(index), step \(step)"
        let variable = random.next(below: system.bounds.count)
        let lower = Rational(Int64(random.next(below: 7)) - 3)
        let bounds = ExactSimplex.Bounds(lower: lower, upper: lower + Rational(Int64(step % 3)))
        simplex.setBounds(of: variable, bounds)
        system.bounds[variable] = bounds
        if simplex.row(of: variable) == nil {
          expectEqual(bounds.contains(simplex.values[variable]), true, "\(comment): nonbasic value")
        }
        expectEqual(system.agrees(with: simplex), true, comment)
        if let conflict = simplex.restoreFeasibility() {
          expectCertificate(conflict, system, comment)
        } else {
          expectFeasible(simplex, system, comment)
        }
      }
    }
  }

  @Test("a discarded variable keeps its value, and the forms of the others contain it no longer")
  func discarded() {
    for index in 0..<100 {
      var random = SplitMix64(seed: 7, case: index)
      let system = SystemGenerator(variables: 3...5).system(using: &random)
      var simplex = system.simplex
      guard simplex.restoreFeasibility() == nil else { continue }
      let nonbasic = system.allBounds.indices.filter { simplex.row(of: $0) == nil }
      let variable = random.element(nonbasic)
      let value = simplex.values[variable]
      simplex.discard([variable])
      expectEqual(simplex.isDiscarded(variable), true)
      let isContained = simplex.rows.contains { !$0[variable].isZero }
      expectEqual(isContained, false, "case \(index)")
      let added = simplex.addVariable(equalTo: LinearForm(variable: variable), .free)
      expectEqual(simplex.values[added], value, "case \(index)")
      let objective = simplex.addVariable(equalTo: LinearForm(variable: nonbasic[0]), .free)
      _ = simplex.maximize(objective)
      expectEqual(simplex.values[variable], value, "case \(index): the value stays")
      let values = Array(simplex.values[..<system.allBounds.count])
      expectEqual(system.areSatisfied(by: Array(values[..<system.bounds.count])), true, "\(index)")
      expectEqual(system.allValues(Array(values[..<system.bounds.count])), values, "\(index)")
    }
  }
}

import LayoutSolver
import Testing
import VFLDiagnostics
import VFLNarration
import VFLRecords
import VFLTestSupport

@testable import VFLLayout

@Suite("Sensitivity of random layouts to the container's size")
struct SensitivityTests {
  private struct Counts {
    var sizes = 0
    var breakpoints = 0
    var bounds = 0
    var ambiguous = 0
    var impossible = 0
  }

  @Test(
    "the sensitivity of a random layout matches the solution at each size",
    arguments: [0.3, 0.5, 0.8])
  func randomLayouts(tightness: Double) throws {
    var counts = Counts()
    let seeds = LongTests.cases(1...60, short: 20)
    for seed in seeds {
      var random = SeededRandom(seed)
      let problem = LayoutProblem.random(&random, tightness: tightness)
      let axis: Axis = random.chance(0.5) ? .horizontal : .vertical
      try check(problem, axis, "seed \(seed)", &random, &counts)
    }
    let least = seeds.count / 3
    #expect(counts.ambiguous > 5 * least && counts.impossible > least, "\(counts)")
  }

  @Test(
    "the sensitivity of random rows across the container matches the solution at each width",
    arguments: 0..<4)
  func randomRows(kind: Int) throws {
    var counts = Counts()
    let seeds = LongTests.cases(1...60, short: 12)
    for seed in seeds {
      var random = SeededRandom(seed + 1000 * kind)
      let problem = LayoutProblem.randomRows(&random)
      try check(problem, .horizontal, "seed \(seed) of \(kind)", &random, &counts)
    }
    #expect(counts.breakpoints > seeds.count && counts.bounds > seeds.count / 2, "\(counts)")
    let least = seeds.count / 3
    #expect(counts.ambiguous > least && counts.impossible > least, "\(counts)")
  }

  private func check(
    _ problem: LayoutProblem, _ axis: Axis, _ name: String, _ random: inout SeededRandom,
    _ counts: inout Counts
  ) throws {
    let range = 0.0...900.0
    let sensitivity = try problem.sensitivity(axis: axis, over: range)
    #expect(sensitivity.isComplete, "\(name)")
    let breakpoints = sensitivity.breakpoints
    counts.breakpoints += breakpoints.count
    var sizes = (0..<4).map { _ in Double.random(in: range, using: &random) }
    for regime in sensitivity.regimes where regime.range.upperBound > regime.range.lowerBound {
      sizes.append(Double.random(in: regime.range, using: &random))
    }
    var ends = breakpoints
    for sizes in sensitivity.impossible {
      switch sizes.extent {
      case .below(let bound), .above(let bound): ends.append(bound)
      case .all: break
      }
    }
    counts.bounds += ends.count - breakpoints.count
    for end in ends { sizes += [end - 1e-3, end + 1e-3] }
    for size in sizes where range.contains(size) {
      try compare(sensitivity, problem.resized(axis, to: size), at: size, name, &counts)
    }
    try checkConflicts(sensitivity, problem, name)
  }

  private func compare(
    _ sensitivity: LayoutSensitivity, _ problem: LayoutProblem, at size: Double, _ name: String,
    _ counts: inout Counts
  ) throws {
    let result = try problem.solved()
    counts.sizes += 1
    guard result.status != .unsatisfiable else {
      #expect(sensitivity.regime(at: size) == nil, "\(name) at \(size)")
      counts.impossible += 1
      return
    }
    let regime = try #require(sensitivity.regime(at: size), "\(name) at \(size)")
    let frames = try #require(sensitivity.frames(at: size))
    let lines = sensitivity.linearFrames(in: regime)
    let free = Set(
      result.freeAttributes.map { LayoutRegime.Attribute(item: $0.item, part: $0.part) })
    if regime.range.upperBound > regime.range.lowerBound {
      expectEqual(Set(regime.freeAttributes), free, "\(name) at \(size)")
    }
    if !free.isEmpty {
      counts.ambiguous += 1
      try checkLines(sensitivity, regime, problem, result, at: size, "\(name) at \(size)")
    }
    for item in frames.indices {
      for part in FreeAttribute.Part.allCases
      where !free.contains(.init(item: ItemID(item), part: part)) {
        let expected = result.frames[item][part]
        let allowed = 1e-7 * max(1, expected.magnitude)
        #expect(
          (frames[item][part] - expected).magnitude < allowed,
          "\(name) at \(size): \(item).\(part)")
        #expect(
          (lines[item][part].value(at: size) - expected).magnitude < allowed,
          "\(name) at \(size): \(item).\(part) as a line")
      }
    }
  }

  /// Checks that the values of the free attributes in a regime form a layout as good as the solved layout.
  private func checkLines(
    _ sensitivity: LayoutSensitivity, _ regime: LayoutRegime, _ problem: LayoutProblem,
    _ result: LayoutResult, at size: Double, _ name: String
  ) throws {
    let frames = result.frames.indices.map { item in
      func value(_ part: FreeAttribute.Part) -> Double {
        let lines = sensitivity.lines(
          of: LayoutRegime.Attribute(item: ItemID(item), part: part), in: regime)
        return (lines.last { $0.start <= size } ?? lines[0]).line.value(at: size)
      }
      return Frame(x: value(.x), y: value(.y), width: value(.width), height: value(.height))
    }
    let rows = try LayoutRows(problem)
    for (found, wanted) in zip(rows.costs(at: frames), rows.costs(at: result.frames)) {
      #expect((found - wanted).magnitude < 1e-6 * max(1, wanted), "\(name)")
    }
  }

  private func checkConflicts(
    _ sensitivity: LayoutSensitivity, _ problem: LayoutProblem, _ name: String
  ) throws {
    for impossible in sensitivity.impossible {
      let size: Double =
        switch impossible.extent {
        case .below(let bound): bound - 1e-3
        case .above(let bound): bound + 1e-3
        case .all: 123
        }
      let rows = try LayoutRows(problem.resized(sensitivity.axis, to: size))
      #expect(!rows.arePossible(impossible.conflict), "\(name): the conflict is one")
      for member in impossible.conflict {
        let rest = impossible.conflict.filter { $0 != member }
        #expect(rows.arePossible(rest), "\(name): without \(member) it is none")
      }
    }
    try checkAllAreTold(sensitivity, problem, name)
    let reported = LayoutNarration(of: problem).diagnostics(for: sensitivity)
    expectEqual(reported.map(\.code), sensitivity.impossible.map { _ in .conflict }, "\(name)")
  }

  /// Checks the conflicts at each unsatisfiable size.
  ///
  /// The conflicts must be disjoint, and the constraints outside them must be satisfiable.
  private func checkAllAreTold(
    _ sensitivity: LayoutSensitivity, _ problem: LayoutProblem, _ name: String
  ) throws {
    var sizes = [0.0, 900]
    for impossible in sensitivity.impossible {
      switch impossible.extent {
      case .below(let bound): sizes.append(bound - 1e-3)
      case .above(let bound): sizes.append(bound + 1e-3)
      case .all: break
      }
    }
    for size in sizes where sensitivity.regime(at: size) == nil && sensitivity.range.contains(size)
    {
      let rows = try LayoutRows(problem.resized(sensitivity.axis, to: size))
      let written = Set((0..<rows.memberCount).filter(rows.isWritten).map(rows.member))
      let reported = sensitivity.impossible.filter { $0.extent.contains(size) }
        .flatMap(\.conflict).filter(written.contains)
      expectEqual(Set(reported).count, reported.count, "\(name) at \(size): conflicts are disjoint")
      let rest = written.subtracting(reported) + rows.unwrittenMembers
      #expect(rows.arePossible(Array(rest)), "\(name) at \(size): all conflicts are told")
    }
  }
}

extension ImpossibleSizes.Extent {
  fileprivate func contains(_ size: Double) -> Bool {
    switch self {
    case .below(let bound): size < bound
    case .above(let bound): size > bound
    case .all: true
    }
  }
}

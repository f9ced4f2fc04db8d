import Testing
import VFLDiagnostics
import VFLLayout
import VFLLayoutSupport
import VFLNarration
import VFLRecords
import VFLTestSupport

@Suite("Sensitivity of a layout to a range of sizes")
struct SensitivityStoryTests {
  /// Returns views side by side from edge to edge, without gaps, with additional records.
  private func row(_ nodes: [LayoutNode], _ more: [ConstraintRecord] = []) -> LayoutProblem {
    var records = [gap(1, .leading, after: 0, .leading)]
    for item in nodes.indices.dropFirst(2) {
      records.append(gap(item, .leading, after: item - 1, .trailing))
    }
    records.append(gap(0, .trailing, after: nodes.count - 1, .trailing))
    return LayoutProblem(nodes: nodes, height: 10, records: records + more)
  }

  @Test(
    "a lower and an upper bound of the container's size are each reported with their constraints")
  func bothBounds() throws {
    let problem = row(
      views(view("a"), view("b")),
      [
        size(1, .width, 30, .greaterThanOrEqual), size(1, .width, 50, .lessThanOrEqual),
        size(2, .width, 70),
      ])
    let sensitivity = try problem.sensitivity(axis: .horizontal, over: 0...500)
    expectEqual(sensitivity.satisfiable, 100...120)
    expectEqual(sensitivity.impossible.map(\.extent), [.below(100), .above(120)])
    expectEqual(
      sensitivity.impossible.map(\.conflict),
      [
        [.record(0), .record(1), .record(2), .record(3), .record(5), .container(.horizontal)],
        [.record(0), .record(1), .record(2), .record(4), .record(5), .container(.horizontal)],
      ])
    let reported = LayoutNarration(of: problem).diagnostics(for: sensitivity)
    expectEqual(reported.map(\.severity), [.error, .error])
    expectEqual(
      reported.map(\.message),
      [
        "unsatisfiable constraints below a width of 100: at least 30 + 70 = 100, "
          + "but the container is 0 wide",
        "unsatisfiable constraints above a width of 120: at most 50 + 70 = 120, "
          + "but the container is 500 wide",
      ])
  }

  @Test(
    "an infinite range is analyzed up to the last satisfiable size, which is reported as a warning")
  func openEnds() throws {
    let problem = row(views(view("a")), [size(1, .width, 80, .lessThanOrEqual)])
    let all = try problem.sensitivity(axis: .horizontal, over: -.infinity ... .infinity)
    expectEqual(all.satisfiable, 0...80)
    let reported = LayoutNarration(of: problem).diagnostics(for: all)
    expectEqual(reported.map(\.severity), [.warning])
    expectEqual(reported.first?.message.contains("above a width of 80"), true)
    let beyond = try problem.sensitivity(axis: .horizontal, over: 100 ... .infinity)
    #expect(beyond.regimes.isEmpty && beyond.satisfiable == nil)
    #expect(beyond.frames(at: 80) == nil)
    expectEqual(LayoutNarration(of: problem).diagnostics(for: beyond).map(\.severity), [.error])
    let free = row(views(view("a")))
    let unbounded = try free.sensitivity(axis: .horizontal, over: 5 ... .infinity)
    expectEqual(unbounded.regimes.map(\.range), [5 ... .infinity])
    expectEqual(unbounded.frames(at: 1e6)?[1].width, 1e6)
  }

  @Test(
    "a record that is relaxed at every size is listed, but the hugging of an unaffected view is not"
  )
  func steadyViolations() throws {
    let problem = LayoutProblem(
      nodes: views(view("a", height: 4)), height: 10,
      records: [
        gap(1, .leading, after: 0, .leading), size(1, .width, 100), size(1, .width, 40, at: 500),
        gap(1, .top, after: 0, .top), gap(0, .bottom, after: 1, .bottom),
        size(1, .height, 6, at: 500),
      ])
    let sensitivity = try problem.sensitivity(axis: .horizontal, over: 200...300)
    expectEqual(sensitivity.regimes.map(\.bindings), [[binding(2), binding(5)]])
  }

  @Test("a view that is smaller than its content at every size is listed as relaxed")
  func steadilyCutOff() throws {
    let problem = LayoutProblem(
      nodes: views(view("a", height: 34, compression: 250)), height: 100,
      records: [size(1, .height, 8, at: 300), gap(1, .leading, after: 0, .leading)])
    let sensitivity = try problem.sensitivity(axis: .horizontal, over: 200...300)
    expectEqual(
      sensitivity.lastingBindings,
      [
        LayoutBinding(
          member: .contentSize(ItemID(1), .vertical), relation: .greaterThanOrEqual,
          effect: .relaxed)
      ])
  }

  @Test(
    "an optional constraint that all optimal layouts violate by the same amount counts as relaxed")
  func settledSum() throws {
    // The leading edge and the width of `b` are free, but its trailing edge is not.
    let problem = LayoutProblem(
      nodes: views(view("b"), view("a")), width: 200, height: 50,
      records: [
        record(0, .trailing, .lessThanOrEqual, 1, .trailing, at: 400),
        gap(2, .leading, after: 1, .trailing, 8), size(2, .width, 100, .greaterThanOrEqual),
        record(0, .trailing, .greaterThanOrEqual, 2, .trailing),
      ])
    for axis in [Axis.horizontal, .vertical] {
      let sensitivity = try problem.sensitivity(axis: axis, over: 150...300)
      let wish = sensitivity.lastingBindings.first { $0.member == .record(0) }
      expectEqual(wish?.effect, .relaxed, "\(axis)")
    }
  }

  @Test("all conflicts that do not depend on the varied size are reported")
  func allConflicts() throws {
    let problem = row(
      views(view("a")),
      [
        size(1, .height, 10), size(1, .height, 20), gap(1, .top, after: 0, .top),
        gap(0, .bottom, after: 1, .top, 4), gap(0, .bottom, after: 1, .top, 5),
      ])
    let sensitivity = try problem.sensitivity(axis: .horizontal, over: 100...300)
    #expect(sensitivity.regimes.isEmpty)
    expectEqual(sensitivity.impossible.map(\.extent), [.all, .all])
    expectEqual(sensitivity.impossible.first?.conflict, [.record(2), .record(3)])
    let narration = LayoutNarration(of: problem)
    let reported = narration.diagnostics(for: sensitivity)
    expectEqual(reported.map(\.severity), [.error, .error])
    // A conflict that depends on neither size is reported only once.
    let other = try problem.sensitivity(axis: .vertical, over: 100...300)
    let conflicts = Set(sensitivity.impossible.map(\.conflict))
    let both = other.impossible.filter { conflicts.contains($0.conflict) }
    expectEqual(both.map(\.conflict), [[.record(2), .record(3)]])
    expectEqual(
      narration.diagnostics(for: other, besides: conflicts).count,
      other.impossible.count - both.count)
  }

  @Test("two competing optional constraints of the same priority are both possibly relaxed")
  func tiedWishes() throws {
    let problem = LayoutProblem(
      nodes: views(view("c")), height: 10,
      records: [
        gap(1, .leading, after: 0, .leading, at: 600), size(1, .width, 100),
        gap(0, .trailing, after: 1, .trailing, at: 600),
      ])
    let sensitivity = try problem.sensitivity(axis: .horizontal, over: 10...90)
    expectEqual(
      sensitivity.regimes.map(\.bindings), [[binding(0, .mayBeRelaxed), binding(2, .mayBeRelaxed)]])
  }

  private func binding(
    _ record: Int, _ effect: LayoutBinding.Effect = .relaxed
  ) -> LayoutBinding {
    LayoutBinding(member: .record(record), relation: .equal, effect: effect)
  }

  @Test("each conflict at every height suggests the container width that resolves it")
  func otherSize() throws {
    // Each record alone makes the width of the view negative, so changing the other record does not help.
    let problem = LayoutProblem(
      nodes: views(view("a")), width: 100,
      records: [
        record(1, .width, .equal, 0, .width, plus: -120),
        record(1, .width, .lessThanOrEqual, 0, .width, plus: -150),
      ])
    let reported = LayoutNarration(of: problem).diagnostics(
      for: try problem.sensitivity(axis: .vertical, over: 40...400))
    try #require(reported.count == 2)
    for (diagnostic, widths) in zip(reported, [(own: 120, other: 150), (own: 150, other: 120)]) {
      #expect(diagnostic.message.contains("at any height"))
      let notes = diagnostic.notes.joined()
      #expect(notes.contains("if the container is \(widths.own) wide"))
      #expect(!notes.contains("\(widths.other)"))
    }
  }

  @Test("no priority is suggested for a conflict whose other members still conflict without it")
  func untrueDemotion() throws {
    let problem = LayoutProblem(
      nodes: views(view("a")), height: 50,
      records: [
        record(1, .trailing, .equal, 0, .leading),
        record(1, .centerX, .equal, 0, .trailing, plus: -20),
        record(0, .width, .equal, 1, .width, times: -1, plus: 30.5),
        record(1, .width, .greaterThanOrEqual, 0, .width, plus: -20),
      ])
    let sensitivity = try problem.sensitivity(axis: .horizontal, over: 40...400)
    let reported = LayoutNarration(of: problem).diagnostics(for: sensitivity)
    expectEqual(sensitivity.impossible.map(\.extent), [.above(9.5)])
    let diagnostic = try #require(reported.first)
    expectEqual(reported.count, 1)
    #expect(!diagnostic.notes.contains { $0.contains("a priority below 1000") })
    #expect(diagnostic.fixIts.isEmpty)
    // Without a suggestion, the conflict is reported at its first record.
    expectEqual(diagnostic.location, problem.records[0].provenance.location)
  }

  @Test(
    "a layout that is satisfiable at a single size has one regime, which contains only this size")
  func point() throws {
    let problem = row(views(view("a")), [size(1, .width, 80)])
    let sensitivity = try problem.sensitivity(axis: .horizontal, over: 0...500)
    expectEqual(sensitivity.regimes.map(\.range), [80...80])
    expectEqual(sensitivity.impossible.map(\.extent), [.below(80), .above(80)])
    expectEqual(sensitivity.frames(at: 80)?[1].width, 80)
    let elsewhere = try problem.sensitivity(axis: .horizontal, over: 100...500)
    #expect(elsewhere.regimes.isEmpty)
    expectEqual(elsewhere.impossible.map(\.extent), [.above(80)])
  }

  @Test("a conflict on the other axis is reported once, for all sizes")
  func otherAxis() throws {
    var problem = row(views(view("a")))
    problem.records += [size(1, .height, 5), size(1, .height, 6)]
    let sensitivity = try problem.sensitivity(axis: .horizontal, over: 0...500)
    expectEqual(sensitivity.impossible.map(\.extent), [.all])
    expectEqual(sensitivity.impossible.first?.conflict, [.record(2), .record(3)])
  }

  @Test("a layout whose views share the width equally has no breakpoints")
  func noArtefacts() throws {
    var records: [ConstraintRecord] = []
    for item in 2...6 {
      records.append(record(item, .width, .equal, 1, .width))
      records.append(size(item, .width, 0, .greaterThanOrEqual))
      records.append(record(item, .height, .lessThanOrEqual, 0, .height))
    }
    let nodes = views(view("a"), view("b"), view("c"), view("d"), view("e"), view("f"))
    let sensitivity = try row(nodes, records).sensitivity(axis: .horizontal, over: 1...1000)
    expectEqual(sensitivity.breakpoints, [])
    let width = sensitivity.linearFrames(in: sensitivity.regimes[0])[6].width
    #expect((width.slope - 1 / 6).magnitude < 1e-12 && width.constant == 0)
  }

  @Test(
    "a row of views with different priorities has a breakpoint for each view",
    arguments: [3, 8, 9, 30])
  func manyPriorities(count: Int) throws {
    let nodes = (0..<count).map { index in
      view("v\(index)", width: 10, hugging: 250 - Double(index), compression: 700 - Double(index))
    }
    let problem = row([LayoutNode(name: "|")] + nodes)
    let sensitivity = try problem.sensitivity(axis: .horizontal, over: 0...(20 * Double(count)))
    // The view with the strongest compression priority gets its content width first. The view with the
    // weakest hugging priority gets the remaining width.
    expectEqual(sensitivity.breakpoints, (1...count).map { 10 * Double($0) })
    for (index, regime) in sensitivity.regimes.dropLast().enumerated() {
      let frames = sensitivity.linearFrames(in: regime)
      for item in 1...count {
        let expected =
          item <= index ? (0.0, 10.0) : item == index + 1 ? (1, -10 * Double(index)) : (0, 0)
        expectEqual(frames[item].width, LinearLength(slope: expected.0, constant: expected.1))
      }
      expectEqual(regime.bindings.count { $0.effect == .relaxed }, count - index)
    }
  }

  @Test("competing content sizes of the same priority are listed if the layout is ambiguous")
  func competition() throws {
    let problem = row(views(view("a", width: 40), view("b", width: 60)))
    let sensitivity = try problem.sensitivity(axis: .horizontal, over: 0...200)
    expectEqual(sensitivity.breakpoints, [100])
    let ambiguous = sensitivity.regimes.map { regime in
      regime.freeAttributes.filter { $0.part == .x || $0.part == .width }.map(\.item.index)
    }
    expectEqual(ambiguous, [[1, 2, 2], [1, 2, 2]])
    for (regime, relation) in zip(
      sensitivity.regimes, [Relation.greaterThanOrEqual, .lessThanOrEqual])
    {
      expectEqual(
        regime.bindings,
        [1, 2].map {
          LayoutBinding(
            member: .contentSize(ItemID($0), .horizontal), relation: relation, effect: .mayBeRelaxed
          )
        })
    }
  }

  @Test("a conflict of 80 nested views contains all of their required records")
  func deep() throws {
    let depth = 80
    var nodes = [LayoutNode(name: "|")]
    var records: [ConstraintRecord] = []
    for item in 1...depth {
      nodes.append(view("v\(item)", in: item - 1))
      records.append(gap(item, .leading, after: item - 1, .leading, 1))
      records.append(gap(item - 1, .trailing, after: item, .trailing, 1))
    }
    records.append(record(depth, .leading, .greaterThanOrEqual, 0, .leading, plus: 100))
    records[records.count - 1].priority = Priority(500)
    let problem = LayoutProblem(nodes: nodes, height: 10, records: records)
    let sensitivity = try problem.sensitivity(axis: .horizontal, over: 0...1000)
    expectEqual(sensitivity.satisfiable, 160...1000)
    expectEqual(sensitivity.impossible.first?.conflict.count, 2 * depth + 2)
    expectEqual(sensitivity.breakpoints, [])
  }

  @Test("regimes of two searches are equal if their sizes, bindings and free attributes are equal")
  func equalRegimes() throws {
    let problem = row(views(view("a", width: 40), view("b", width: 60)))
    let found = try problem.sensitivity(axis: .horizontal, over: 0...200).regimes
    let again = try problem.sensitivity(axis: .horizontal, over: 0...200).regimes
    #expect(found == again && Set(found) == Set(again))
    #expect(Set(found).count == found.count)
  }

  @Test("a sensitivity search that is stopped early is marked as incomplete")
  func stopped() throws {
    let problem = row(views(view("a", width: 40), view("b", width: 60)))
    for stop in 0...1 {
      let sensitivity = try problem.sensitivity(
        axis: .horizontal, over: 0...200, goesOn: { $1 < stop }, noting: { _ in })
      #expect(sensitivity.regimes.count <= stop + 1 && !sensitivity.isComplete)
    }
  }

  @Test("hundreds of rows that change at the same sizes have two breakpoints")
  func manyTies() throws {
    var nodes = [LayoutNode(name: "|")]
    var records: [ConstraintRecord] = []
    for _ in 0..<(LongTests.areOn() ? 1000 : 300) {
      let item = nodes.count
      nodes.append(view("a", width: 100, hugging: 251, compression: 750))
      nodes.append(view("b", width: 120, compression: 740))
      records.append(gap(item, .leading, after: 0, .leading, 20))
      records.append(gap(item + 1, .leading, after: item, .trailing, 8))
      records.append(gap(0, .trailing, after: item + 1, .trailing, 20))
    }
    let problem = LayoutProblem(nodes: nodes, height: 10, records: records)
    let sensitivity = try problem.sensitivity(axis: .horizontal, over: 40...1000)
    expectEqual(sensitivity.breakpoints, [148, 268])
  }
}

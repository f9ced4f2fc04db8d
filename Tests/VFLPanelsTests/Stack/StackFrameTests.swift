import Testing
import VFLLayout
import VFLPanels
import VFLRecords
import VFLTestSupport
import VFLViews

@Suite("Stack view frames")
struct StackFrameTests {
  @Test(
    "the frames of random stack views equal arithmetically computed frames",
    arguments: LongTests.cases(0..<300, short: 4))
  func formula(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var answered = 0
    for _ in 0..<150 {
      let spec = StackSpec.random(&random)
      guard let expected = StackFormula(spec).frames() else { continue }
      answered += 1
      let stack = spec.build()
      try stack.layoutIfNeeded()
      expect(stack, expected, "\(spec)")
    }
    // Only a few stack views have no formula.
    #expect(answered > 100)
  }

  /// Sets of 6 properties, as bits.
  ///
  /// The short tests use the sets in which bits 0 to 3 and bits 2 to 5 each have even parity, so all
  /// combinations of any 3 properties occur.
  private static let properties: [Int] = {
    let all = (0..<64).map { bits in
      (bits, isShort: [0b1111, 0b111100].allSatisfy { (bits & $0).nonzeroBitCount % 2 == 0 })
    }
    let short = all.filter(\.isShort)
    return LongTests.cases(short + all.filter { !$0.isShort }, short: short.count).map(\.0)
  }()

  /// Tests all alignments and distributions, on both axes, with all behaviors and sets of properties.
  @Test(
    "the frames of all kinds of stack views equal arithmetically computed frames",
    arguments: StackView.Behavior.allCases,
    Axis.allCases)
  func everyKind(behavior: StackView.Behavior, axis: Axis) throws {
    var answered = 0
    var all = 0
    for distribution in StackView.Distribution.allCases {
      for alignment in StackView.Alignment.allCases {
        for bits in Self.properties {
          var spec = StackSpec.sample(axis, distribution, alignment, behavior)
          if bits & 1 > 0 { spec.items[1].isHidden = true }
          if bits & 2 > 0 { spec.items[0].customSpacing = 13 }
          if bits & 4 > 0 {
            spec.margins = LayoutMargins(top: 3, leading: 5, bottom: 7, trailing: 11)
          }
          if bits & 8 > 0 { spec.direction = .rightToLeft }
          if bits & 16 > 0 { spec.size.horizontal = 400 }
          if bits & 32 > 0 { spec.size.vertical = 300 }
          all += 1
          guard let expected = StackFormula(spec).frames() else { continue }
          answered += 1
          let stack = spec.build()
          try stack.layoutIfNeeded()
          expect(stack, expected, "\(spec)")
        }
      }
    }
    // Most layouts of FDStackView are ambiguous.
    #expect(answered * 10 > all * (behavior == .fdStackView ? 1 : 9), "\(answered) of \(all)")
  }

  @Test(
    "the layout of a stack view is unambiguous and equals the solution of a new solver",
    arguments: LongTests.cases(0..<200, short: 3))
  func engine(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(1000 + seed))
    for _ in 0..<100 {
      let spec = StackSpec.random(&random)
      let stack = spec.build()
      do { try stack.layoutIfNeeded() } catch is UnsatisfiableLayoutError {
        #expect(try HierarchyProblem(of: stack).frames() == nil, "\(spec)")
        continue
      }
      let answer = try #require(try HierarchyProblem(of: stack).frames(), "\(spec)")
      #expect(answer.isUnique, "\(spec)")
      expect(stack, answer.frames, "\(spec)")
    }
  }

  @Test(
    "the layout of a stack view equals a new solver's solution even if content sizes are missing",
    arguments: LongTests.cases(0..<200, short: 3))
  func missingContent(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(3000 + seed))
    for _ in 0..<100 {
      var spec = StackSpec.random(&random)
      if random.next(below: 3) == 0 { spec.behavior = .fdStackView }
      for index in spec.items.indices where random.next(below: 3) == 0 {
        spec.items[index].content[random.next(below: 2) == 0 ? .horizontal : .vertical] = nil
      }
      let stack = spec.build()
      do { try stack.layoutIfNeeded() } catch is UnsatisfiableLayoutError {
        #expect(try HierarchyProblem(of: stack).frames() == nil, "\(spec)")
        continue
      }
      let answer = try #require(try HierarchyProblem(of: stack).frames(), "\(spec)")
      if answer.isUnique { expect(stack, answer.frames, "\(spec)") }
    }
  }

  @Test(
    "the frames of an edited stack view equal the frames of a new stack view",
    arguments: LongTests.cases(0..<200, short: 4))
  func edits(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(2000 + seed))
    var spec = StackSpec.random(&random)
    while spec.items.count < 4 { spec = StackSpec.random(&random) }
    let stack = spec.build()
    for _ in 0..<80 {
      spec.change(&random)
      spec.apply(to: stack)
      let fresh = spec.build()
      do { try fresh.layoutIfNeeded() } catch is UnsatisfiableLayoutError {
        #expect(throws: UnsatisfiableLayoutError.self) { try stack.layoutIfNeeded() }
        continue
      }
      try stack.layoutIfNeeded()
      expectEqual(stack.arrangementDescription, fresh.arrangementDescription, "\(spec)")
      var expected = ["S": fresh.frame]
      for view in fresh.arrangedSubviews { expected[view.name] = view.frame }
      expect(stack, expected, "\(spec)")
    }
  }

  private func expect(
    _ stack: StackView, _ expected: [String: Frame], _ spec: @autoclosure () -> String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let views = [stack] + stack.arrangedSubviews
    for view in views {
      guard let frame = expected[view.name] else { continue }
      let isNear = zip(view.frame.numbers, frame.numbers).allSatisfy { ($0 - $1).magnitude < 1e-6 }
      if !isNear {
        Issue.record(
          "\(view.name) is at \(view.frame), not at \(frame)\n\(spec())\n\(stack.arrangementDescription)",
          sourceLocation: sourceLocation)
        return
      }
    }
  }
}

extension Frame {
  /// The position and the size in an array.
  var numbers: [Double] { [x, y, width, height] }
}

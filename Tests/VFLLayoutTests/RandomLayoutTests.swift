import LayoutSolver
import Testing
import VFLDiagnostics
import VFLLayoutSupport
import VFLNarration
import VFLRecords
import VFLTestSupport

@testable import VFLLayout

@Suite("Random layouts")
struct RandomLayoutTests {
  /// Returns the frame of each item in the coordinates of the root of its tree.
  private func onPlane(_ frames: [Frame], _ nodes: [LayoutNode]) -> [Frame] {
    frames.indices.map { index in
      var frame = frames[index]
      var parent = nodes[index].parent
      while let item = parent {
        frame.x += frames[item.index].x
        frame.y += frames[item.index].y
        parent = nodes[item.index].parent
      }
      return frame
    }
  }

  /// Returns an item and its ancestors, the innermost first.
  private func ancestors(_ item: ItemID, _ nodes: [LayoutNode]) -> [ItemID] {
    var chain = [item]
    while let parent = nodes[chain[chain.count - 1].index].parent { chain.append(parent) }
    return chain
  }

  /// Returns the value of an attribute, computed from the frames without the solver rows.
  private func value(
    _ attribute: Attribute, _ region: LayoutRegion, of item: ItemID, seenFrom ancestor: ItemID,
    _ frames: [Frame], _ problem: LayoutProblem, isMirrored: Bool
  ) -> Double {
    let node = problem.nodes[item.index]
    let isRTL = problem.direction == .rightToLeft
    var left = frames[item.index].x - frames[ancestor.index].x
    var top = frames[item.index].y - frames[ancestor.index].y
    var (right, bottom) = (left + frames[item.index].width, top + frames[item.index].height)
    let margins = node.margins
    let (leftMargin, rightMargin) =
      isRTL ? (margins.trailing, margins.leading) : (margins.leading, margins.trailing)
    func inset() {
      (left, right) = (left + leftMargin, right - rightMargin)
      (top, bottom) = (top + margins.top, bottom - margins.bottom)
    }
    var plain = attribute
    let marginless: [Attribute: Attribute] = [
      .leftMargin: .left, .rightMargin: .right, .topMargin: .top, .bottomMargin: .bottom,
      .leadingMargin: .leading, .trailingMargin: .trailing, .centerXWithinMargins: .centerX,
      .centerYWithinMargins: .centerY,
    ]
    if let found = marginless[attribute] {
      plain = found
      inset()
    } else if region == .layoutMarginsGuide {
      inset()
    }
    if plain == .leading { plain = isRTL ? .right : .left }
    if plain == .trailing { plain = isRTL ? .left : .right }
    let hasText = region == .frame
    let sign = isMirrored ? -1.0 : 1
    switch plain {
    case .left: return sign * left
    case .right: return sign * right
    case .centerX: return sign * (left + right) / 2
    case .top: return top
    case .bottom: return bottom
    case .centerY: return (top + bottom) / 2
    case .firstBaseline: return top + (hasText ? node.firstBaseline : 0)
    case .lastBaseline: return bottom - (hasText ? node.lastBaseline : 0)
    case .width: return right - left
    default: return bottom - top
    }
  }

  @Test("the frames of a random layout satisfy every required record and required content size")
  func requiredRecordsHold() throws {
    var solved = 0
    for seed in 1...400 {
      var random = SeededRandom(seed)
      let problem = LayoutProblem.random(&random, tightness: 0.5)
      let result = try problem.solved()
      guard result.status != .unsatisfiable else { continue }
      solved += 1
      let frames = onPlane(result.frames, problem.nodes)
      for record in problem.records where record.priority.isRequired {
        let second = record.secondItem ?? record.firstItem
        let around = Set(ancestors(second, problem.nodes))
        let common = ancestors(record.firstItem, problem.nodes).first { around.contains($0) }
        let ancestor = try #require(common)
        let isMirrored =
          problem.direction == .rightToLeft
          && (record.firstAttribute.followsDirection || record.secondAttribute.followsDirection)
        let left = value(
          record.firstAttribute, record.firstRegion, of: record.firstItem, seenFrom: ancestor,
          frames, problem, isMirrored: isMirrored)
        var right = record.constant
        if record.secondItem != nil {
          right +=
            record.multiplier
            * value(
              record.secondAttribute, record.secondRegion, of: second, seenFrom: ancestor, frames,
              problem, isMirrored: isMirrored)
        }
        let isKept =
          switch record.relation {
          case .equal: (left - right).magnitude <= 1e-6
          case .lessThanOrEqual: left <= right + 1e-6
          case .greaterThanOrEqual: left >= right - 1e-6
          }
        #expect(isKept, "seed \(seed): \(record.text(name: problem.name)): \(left), \(right)")
      }
      for (frame, node) in zip(result.frames, problem.nodes) {
        #expect(frame.width >= 0 && frame.height >= 0)
        for (axis, size) in [(Axis.horizontal, frame.width), (.vertical, frame.height)] {
          guard let content = node.content[axis] else { continue }
          if node.compression[axis].isRequired { #expect(size >= content - 1e-6) }
          if node.hugging[axis].isRequired { #expect(size <= content + 1e-6) }
        }
      }
      #expect(problem.containerSize.horizontal.map { $0 == result.frames[0].width } ?? true)
    }
    #expect(solved > 100)
  }

  @Test("a random conflict is irreducible, and its multipliers prove that it is unsatisfiable")
  func conflictsAreIrreducible() throws {
    var conflicts = 0
    var several = 0
    for seed in 1...400 {
      var random = SeededRandom(seed)
      let problem = LayoutProblem.random(&random, tightness: 0.8)
      let result = try problem.solved()
      guard result.status == .unsatisfiable else { continue }
      conflicts += 1
      #expect(result.frames.isEmpty && result.freeAttributes.isEmpty)
      if result.conflicts.count > 1 { several += 1 }
      let rows = try LayoutRows(problem)
      for conflict in result.conflicts {
        let members = conflict.members
        expectEqual(members, members.sorted { order($0) < order($1) }, "seed \(seed)")
        expectEqual(Set(members).count, members.count)
        #expect(!rows.arePossible(members), "seed \(seed)")
        for member in members {
          let rest = members.filter { $0 != member }
          #expect(rows.arePossible(rest), "seed \(seed) without \(member)")
        }
        #expect(conflict.shortfall > 1e-9, "seed \(seed)")
        for (member, constant) in zip(members, conflict.constants) {
          let constants = (0..<rows.memberCount).filter { rows.member($0) == member }
            .map { rows.problem.constants[$0] }
          #expect(constants.contains(constant), "seed \(seed)")
        }
      }
      let codes = LayoutNarration(of: problem).diagnostics(for: result).map(\.code)
      expectEqual(codes, result.conflicts.map { _ in .conflict })
    }
    #expect(several > 30)
    #expect(conflicts > 100)
  }

  /// The sort key of a member: records by index, then implicit members and content sizes.
  private func order(_ member: ConflictMember) -> (Int, Int, Int) {
    switch member {
    case .record(let index): (0, index, 0)
    case .container(let axis): (1, 0, axis == .horizontal ? 0 : 1)
    case .nonNegative(let item, let axis): (2, item.index, axis == .horizontal ? 0 : 1)
    case .contentSize(let item, let axis): (3, item.index, axis == .horizontal ? 0 : 1)
    }
  }

  @Test("a random layout that is solved twice has identical results")
  func sameTwice() throws {
    for seed in 1...50 {
      var random = SeededRandom(seed)
      let problem = LayoutProblem.random(&random, tightness: 0.5)
      var engine = LayoutEngine()
      let result = try engine.solve(problem)
      try expectEqual(engine.solve(problem), result)
      try expectEqual(problem.solved(), result)
      let narration = LayoutNarration(of: problem)
      expectEqual(narration.diagnostics(for: result), narration.diagnostics(for: result))
    }
  }

  @Test("a layout with only leading and trailing edges is mirrored in a right-to-left interface")
  func mirrored() throws {
    let edges: [Attribute] = [.leading, .trailing, .leadingMargin, .trailingMargin]
    for seed in 1...200 {
      var random = SeededRandom(seed)
      var problem = LayoutProblem.random(&random, tightness: 0.5)
      problem.direction = .leftToRight
      problem.records = problem.records.filter { $0.firstAttribute.isSize }
      for _ in 0..<problem.nodes.count {
        let size = problem.nodes.count
        let relation = Relation.allCases.randomElement(using: &random) ?? .equal
        problem.records.append(
          gap(
            Int.random(in: 0..<size, using: &random),
            try #require(edges.randomElement(using: &random)),
            after: Int.random(in: 0..<size, using: &random),
            try #require(edges.randomElement(using: &random)),
            Double(Int.random(in: 0...20, using: &random)), relation,
            at: Priority.random(&random, 0.5).rawValue))
        if (try? LayoutRows(problem)) == nil { problem.records.removeLast() }
      }
      var other = problem
      other.direction = .rightToLeft
      let (result, mirror) = (try problem.solved(), try other.solved())
      expectEqual(result.status, mirror.status, "seed \(seed)")
      guard result.status != .unsatisfiable else { continue }
      // The frames of ambiguous views may differ.
      let free = Set((result.freeAttributes + mirror.freeAttributes).map(\.item))
      for (index, node) in problem.nodes.enumerated() {
        guard let parent = node.parent, !free.contains(ItemID(index)), !free.contains(parent)
        else { continue }
        let frame = result.frames[index]
        var expected = frame
        expected.x = result.frames[parent.index].width - frame.x - frame.width
        let found = mirror.frames[index]
        #expect((found.x - expected.x).magnitude < 1e-6, "seed \(seed): \(index)")
        #expect((found.width - expected.width).magnitude < 1e-6, "seed \(seed): \(index)")
      }
    }
  }
}

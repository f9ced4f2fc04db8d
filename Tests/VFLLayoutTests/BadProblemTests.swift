import LayoutSolver
import Testing
import VFLLayoutSupport
import VFLRecords
import VFLTestSupport

@testable import VFLLayout

@Suite("Errors of invalid layout problems")
struct BadProblemTests {
  private func reasons(_ nodes: [LayoutNode], _ records: ConstraintRecord...) -> [LayoutError
    .Reason]
  {
    do {
      _ = try LayoutRows(LayoutProblem(nodes: nodes, records: records))
      return []
    } catch {
      return error.reasons
    }
  }

  private let pair = views(view("a"), view("b"))

  @Test("the error of a layout problem lists every invalid record, not only the first")
  func allFaultsAreNamed() {
    let found = reasons(
      pair, size(1, .width, 10), size(7, .width, 10), record(1, .left), size(2, .height, .nan))
    expectEqual(
      found,
      [
        .unknownItem(record: 1), .locationWithoutPartner(record: 2), .recordNotFinite(record: 3),
      ])
  }

  @Test("a record that relates incompatible attributes is an error")
  func incompatibleAttributes() {
    for (first, second) in [
      (Attribute.left, Attribute.top), (.width, .left), (.leading, .right),
      (.rightMargin, .trailing),
      (.notAnAttribute, .left), (.left, .notAnAttribute), (.centerX, .centerY),
    ] {
      let found = reasons(pair, record(1, first, .equal, 2, second))
      expectEqual(found, [.incompatibleAttributes(record: 0)], "\(first) \(second)")
    }
    expectEqual(reasons(pair, record(1, .width, .equal, nil, .width)).count, 1)
    #expect(reasons(pair, record(1, .width, .equal, 2, .height)).isEmpty)
    #expect(reasons(pair, record(1, .leading, .equal, 2, .centerX)).isEmpty)
  }

  @Test("a record or a view with an invalid number is an error")
  func badNumbers() {
    let huge = Double.greatestFiniteMagnitude
    let edge = LayoutMargins(all: huge / 8)
    expectEqual(
      reasons(pair, record(1, .left, .equal, 2, .left, times: 0)), [.zeroMultiplier(record: 0)])
    #expect(reasons(pair, record(1, .width, .equal, 2, .width, times: 0)).isEmpty)
    expectEqual(
      reasons(pair, record(1, .left, .equal, 2, .left, times: .infinity)),
      [.recordNotFinite(record: 0)])
    #expect(
      reasons(
        views(view("a"), view("b", margins: edge)),
        record(1, .left, .equal, 2, .leftMargin, times: 1e9)) != [])
    expectEqual(reasons(pair, size(1, .width, 1, at: 0)), [.priorityOutOfRange(record: 0)])
    expectEqual(reasons(pair, size(1, .width, 1, at: .nan)), [.priorityOutOfRange(record: 0)])
    expectEqual(reasons(views(view("a", width: .infinity))), [.badNumber(ItemID(1))])
    expectEqual(reasons(views(view("a", width: 3, hugging: -1))), [.badNumber(ItemID(1))])
  }

  @Test("an item whose parent is itself, its descendant or a nonexistent item is an error")
  func badParents() {
    expectEqual(reasons(views(view("a", in: 1))), [.badParent(ItemID(1))])
    expectEqual(reasons(views(view("a", in: 2), view("b", in: 1))), [.badParent(ItemID(1))])
    expectEqual(reasons(views(view("a", in: -1), view("b", in: 3))).count, 2)
    expectEqual(reasons([view("a", in: 0)]), [.badParent(ItemID(0))])
  }

  @Test(
    "a record that relates items without a common ancestor is an error, even if it relates sizes")
  func noCommonAncestor() {
    let nodes = views(view("a"), LayoutNode(name: "orphan"), view("child", in: 2))
    for attribute in [Attribute.left, .width] {
      expectEqual(
        reasons(nodes, record(1, attribute, .equal, 3, attribute)),
        [.noCommonAncestor(record: 0, first: ItemID(1), second: ItemID(3))])
      #expect(reasons(nodes, record(3, attribute, .equal, 2, attribute)).isEmpty)
    }
  }

  @Test("a layout problem without items is valid if it has no records")
  func empty() {
    #expect(reasons([]).isEmpty)
    expectEqual(reasons([], size(0, .width, 3)), [.unknownItem(record: 0)])
  }
}

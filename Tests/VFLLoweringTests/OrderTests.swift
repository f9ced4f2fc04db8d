import Testing
import VFLDiagnostics
import VFLLowering
import VFLTestSupport

@Suite("Order of constraint records")
struct OrderTests {
  @Test("constraint records are in source order, with a gap before the sizes of the view after it")
  func textOrder() {
    expectEqual(
      Compiled("|-5-[a(10)]-6-[b(20,>=3)]-7-|", options: .alignAllTop).records,
      [
        "a.leading == super.leading + 5 @1000", "a.width == 10 @1000",
        "b.leading == a.trailing + 6 @1000", "b.width == 20 @1000", "b.width >= 3 @1000",
        "super.trailing == b.trailing + 7 @1000", "a.top == b.top @1000",
      ])
  }

  @Test("without an opening bar, the first view's sizes are the first constraint records")
  func sizesFirst() {
    expectEqual(
      Compiled("V:[a(10)]-3-[b(a)]|").records,
      [
        "a.height == 10 @1000", "b.top == a.bottom + 3 @1000", "b.height == a.height @1000",
        "super.bottom == b.bottom @1000",
      ])
  }

  @Test("alignment records come last, ordered by pair and then by attribute")
  func alignmentsLast() {
    expectEqual(
      Compiled(
        "H:|[a][b(9)]-(>=1,<=2)-[c]|",
        options: [.alignAllFirstBaseline, .alignAllCenterY, .alignAllBottom, .alignAllTop]
      ).records,
      [
        "a.leading == super.leading @1000", "b.leading == a.trailing @1000", "b.width == 9 @1000",
        "c.leading >= b.trailing + 1 @1000", "c.leading <= b.trailing + 2 @1000",
        "super.trailing == c.trailing @1000",
        "a.top == b.top @1000", "a.bottom == b.bottom @1000", "a.centerY == b.centerY @1000",
        "a.firstBaseline == b.firstBaseline @1000",
        "b.top == c.top @1000", "b.bottom == c.bottom @1000", "b.centerY == c.centerY @1000",
        "b.firstBaseline == c.firstBaseline @1000",
      ])
  }

  @Test("duplicate and contradictory predicates each have a constraint record")
  func duplicates() {
    expectEqual(
      Compiled("[a(1,1,2)]-(3,3)-[b]").records,
      [
        "a.width == 1 @1000", "a.width == 1 @1000", "a.width == 2 @1000",
        "b.leading == a.trailing + 3 @1000", "b.leading == a.trailing + 3 @1000",
      ])
  }

  @Test("constraint records of a right-to-left format string are in source order")
  func rightToLeft() {
    expectEqual(
      Compiled(
        "|-1-[a(2)]-3-[b]-4-|", options: [.directionRightToLeft, .alignAllTop, .alignAllBottom]
      ).records,
      [
        "super.right == a.right + 1 @1000", "a.width == 2 @1000", "a.left == b.right + 3 @1000",
        "b.left == super.left + 4 @1000", "b.top == a.top @1000", "b.bottom == a.bottom @1000",
      ])
  }
}

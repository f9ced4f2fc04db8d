import Testing
import VFLLayout
import VFLPanels
import VFLRecords
import VFLTestSupport
import VFLViews

@Suite("FDStackView and views with equal priorities")
struct FDOrderTests {
  @Test(
    "among views with equal priorities, FDStackView shrinks or stretches the first view first",
    arguments: [Axis.horizontal, .vertical])
  func order(axis: Axis) throws {
    let views = [150.0, 160, 70].enumerated().map { index, length in
      LayoutView("v\(index)", contentWidth: length, contentHeight: length)
    }
    let stack = StackView("S", arranging: views, axis: axis, behavior: .fdStackView)
    func lengths(_ length: Double) throws -> [Double] {
      try stack.layOut(width: length, height: length)
      return views.map { axis == .horizontal ? $0.frame.width : $0.frame.height }
    }
    try expectEqual(lengths(300), [70, 160, 70])
    try expectEqual(lengths(200), [0, 130, 70])
    try expectEqual(lengths(400), [170, 160, 70])
    views[2].contentWidth = 90
    views[2].contentHeight = 90
    try expectEqual(lengths(300), [50, 160, 90])
    // A view with a higher compression resistance is not shrunk first.
    views[0].compressionResistance = PerAxis(both: Priority(800))
    try expectEqual(lengths(300), [150, 60, 90])
    #expect(!views[0].hasAmbiguousLayout)
  }
}

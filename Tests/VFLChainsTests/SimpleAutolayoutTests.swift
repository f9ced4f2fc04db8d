import Testing
import VFLChains
import VFLLayout
import VFLRecords
import VFLTestSupport
import VFLViews

/// Tests of the names from DLSimpleAutolayout.
///
/// DLSimpleAutolayout has 11 attributes and 8 margin attributes, 3 relations to a view or number, an offset
/// and a factor. It installs one or several constraints.
@Suite("Names from DLSimpleAutolayout")
struct SimpleAutolayoutTests {
  private let page = LayoutView("page")
  private let view = LayoutView("view")

  init() {
    page.addSubview(view)
  }

  @Test("`dl` has a name for every attribute of a view and of its margins")
  func attributes() throws {
    let chain = view.dl
    let plain = [
      chain.left, chain.right, chain.top, chain.bottom, chain.leading, chain.trailing, chain.width,
      chain.height, chain.centerX, chain.centerY, chain.baseline,
    ]
    let margins = [
      chain.leftMargin, chain.rightMargin, chain.topMargin, chain.bottomMargin,
      chain.leadingMargin, chain.trailingMargin, chain.centerXWithinMargins,
      chain.centerYWithinMargins,
    ]
    expectEqual(Set((plain + margins).map(\.set)).count, 19)
    for attribute in plain + margins {
      let made = try attribute.equalTo(page).priorityLow().install()
      expectEqual(made.layoutConstraints.count, 1)
      made.uninstall()
    }
    #expect(page.constraints.isEmpty)
  }

  @Test("`dl` constraints relate to views and numbers, and can be installed together")
  func relations() throws {
    try view.dl.width.lessThanOrEqualTo(page).multipliedBy(0.5).offset(-10).install()
    try [
      view.dl.width.greaterThanOrEqualTo(150), view.dl.height.equalTo(view.dl.width),
      view.dl.left.equalTo(page.dl.leftMargin), view.dl.top.equalTo(page).offset(30),
    ].install()
    try page.layOut(width: 320, height: 480)
    // At most 320 / 2 - 10, and at least 150.
    expectEqual(view.frame, Frame(x: 8, y: 30, width: 150, height: 150))
  }
}

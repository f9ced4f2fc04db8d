import Testing
import VFLTestSupport

@testable import VFLLogs

@Suite("Verdicts on logged masks")
struct MaskVerdictTests {
  private typealias Case = VerdictTests.Case

  private static let flag = "translatesAutoresizingMaskIntoConstraints = false"

  /// Lists in which the mask of an AppKit view contradicts a distance from the bottom.
  private static let desktop = [
    Case(
      .yours, .forgottenMask, [flag, "on `NSButton`"],
      "V:[NSButton:0x2]-(>=24)-|   (active, names: '|':NSView:0x3 )",
      "mask NSButton:0x2.minY == 22   (active, names: '|':NSView:0x3 )"),
    // The two distances of one mask do not contradict each other.
    Case(
      .yours, .forgottenMask, [flag, "on `NSButton`"],
      "NSButton:0x2.bottom <= NSView:0x3.bottom - 24   (active)",
      "mask V:|-(10)-[NSButton:0x2]   (active, names: '|':NSView:0x3 )",
      "mask NSButton:0x2.minY == 22   (active, names: '|':NSView:0x3 )"),
    Case(
      .yours, .forgottenMask, [flag, "on `StatusBar`"],
      "Shop.StatusBar:0x2.bottom == NSView:0x3.bottom   (active)",
      "mask Shop.StatusBar:0x2.minY == 22   (active, names: '|':NSView:0x3 )"),
    // The superview of the mask is named in another description.
    Case(
      .yours, .forgottenMask, [flag, "on `NSTextField`"],
      "V:[NSTextField:0x2]-(20)-|   (active, names: '|':NSBox:0x3 )",
      "mask NSTextField:0x2.minY == 8   (active)"),
    Case(
      .yours, .forgottenMask, [flag, "on `NSImageView`"],
      "V:[NSImageView:0x2]-(6)-[NSTextField:0x4]   (active)",
      "mask NSImageView:0x2.minY == 12   (active, names: '|':NSView:0x3 )",
      "V:[NSTextField:0x4]-(12)-|   (active, names: '|':NSView:0x3 )",
      "NSTextField:0x4.height == 17   (active)"),
    Case(
      .yours, .forgottenMask, [flag, "on `NSButton`"],
      "NSButton:0x2.bottom == NSView:0x3.bottom - 30   (active)",
      "mask NSButton:0x2.midY == 30   (active, names: '|':NSView:0x3 )",
      "mask NSButton:0x2.height == 20   (active)"),
    // A class of the program may be flipped or not.
    Case(
      .yours, .forgottenMask, [flag, "on `NSButton`"],
      "NSButton:0x2.bottom == Shop.Pane:0x3.bottom - 30   (active)",
      "mask NSButton:0x2.minY == 20   (active, names: '|':Shop.Pane:0x3 )"),
    Case(
      .yours, .forgottenMask, [flag, "on `NSButton`"],
      "NSButton:0x2.top == Shop.Pane:0x3.top + 30   (active)",
      "mask NSButton:0x2.minY == 20   (active, names: '|':Shop.Pane:0x3 )"),
    Case(
      .yours, .forgottenMask, [flag, "on `NSTextField`"],
      "V:[NSTextField:0x2]-(>=24)-|   (Names: '|':NSView:0x3 )",
      "mask V:|-(22)-[NSTextField:0x2]   (Names: '|':NSView:0x3 )"),
    Case(
      .yours, .forgottenMask, [flag, "on `NSButton`"],
      "NSButton:0x2.top == NSTableView:0x3.top + 30   (active)",
      "mask NSButton:0x2.minY == 20   (active, names: '|':NSTableView:0x3 )"),
  ]

  @Test(
    "the mask of an AppKit view is measured from the bottom of an unflipped superview",
    arguments: desktop)
  private func unflipped(_ expected: Case) throws { try expected.check() }

  @Test("a mask that does not contradict a distance from the top is not reported")
  func satisfiable() throws {
    for superview in ["NSView", "NSBox", "NSVisualEffectView"] {
      try Case(
        nil, .unknown, [], "V:|-(8)-[NSButton:0x2]   (active, names: '|':\(superview):0x3 )",
        "mask NSButton:0x2.minY == 22   (active, names: '|':\(superview):0x3 )"
      ).check()
    }
    for superview in ["UIView", "Shop.Pane"] {
      try Case(
        nil, .unknown, [], "V:[UILabel:0x2]-(24)-|   (active, names: '|':\(superview):0x3 )",
        "mask UILabel:0x2.minY == 22   (active, names: '|':\(superview):0x3 )"
      ).check()
    }
  }

  /// Lists in which the description of a mask does not name the superview.
  private static let unnamed = [
    Case(
      .yours, .forgottenMask, [flag, "on `UILabel`"],
      "H:|-(20)-[UILabel:0x2]   (active, names: '|':UIView:0x3 )",
      "mask UILabel:0x2.midX == + 160", "mask H:[UILabel:0x2(100)]"),
    Case(
      .yours, .forgottenMask, [flag, "on `UILabel`"], "V:|-(8)-[UILabel:0x2]",
      "mask UILabel:0x2.midY == + 25", "mask V:[UILabel:0x2(20)]"),
    Case(
      .yours, .forgottenMask, [flag, "on `UILabel`"],
      "V:|-(8)-[UILabel:0x2]   (Names: '|':UIView:0x3 )", "mask UILabel:0x2.midY == + 25",
      "mask V:[UILabel:0x2(20)]"),
    // The superview follows from the layout of a sibling.
    Case(
      .yours, .forgottenMask, [flag, "on `UILabel`, not on `UIView`"],
      "H:[UIImageView:0x4]-(8)-[UILabel:0x2]", "H:[UIImageView:0x4(40)]",
      "H:|-(8)-[UIImageView:0x4]   (Names: '|':UIView:0x3 )", "mask H:[UILabel:0x2(100)]",
      "mask UILabel:0x2.midX == + 160"),
    Case(
      .yours, .forgottenMask, [flag, "on `UIImageView`, not on `UIView`"],
      "UIImageView:0x2.leading == UIView:0x3.leading + 24   (active)",
      "mask UIImageView:0x2.midX == 228.5   (active)", "mask UIImageView:0x2.width == 57   (active)"
    ),
    Case(
      .yours, .forgottenMask, [flag, "on `UILabel`, not on `UIView`"],
      "UILabel:0x2.centerX == UIView:0x3.centerX", "mask UILabel:0x2.midX == + 160",
      "mask UIView:0x3.width == 375"),
  ]

  @Test(
    "a mask without the name of its superview contradicts the constraints of the view",
    arguments: unnamed)
  private func superviews(_ expected: Case) throws { try expected.check() }

  /// Lists in which the size of the superview of a mask follows from constraints of the program.
  private static let sized = [
    Case(
      .yours, .forgottenMask, [flag, "on `UIButton`"],
      "H:[UIButton:0x2]-(0)-|   (active, names: '|':Shop.Box:0x3 )",
      "H:|-(0)-[UIButton:0x2]   (active, names: '|':Shop.Box:0x3 )",
      "mask UIButton:0x2.width == 100   (active)", "Shop.Box:0x3.width == 320   (active)"),
    Case(
      .yours, .forgottenMask, [flag, "on `UIView`"],
      "H:[UIView:0x2]-(0)-|   (active, names: '|':Shop.Box:0x3 )",
      "H:|-(0)-[UIView:0x2]   (active, names: '|':Shop.Box:0x3 )",
      "mask UIView:0x2.width == 0   (active)", "Shop.Box:0x3.width == 320   (active)"),
    Case(
      .yours, .forgottenMask, [flag, "on `UIStackView`"],
      "UIStackView:0x2.bottom == Shop.Card:0x3.bottom - 12   (active)",
      "UIStackView:0x2.top == Shop.Card:0x3.top + 12   (active)",
      "mask UIStackView:0x2.height == 0   (active)", "Shop.Card:0x3.height == 200   (active)"),
    Case(
      .yours, .forgottenMask, [flag, "on `NSScrollView`"],
      "NSScrollView:0x2.trailing == NSView:0x3.trailing - 10   (active)",
      "NSScrollView:0x2.leading == NSView:0x3.leading + 10   (active)",
      "mask NSScrollView:0x2.width == 0   (active)", "NSView:0x3.width >= 200   (active)"),
    Case(
      .yours, .forgottenMask, [flag, "on `Chart`"],
      "mas Shop.Chart:0x2.bottom == UIView:0x3.bottom - 10",
      "mas Shop.Chart:0x2.top == UIView:0x3.top + 10", "mask Shop.Chart:0x2.height == 240",
      "mas UIView:0x3.height == 200"),
    Case(
      .yours, .forgottenMask, [flag, "on `UILabel`"],
      "H:[UILabel:0x2]-(16)-|   (active, names: '|':Shop.Card:0x3 )",
      "H:|-(16)-[UIImageView:0x4]   (active, names: '|':Shop.Card:0x3 )",
      "UIImageView:0x4.width == 80   (active)", "H:[UIImageView:0x4]-(8)-[UILabel:0x2]   (active)",
      "mask UILabel:0x2.width == 100   (active)", "Shop.Card:0x3.width == 300   (active)"),
  ]

  @Test(
    "a mask is forgotten on a view that constraints position in a view with a size",
    arguments: sized)
  private func superviewSizes(_ expected: Case) throws { try expected.check() }

  @Test("the mask of a view that only contains the constrained views is kept")
  func outer() throws {
    for (view, content) in [
      ("UIView", "UILabel"), ("Shop.Header", "UIStackView"), ("UIView", "UIView"),
    ] {
      try Case(
        .yours, .hostSize, ["has no width"],
        "H:[\(content):0x2]-(8)-|   (active, names: '|':\(view):0x3 )",
        "H:|-(8)-[\(content):0x2]   (active, names: '|':\(view):0x3 )",
        "mask \(view):0x3.width == 0   (active)"
      ).check()
    }
  }

  @Test(
    "a view that constraints position in a window has a forgotten mask",
    arguments: ["UILabel", "Shop.Banner", "Shop.Toast", "UIVisualEffectView"])
  func banners(_ view: String) throws {
    for line in [
      "V:|-(59)-[\(view):0x2]   (active, names: '|':UIWindow:0x3 )",
      "\(view):0x2.top == UIWindow:0x3.top + 59   (active)",
    ] {
      try Case(
        .yours, .forgottenMask, [Self.flag], line,
        "mask \(view):0x2.minY == 0   (active, names: '|':UIWindow:0x3 )"
      ).check()
    }
    try Case(
      .yours, .forgottenMask, [Self.flag],
      "V:[\(view):0x2]-(40)-|   (active, names: '|':UIWindow:0x3 )",
      "mask \(view):0x2.minY == 0   (active, names: '|':UIWindow:0x3 )",
      "mask \(view):0x2.height == 0   (active)", "mask UIWindow:0x3.height == 852   (active)"
    ).check()
  }

  /// Views, each with a superview that sets their frames.
  private static let managedViews = [
    ("Shop.ProfileHeader", "UITableView"), ("UISearchBar", "UITableView"),
    ("UIStackView", "UITableView"), ("UIView", "UITableView"), ("UILabel", "Shop.FeedTableView"),
    ("Shop.PhotoTile", "UICollectionView"), ("Shop.ItemView", "NSCollectionView"),
    ("Shop.LoginView", "UIWindow"), ("Shop.LoginView", "_UISplitViewControllerPanelImplView"),
    ("UIView", "_UISplitViewControllerPanelImplView"), ("UIView", "_UIQueuingScrollView"),
    ("Shop.PageView", "_UIQueuingScrollView"), ("Shop.TitleView", "_UINavigationBarContentView"),
    ("Shop.Badge", "_UIFloatingContentView"), ("Shop.SidebarItem", "NSTableRowView"),
    ("NSView", "NSTabView"), ("NSStackView", "NSTabView"), ("NSView", "NSPopoverFrame"),
    ("Shop.Panel", "_NSPopoverFrame"), ("Shop.Content", "NSNextStepFrame"),
    ("Shop.Map", "SwiftUI.PlatformViewHost<A>"), ("UIView", "SwiftUI.PlatformViewHost<A>"),
    ("UILabel", "_TtGC7SwiftUI16PlatformViewHostGVS_42PlatformViewRepresentableV4Shop3Map__"),
  ]

  @Test("a view keeps its mask if its superview sets its frame", arguments: managedViews)
  func managed(_ view: String, _ superview: String) throws {
    for position in [
      "mask \(view):0x2.minY == 0   (active, names: '|':\(superview):0x3 )",
      "mask V:|-(0)-[\(view):0x2]   (active, names: '|':\(superview):0x3 )",
    ] {
      try Case(
        .both, .managedMask, ["keep its autoresizing mask"], "\(view):0x2.height == 200   (active)",
        "mask \(view):0x2.height == 50", position
      ).check(without: [Self.flag])
      let inner = try VerdictTests.explain([
        "UISwitch:0x4.bottom == \(view):0x2.bottom - 20",
        "UISwitch:0x4.top == \(view):0x2.top + 20", "UISwitch:0x4.height == 31",
        "mask \(view):0x2.height == 0", position,
      ]).verdict
      #expect(inner.owner == .both && inner.cure?.contains(Self.flag) == false, "\(inner)")
    }
  }

  @Test(
    "a view of the program in a content view does not keep its mask",
    arguments: [
      "UITableViewCellContentView", "_UICollectionViewListCellContentView",
      "_UIVisualEffectContentView", "_UITableViewHeaderFooterContentView",
      "_UIAlertControllerView", "WKScrollView", "UIScrollView", "Shop.PhotoCell", "NSTableView",
    ])
  func contents(_ superview: String) throws {
    for view in ["Shop.Badge", "UILabel", "UIStackView"] {
      try Case(
        .yours, .forgottenMask, [Self.flag], "\(view):0x2.height == 200   (active)",
        "mask \(view):0x2.height == 50",
        "mask \(view):0x2.minY == 0   (active, names: '|':\(superview):0x3 )"
      ).check()
    }
  }
}

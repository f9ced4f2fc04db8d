import Testing
import VFLTestSupport

@testable import VFLLogs

@Suite("Classes of the system in logs")
struct SystemClassTests {
  private typealias Case = VerdictTests.Case

  /// A list in which a label does not fit into a view of a class.
  private static func list(_ name: String, _ size: String) -> [String] {
    [
      "V:[UILabel:0x2]-(20)-|   (active, names: '|':\(name):0x3 )",
      "V:|-(20)-[UILabel:0x2]   (active, names: '|':\(name):0x3 )", "V:[UILabel:0x2(40)]",
      "\(size) V:[\(name):0x3(44)]   (active)",
    ]
  }

  private static let sizes = ["", "mask", "'UIView-Encapsulated-Layout-Height'"]

  @Test(
    "views in a private class that contains views of the program belong to the program",
    arguments: [
      "_UICollectionViewListCellContentView", "_UIImageViewOverlayView",
      "_UIVisualEffectContentView", "_UITableViewHeaderFooterContentView",
      "_UIBackdropContentView",
    ])
  func contents(_ name: String) throws {
    for size in Self.sizes {
      let verdict = try VerdictTests.explain(Self.list(name, size)).verdict
      #expect(verdict.owner == (size.isEmpty && verdict.cause != .hostSize ? .yours : .both))
      #expect(verdict.cause != .systemOnly && verdict.cause != .unknown, "\(name): \(verdict)")
      expectEqual(verdict.cure?.contains("AutoresizingMaskIntoConstraints = false"), false)
    }
  }

  @Test(
    "views in a private class of a framework belong to the system",
    arguments: [
      "SFAirDropIconView", "SFAirDropActiveIconView", "UIActivityContentTitleView",
      "UIActivityGroupCell", "SHSheetContentView", "AVPlaybackControlsView",
      "AVTransportControlsView", "MFMailComposeRecipientTextView", "UITabBarSwappableImageView",
      "MPVideoPlaybackOverlayView", "LPCaptionBarView", "_TtC9SharingUI13DeviceTitle",
      "NSTitlebarContainerView", "TUISystemInputAssistantView", "TUIKeyplaneView",
      "FI_TListScrollView", "FI_TBrowserBackgroundView", "UIKBKeyplaneView", "UIKeyboardImpl",
      "UIInputSetHostView", "UISwipeActionPullView", "AVButton", "CAMTopBar", "SPUISearchField",
    ])
  func frameworks(_ name: String) throws {
    for size in Self.sizes {
      var expected = Case(
        .system, .systemOnly, ["no constraint or view belongs to your code"], "")
      expected.lines = Self.list(name, size)
      try expected.check()
    }
  }

  @Test(
    "classes of programs with prefixes of the system belong to the program",
    arguments: [
      "SFRouteHeaderView", "LPLoginView", "AVTileView", "MFCardView", "UIActivityIndicatorView",
      "CKNoteView", "UIKitPlus.Label", "_TtC9UIKitPlus5Label", "TtCardView", "LPLinkView",
      "TUIBubbleView", "TUIMessageCell", "SPUICard", "UIKBadge", "FI_TileView", "AVButtonBar",
      "CAMTopBarButton", "MPVideoPlaybackView", "UISwipeActionCell", "UIActivityContentCard",
      "UIKeyboardAccessoryBar", "NSTitlebarButton", "SFAirDropButton", "UIToolbarButtonView",
      "UIStatusBarOverlay", "UITabBarButtonRow", "UIDimmingViewStack",
    ])
  func prefixes(_ name: String) throws {
    for size in Self.sizes {
      let verdict = try VerdictTests.explain(Self.list(name, size)).verdict
      #expect(verdict.owner != .system && verdict.cause != .systemOnly, "\(verdict)")
    }
  }

  @Test(
    "class names without the underscores that Markdown removes belong to the system",
    arguments: [
      "*TtC5UIKitP33*DDE14AA6B49FCAFC5A54255A118E1D8713ButtonWrapper",
      "TtC5UIKitP33DDE14AA6B49FCAFC5A54255A118E1D8713ButtonWrapper",
      "_TtC5UIKitP33_DDE14AA6B49FCAFC5A54255A118E1D8713ButtonWrapper",
      "TtCC5UIKit19NavigationButtonBar15ItemWrapperView", "*UIToolbarContentView",
      "UIButtonBarButton", "*TtGC7SwiftUI14UIKitThing",
    ])
  func damaged(_ name: String) throws {
    for size in Self.sizes {
      var expected = Case(.system, .systemOnly, [], "")
      expected.lines = Self.list(name, size)
      try expected.check()
    }
    let inner = [
      "'IB*Leading*Leading' H:|-(8)-[*UIModernBarButton:0x2]   (active, names: '|':\(name):0x3 )",
      "'IBTrailingTrailing' H:[*UIModernBarButton:0x2]-(8)-|   (active, names: '|':\(name):0x3 )",
      "mask \(name):0x3.width == 0   (active)",
    ]
    var expected = Case(.system, .systemOnly, [], "")
    expected.lines = inner
    try expected.check()
  }

  @Test("the repaired name of a mangled class is its short name")
  func short() throws {
    for name in [
      "*TtC5UIKitP33*DDE14AA6B49FCAFC5A54255A118E1D8713ButtonWrapper",
      "TtC5UIKitP33DDE14AA6B49FCAFC5A54255A118E1D8713ButtonWrapper",
      "_TtC5UIKitP33_DDE14AA6B49FCAFC5A54255A118E1D8713ButtonWrapper",
    ] {
      let explanation = try VerdictTests.explain(["V:[\(name):0x2(44)]", "V:[\(name):0x2(0)]"])
      expectEqual(explanation.names.names, ["ButtonWrapper"])
    }
  }

  @Test(
    "emphasis around a public class name does not make it private",
    arguments: [
      "*UILabel", "*UIView", "*UIStackView*", "**UIImageView**", "*NSTextField", "*Shop.Badge",
    ])
  func emphasized(_ name: String) throws {
    try Case(.yours, .duplicate, [], "\(name):0x2.width == 50", "\(name):0x2.width == 60").check()
  }

  @Test(
    "constraints of a private view that a public property returns belong to the program",
    arguments: ["UIButtonLabel", "_UIAlertControllerView"])
  func reachable(_ name: String) throws {
    for (attribute, size, other) in [
      ("width", 50, 60), ("height", 300, 400), ("width", 270, 300), ("height", 20, 24),
      ("width", 100, 0),
    ] {
      try Case(
        .yours, .duplicate, [], "\(name):0x2.\(attribute) == \(size)",
        "\(name):0x2.\(attribute) == \(other)"
      ).check()
    }
    // The owner of the view still controls its mask.
    try Case(
      .both, .managedMask, ["keep its autoresizing mask"], "\(name):0x2.width == 50",
      "mask \(name):0x2.width == 60"
    ).check(without: ["= false"])
  }

  @Test(
    "only the program sets unknown identifiers, also of constraints of private views",
    arguments: [
      "UIButtonLabel", "_UIAlertControllerView", "_UITextLayoutCanvasView", "UITabBarButton",
      "_UISearchBarSearchContainerView", "UISegmentLabel",
    ])
  func identifiers(_ name: String) throws {
    for (first, second) in [("titleWidth", "titleMax"), ("alertHeight", "alertTall")] {
      let verdict = try VerdictTests.explain([
        "'\(first)' \(name):0x2.width == 50", "'\(second)' \(name):0x2.width == 60",
      ]).verdict
      #expect(verdict.owner == .yours || verdict.owner == .both, "\(verdict)")
      #expect(verdict.cause == .duplicate, "\(verdict)")
    }
  }
}

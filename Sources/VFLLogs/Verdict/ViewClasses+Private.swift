extension ViewClasses {
  /// Returns whether only the system uses the class with this name.
  static func isPrivate(_ name: Substring) -> Bool {
    if letters.contains(where: { name.hasPrefix($0) }) { return true }
    // Markdown removes the underscore.
    if underscored.contains("_" + name) { return true }
    return privateClasses.contains { framework in
      framework.beginnings.contains { name.hasPrefix($0) }
    }
  }

  /// The Swift modules of the system that contain views.
  static let modules: Set = [
    "SwiftUI", "SwiftUICore", "UIKit", "UIKitCore", "AppKit", "Swift", "AVKit", "MapKit", "WebKit",
    "SharingUI", "LinkPresentation", "PhotosUI", "PhotosUICore", "ContactsUI", "MessageUI",
    "SafariServices", "QuickLook", "VisionKit", "PassKitUI", "GameCenterUI",
  ]

  /// The beginnings of all private classes of a framework.
  private static let letters = ["_UI", "_NS", "_MK", "_AV", "_TV"]

  /// Private classes that programs often see in logs.
  static let underscored: Set = [
    "_UIButtonBarButton", "_UIButtonBarStackView", "_UIModernBarButton", "_UIToolbarContentView",
    "_UINavigationBarContentView", "_UITAMICAdaptorView", "_UIDatePickerLinkedLabel",
    "_UIDatePickerContainerView", "_UIActivityActionCellTitleLabel", "_UIQueuingScrollView",
    "_UIInterfaceActionGroupHeaderScrollView", "_UIAlertControllerInterfaceActionGroupView",
    "_UINavigationBarLargeTitleView", "_UIBarBackground", "_UISearchBarContainerView",
    "_UIPageViewControllerContentView", "_UISplitViewControllerPanelImplView",
    "_NSSplitViewItemViewWrapper",
  ]

  /// The beginnings of private classes without an underscore, by the framework that contains them.
  ///
  /// The beginnings are long, because programs use prefixes of two letters as well. Programs also use
  /// public classes of these frameworks, such as `LPLinkView`.
  private static let privateClasses: [(framework: String, beginnings: [String])] = [
    (
      "UIKit",
      [
        "UIInputSet", "UIInputWindow", "UIRemoteKeyboard", "UIKeyboard", "UIKB",
        "UITextEffectsWindow", "UIInterfaceAction", "UINavigationButton",
        "UINavigationItemButtonView", "UINavigationItemView", "UIContinuousPath",
        "UIFocusContainerGuide", "UITabBarButton", "UITabBarSwappableImageView",
        "UIToolbarTextButton", "UIToolbarButton", "UIAlertControllerVisual", "UICalloutBar",
        "UIStatusBar", "UIPickerTableView", "UIPickerColumnView", "UITableViewIndex",
        "UITableViewCellEditControl", "UISwipeAction", "UIWebBrowserView", "UIFieldEditor",
        "UITextSelectionView", "UITextRangeView", "UISegmentLabel", "UISwitchModernVisualElement",
        "UICompatibilityInput", "UIDimmingView", "UISearchBarTextFieldLabel",
        "UISearchBarBackground", "UIPrintPanel",
      ]
    ),
    (
      "UIKit, in a share sheet",
      ["UIActivityContent", "UIActivityGroup", "UIActivityAction", "UIActivityViewController"]
    ),
    ("ShareSheet", ["SHSheetContent", "UIShareGroupActivityCell", "UIActionGroupActivityCell"]),
    ("Sharing", ["SFAirDrop"]),
    (
      "LinkPresentation",
      ["LPCaptionBarView", "LPDomainNameIndicator", "LPMultipleImageView", "LPPlayButtonView"]
    ),
    ("TextInputUI", ["TUI"]), ("SpringBoardUI", ["SPUI"]),
    (
      "AppKit",
      [
        "NSFunctionRow", "NSToolbarItemViewer", "NSToolbarButton", "NSTouchBarView",
        "NSRemoteView", "NSTitlebar", "FI_T",
      ]
    ),
    (
      "AVKit",
      [
        "AVButton", "AVUnsupportedContentIndicatorView", "AVAlphaUpdatingView",
        "AVPlaybackControls", "AVTransportControls", "AVTouchIgnoringView", "AVMobileChromeless",
        "AVPlayerViewControllerContentView", "AVVolumeButtonControl",
      ]
    ),
    (
      "MediaPlayer",
      ["MPDetailSlider", "MPKnockoutButton", "MPVideoPlayback", "MPTransportControls"]
    ),
    ("ChatKit", ["CKMessageEntryView"]),
    (
      "MessageUI",
      [
        "MFMailCompose", "MFComposeRecipient", "MFComposeSubject", "MFComposeHeader",
        "MFMessageCompose", "CNComposeRecipient", "CNComposeHeader",
      ]
    ),
    ("PhotosUI", ["PUPhotosGrid", "PUPhotoPicker", "PLPhotoTile", "PLCropOverlay"]),
    ("CameraUI", ["CAMShutterButton", "CAMBottomBar", "CAMTopBar", "CAMModeDial", "CMKShutter"]),
    ("StoreKitUI", ["SKUIItem", "SKUIProduct"]),
    ("WebKit", ["WKContentView", "WKScrollView", "WKChildScrollView", "UIWebFormAccessory"]),
  ]
}

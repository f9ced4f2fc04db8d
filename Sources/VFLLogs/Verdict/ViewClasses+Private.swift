extension ViewClasses {
  /// Returns whether only the system uses the class with this name.
  static func isPrivate(_ name: Substring) -> Bool {
    if letters.contains(where: { name.hasPrefix($0) }) { return true }
    // Markdown removes the underscore.
    if underscored.contains("_" + name) { return true }
    return privateClasses.contains { $0.contains(name) }
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

  /// Private classes without an underscore, by the framework that contains them.
  ///
  /// Programs use the prefixes of frameworks as well, for example `UI` and `TUI`. Therefore, names are
  /// complete, and beginnings contain words that programs do not use. Programs also use public classes of
  /// these frameworks, such as `LPLinkView`.
  private static let privateClasses: [PrivateClasses] = [
    PrivateClasses(
      "UIKit, in keyboards",
      [
        "UIKeyboard", "UIKeyboardAutomatic", "UIKeyboardImpl", "UIKeyboardLayoutStar",
        "UIKeyboardDockView", "UIKeyboardDockItemButton", "UIKeyboardAssistantBar",
        "UIKeyboardItemContainerView", "UIKeyboardMediaServiceRemoteView",
        "UIKeyboardSplitControlMenu", "UIKeyboardSliceTransitionView",
        "UIKeyboardPredictionCell", "UIKeyboardPredictionView", "UIKeyboardEmojiKeyView",
        "UIKeyboardEmojiCollectionView", "UIKeyboardEmojiCollectionViewCell",
        "UIKeyboardEmojiScrollView", "UIKeyboardEmojiCategoryBar", "UIKBKeyView",
        "UIKBKeyplaneView", "UIKBSplitImageView", "UIKBBackgroundView", "UIKBBackdropView",
        "UIKBInputBackdropView", "UIKBVisualEffectView", "UIKBCompatInputView",
        "UIKBCandidateView", "UIKBCandidateCollectionView",
      ], ["UIInputSet", "UIInputWindowController", "UIRemoteKeyboard", "UIKBTutorial"]),
    PrivateClasses(
      "UIKit, in bars",
      [
        "UINavigationButton", "UINavigationItemButtonView", "UINavigationItemView",
        "UITabBarButton", "UITabBarButtonLabel", "UITabBarSwappableImageView",
        "UIToolbarTextButton", "UIToolbarButton", "UICalloutBar", "UICalloutBarButton",
        "UICalloutBarBackground", "UICalloutBarOverlay", "UIStatusBar", "UIStatusBarWindow",
        "UIStatusBarBackgroundView", "UIStatusBarForegroundView", "UISearchBarTextFieldLabel",
        "UISearchBarBackground",
      ], ["UIStatusBar_"]),
    PrivateClasses(
      "UIKit, in other views",
      [
        "UITextEffectsWindow", "UIContinuousPathIntroductionView", "UIFocusContainerGuide",
        "UIPickerTableView", "UIPickerTableViewCell", "UIPickerTableViewTitledCell",
        "UIPickerTableViewWrapperCell", "UIPickerColumnView", "UITableViewIndex",
        "UITableViewCellEditControl", "UISwipeActionPullView", "UISwipeActionStandardButton",
        "UISwipeActionFloatingButton", "UIWebBrowserView", "UIFieldEditor",
        "UIFieldEditorContentView", "UITextSelectionView", "UITextRangeView", "UISegmentLabel",
        "UIDimmingView", "UIPrintPanelTableViewController",
      ],
      [
        "UIInterfaceAction", "UIAlertControllerVisual", "UISwitchModernVisualElement",
        "UICompatibilityInput", "UIContinuousPath",
      ]),
    PrivateClasses(
      "UIKit, in a share sheet",
      [
        "UIActivityContentTitleView", "UIActivityContentHeaderView", "UIActivityGroupCell",
        "UIActivityGroupView", "UIActivityActionCell", "UIActivityActionGroupCell",
      ], ["UIActivityGroupActivityCell", "UIActivityViewController"]),
    PrivateClasses(
      "ShareSheet", ["UIShareGroupActivityCell", "UIActionGroupActivityCell"], ["SHSheetContent"]),
    PrivateClasses(
      "Sharing", ["SFAirDropIconView", "SFAirDropActiveIconView", "SFAirDropInstructionsView"]),
    PrivateClasses(
      "LinkPresentation",
      [
        "LPCaptionBarView", "LPDomainNameIndicator", "LPMultipleImageView", "LPPlayButtonView",
      ]),
    PrivateClasses(
      "TextInputUI",
      ["TUIPredictionView", "TUIPredictionViewCell", "TUIPredictionViewStackView"],
      ["TUIKeyplane", "TUISystemInputAssistant", "TUIAssistantButtonBar", "TUIEmojiSearch"]),
    PrivateClasses(
      "SpotlightUI", ["SPUISearchField", "SPUISearchHeader", "SPUITextField", "SPUIHeaderBlurView"]),
    PrivateClasses(
      "AppKit",
      [
        "NSToolbarItemViewer", "NSToolbarButton", "NSTouchBarView", "NSRemoteView",
        "NSTitlebarView", "NSTitlebarContainerView", "NSTitlebarAccessoryClipView",
        "NSTitlebarSeparatorView", "NSTitlebarDecorationView",
      ], ["NSFunctionRow"]),
    PrivateClasses(
      "FinderKit",
      ["FI_TListView", "FI_TListScrollView", "FI_TColumnView", "FI_TIconView", "FI_TSidebarView"],
      ["FI_TBrowser"]),
    PrivateClasses(
      "AVKit",
      [
        "AVButton", "AVUnsupportedContentIndicatorView", "AVAlphaUpdatingView",
        "AVPlaybackControlsView", "AVPlaybackControlsStackView", "AVTransportControlsView",
        "AVTouchIgnoringView", "AVPlayerViewControllerContentView", "AVVolumeButtonControl",
      ], ["AVMobileChromeless"]),
    PrivateClasses(
      "MediaPlayer",
      [
        "MPDetailSlider", "MPKnockoutButton", "MPVideoPlaybackOverlayView", "MPTransportControls",
        "MPTransportControlsView",
      ]),
    PrivateClasses("ChatKit", ["CKMessageEntryView", "CKMessageEntryContentView"]),
    PrivateClasses(
      "MessageUI", [],
      [
        "MFMailCompose", "MFComposeRecipient", "MFComposeSubject", "MFComposeHeader",
        "MFMessageCompose", "CNComposeRecipient", "CNComposeHeader",
      ]),
    PrivateClasses(
      "PhotosUI", ["PLPhotoTileViewController"], ["PUPhotosGrid", "PUPhotoPicker", "PLCropOverlay"]),
    PrivateClasses(
      "CameraUI", ["CAMShutterButton", "CAMBottomBar", "CAMTopBar", "CAMModeDial"],
      ["CMKShutter"]),
    PrivateClasses("StoreKitUI", [], ["SKUIItem", "SKUIProduct"]),
    PrivateClasses(
      "WebKit",
      [
        "WKContentView", "WKChildScrollView", "UIWebFormAccessory",
      ]),
  ]
}

/// The private classes of a framework.
private struct PrivateClasses {
  let framework: String
  let names: Set<String>
  let beginnings: [String]

  init(_ framework: String, _ names: Set<String>, _ beginnings: [String] = []) {
    (self.framework, self.names, self.beginnings) = (framework, names, beginnings)
  }

  func contains(_ name: Substring) -> Bool {
    names.contains(String(name)) || beginnings.contains { name.hasPrefix($0) }
  }
}

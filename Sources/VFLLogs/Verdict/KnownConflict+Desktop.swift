import VFLRecords

extension KnownConflict {
  /// Conflicts that involve AppKit.
  static let desktop = [
    KnownConflict(
      name: "touchBarEscape", title: "a Touch Bar item is wider than the system allows",
      systems: "macOS 10.12 to 10.15", standing: .bug,
      cure: "lower the priority of the item's width below 1000", reports: ["rdar://33439477"],
      sources: ["toggl-open-source/toggldesktop#3750", "iina/iina#4561"],
      signs: [.view("_NSFunctionRow")],
      example: [
        "H:|-(8)-[NSTouchBarView:0x7f01]   (active, names: '|':_NSFunctionRowRootView:0x7f02 )",
        "H:[NSTouchBarView:0x7f01]-(8)-|   (active, names: '|':_NSFunctionRowRootView:0x7f02 )",
        "_NSFunctionRowRootView:0x7f02.width == 0   (active)",
      ]),
    KnownConflict(
      name: "toolbarItemWidth",
      title: "a control in a toolbar requires more width than the toolbar gives it",
      systems: "all of macOS", standing: .avoidable,
      cure: "lower the priority of the control's width to 999, or reduce the width",
      sources: ["public logs"], involvesProgram: true,
      signs: [.view("NSToolbarItemViewer"), .plainWidth],
      example: [
        "NSSlider:0x7f01.width >= 150   (active)",
        "H:|-(0)-[NSSlider:0x7f01]   (active, names: '|':NSToolbarItemViewer:0x7f02 )",
        "H:[NSSlider:0x7f01]-(0)-|   (active, names: '|':NSToolbarItemViewer:0x7f02 )",
        "NSToolbarItemViewer:0x7f02.width <= 100   (active)",
      ]),
    KnownConflict(
      name: "toolbarBeforeLayout",
      title: "a toolbar is measured before its first layout",
      systems: "macOS 10.12 to 10.14", standing: .harmless, cure: nil,
      sources: ["fork-dev/Tracker#150", "sindresorhus/Settings#4"],
      signs: [.view("NSToolbarItemViewer")],
      example: [
        "V:|-(3)-[NSToolbarButton:0x7f01]   (active, names: '|':NSToolbarItemViewer:0x7f02 )",
        "V:[NSToolbarButton:0x7f01]-(7)-|   (active, names: '|':NSToolbarItemViewer:0x7f02 )",
        "NSToolbarItemViewer:0x7f02.height == 1   (active)",
      ]),
    KnownConflict(
      name: "splitViewWrapper", title: "the wrapper of a split view's item keeps an old width",
      systems: "OS X 10.9 and 10.10", standing: .bug,
      cure: "leave the item open in Interface Builder and collapse it in code",
      sources: ["mdiep/MDPSplitView#13"],
      signs: [.view("_NSSplitViewItemViewWrapper")],
      example: [
        "H:[_NSSplitViewItemViewWrapper:0x7f01(0)]",
        "H:[_NSSplitViewItemViewWrapper:0x7f01(>=180)]",
      ]),
    KnownConflict(
      name: "splitViewThickness",
      title: "the content of a split view item is wider than its maximum",
      systems: "macOS 15 to 26", standing: .avoidable,
      cure: "allow the content to be narrower, or set a larger `maximumThickness`",
      sources: ["public logs"],
      signs: [.identifier("NSSplitViewItem.MaxSize")],
      example: [
        "'NSSplitViewItem.MaxSize' NSLayoutGuide:0x6001'NSSplitViewItem.Guide'.width <= 240   (active)",
        "NSLayoutGuide:0x6001'NSSplitViewItem.Guide'.width >= 260   (active)",
      ]),
    KnownConflict(
      name: "openPanelBrowser",
      title: "the browser of an open panel is laid out at a height of 0 with a header",
      systems: "OS X 10.10", standing: .harmless, cure: nil, sources: ["douglasdrumond/macvim#521"],
      signs: [.view("FI_T")],
      example: [
        "V:|-(23)-[FI_TListView:0x7f01]   (Names: '|':FI_TScrollView:0x7f02 )",
        "V:[FI_TListView:0x7f01]-(0)-|   (Names: '|':FI_TScrollView:0x7f02 )",
        "V:[FI_TScrollView:0x7f02(0)]",
      ]),
    KnownConflict(
      name: "clipViewInsets",
      title:
        "a clip view has no space for a permanently visible scroll bar or for a table header",
      systems: "all of macOS", standing: .avoidable,
      cure:
        "set the size of the scroll view before its first layout, and pin the scrolled content to the clip "
        + "view",
      sources: ["iina/iina#5645", "ViennaRSS/vienna-rss#771"],
      signs: [.view("NSClipView"), .view("NSScrollView")],
      example: [
        "V:|-(0)-[NSClipView:0x7f01]   (active, names: '|':NSScrollView:0x7f02 )",
        "V:[NSClipView:0x7f01]-(15)-|   (active, names: '|':NSScrollView:0x7f02 )",
        "NSScrollView:0x7f02.height == 8   (active)",
      ]),
  ]
}

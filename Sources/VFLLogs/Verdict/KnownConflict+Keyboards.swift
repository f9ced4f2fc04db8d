import VFLRecords

extension KnownConflict {
  /// Keyboards and the views above them.
  static let keyboards = [
    KnownConflict(
      name: "assistantBarWithoutHeight",
      title: "the bar above the keyboard is laid out at a height of 0",
      systems: "iOS 9.0 to 11.2", standing: .bug, cure: nil,
      reports: ["rdar://23087563", "rdar://36578167"],
      sources: ["hackiftekhar/IQKeyboardManager#1259"],
      signs: [.view("UIKeyboardAssistantBar")],
      example: [
        "V:|-(6)-[_UIButtonBarStackView:0x7f01]   (active, names: '|':UIKeyboardAssistantBar:0x7f02 )",
        "V:[_UIButtonBarStackView:0x7f01]-(6)-|   (active, names: '|':UIKeyboardAssistantBar:0x7f02 )",
        "UIKeyboardAssistantBar:0x7f02.height == 0   (active)",
      ]),
    KnownConflict(
      name: "barButtonSelection",
      title: "the selection of a bar button is laid out at a height of 0",
      systems: "iPadOS 14.2 and later", standing: .bug, cure: nil,
      sources: ["jpdebug.com/p/3487019"],
      signs: [.view("_UIUCBKBSelectionBackground")],
      example: [
        "V:|-(6)-[_UIUCBKBSelectionBackground:0x7f01]   (active, names: '|':_UIButtonBarButton:0x7f02 )",
        "V:[_UIUCBKBSelectionBackground:0x7f01]-(6)-|   (active, names: '|':_UIButtonBarButton:0x7f02 )",
        "_UIButtonBarButton:0x7f02.height == 0   (active)",
      ]),
    KnownConflict(
      name: "accessoryAboveInput",
      title: "the accessory view has a gap to the keyboard that another constraint forbids",
      systems: "iOS 26", standing: .bug, cure: nil, reports: ["FB14337260"],
      sources: ["gemwalletcom/gem-ios#1795"],
      signs: [.identifier("accessoryView.bottom"), .identifier("inputView.top")],
      example: [
        "'accessoryView.bottom' _UIRemoteKeyboardPlaceholderView:0x7f01.bottom == "
          + "_UIKBCompatInputView:0x7f02.top - 8   (active)",
        "'inputView.top' _UIRemoteKeyboardPlaceholderView:0x7f01.bottom == "
          + "_UIKBCompatInputView:0x7f02.top   (active)",
      ]),
    KnownConflict(
      name: "assistantView", title: "the suggestion bar changes between two text fields",
      systems: "iOS 13 to 17.4", standing: .harmless, cure: nil,
      sources: ["hackiftekhar/IQKeyboardManager#1616"],
      signs: [.identifier("assistantHeight"), .identifier("assistantView.")],
      example: [
        "'accessoryView.bottom' _UIRemoteKeyboardPlaceholderView:0x7f01.bottom == "
          + "_UIKBCompatInputView:0x7f02.top   (active)",
        "'assistantHeight' SystemInputAssistantView.height == 45   (active, names: "
          + "SystemInputAssistantView:0x7f03 )",
        "'assistantView.bottom' SystemInputAssistantView.bottom == _UIKBCompatInputView:0x7f02.top"
          + "   (active, names: SystemInputAssistantView:0x7f03 )",
        "'assistantView.top' V:[_UIRemoteKeyboardPlaceholderView:0x7f01]-(0)-[SystemInputAssistantView]"
          + "   (active, names: SystemInputAssistantView:0x7f03 )",
      ]),
    KnownConflict(
      name: "inputContainerTop", title: "the window of the keyboard counts the status bar twice",
      systems: "iOS 9.0 to 9.3", standing: .bug, cure: nil,
      reports: ["rdar://24426241", "rdar://24764160"], sources: ["stackoverflow.com/q/33112762"],
      signs: [.identifier("UIInputWindowController-top"), .view("UIInputSetContainerView")],
      example: [
        "V:|-(20)-[UIInputSetContainerView:0x7f01]   (Names: '|':UITextEffectsWindow:0x7f02 )",
        "'UIInputWindowController-top' V:|-(0)-[UIInputSetContainerView:0x7f01]   (Names: "
          + "'|':UITextEffectsWindow:0x7f02 )",
      ]),
    KnownConflict(
      name: "keyboardTour", title: "a new simulator shows the introduction of its keyboard",
      systems: "recent simulators", standing: .harmless, cure: "dismiss the introduction once",
      sources: ["public logs"],
      signs: [.view("UIKBTutorial")],
      example: [
        "UIKBTutorialMultipageView:0x7f01.height == 0.99*UIScrollView:0x7f02.height   (active)",
        "UIKBTutorialMultipageView:0x7f01.height == UIScrollView:0x7f02.height   (active)",
        "UIScrollView:0x7f02.height == 200   (active)",
      ]),
  ]
}

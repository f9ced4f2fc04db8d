import VFLRecords

extension KnownConflict {
  /// Navigation bars, toolbars and their buttons.
  static let bars = [
    KnownConflict(
      name: "webFormBar", title: "the toolbar of a form in a web view does not fit",
      systems: "iOS 10 to 15.5", standing: .harmless, cure: nil,
      sources: ["fluttercommunity/flutter_webview_plugin#281", "flutter/flutter#93532"],
      signs: [
        .view("_UIToolbarContentView"), .view("UIToolbar"), .view("_UIButtonBarButton"),
        .view("_UIModernBarButton"), .view("_UIButtonBarStackView"), .identifier("UIButtonBar."),
      ],
      example: [
        "'TB_Leading_Leading' H:|-(16)-[_UIModernBarButton:0x7f01]   (active, names: "
          + "'|':_UIButtonBarButton:0x7f02 )",
        "'TB_Trailing_Trailing' H:[_UIModernBarButton:0x7f01]-(16)-|   (active, names: "
          + "'|':_UIButtonBarButton:0x7f02 )",
        "'UIButtonBar.maximumAlignmentSize' _UIButtonBarButton:0x7f02.width == "
          + "_UIButtonBarStackView:0x7f03.width   (active)",
        "_UIToolbarContentView:0x7f04.width == UIToolbar:0x7f05.width   (active)",
        "_UIButtonBarStackView:0x7f03.width == _UIToolbarContentView:0x7f04.width   (active)",
        "UIToolbar:0x7f05.width == 20   (active)",
      ]),
    KnownConflict(
      name: "toolbarWithoutFrame", title: "a toolbar gets its items before it has a frame",
      systems: "iOS 13 to 18", standing: .avoidable,
      cure: "create the toolbar with a frame that is not empty, and set its items afterwards",
      sources: ["stackoverflow.com/q/54284029", "hackiftekhar/IQKeyboardManager#1607"],
      signs: [.view("_UIToolbarContentView"), .view("_UIButtonBarStackView")],
      example: [
        "'TB_Leading_Leading' H:|-(16)-[_UIModernBarButton:0x7f01]   (active, names: "
          + "'|':_UIButtonBarStackView:0x7f02 )",
        "'TB_Trailing_Trailing' H:[_UIModernBarButton:0x7f01]-(16)-|   (active, names: "
          + "'|':_UIButtonBarStackView:0x7f02 )",
        "_UIButtonBarStackView:0x7f02.width == _UIToolbarContentView:0x7f03.width   (active)",
        "_UIToolbarContentView:0x7f03.width == 0   (active)",
      ]),
    KnownConflict(
      name: "navigationBarWithoutWidth",
      title: "a navigation bar lays out its back button at a width of 0",
      systems: "iOS 14 to 17", standing: .bug,
      cure: "in SwiftUI, use `.navigationViewStyle(.stack)` or a `NavigationStack`",
      sources: ["subconsciousnetwork/subconscious#70", "stackoverflow.com/q/65316534"],
      signs: [
        .view("_UINavigationBarContentView"), .size("_UINavigationBarContentView", .width, [0]),
      ],
      example: [
        "'BIB_Trailing_CB_Leading' H:[_UIModernBarButton:0x7f01]-(6)-[_UIModernBarButton:0x7f02]"
          + "   (active)",
        "'UINav_static_button_horiz_position' _UIModernBarButton:0x7f01.leading == "
          + "_UINavigationBarContentView:0x7f03.leading + 8   (active)",
        "'CB_Trailing_Trailing' _UIModernBarButton:0x7f02.trailing <= "
          + "_UINavigationBarContentView:0x7f03.trailing   (active)",
        "'UIView-Encapsulated-Layout-Width' _UINavigationBarContentView:0x7f03.width == 0   (active)",
      ]),
    KnownConflict(
      name: "customBarButton",
      title: "the custom view of a bar button is laid out at a height of 0",
      systems: "iOS 26", standing: .avoidable,
      cure: "set the width and height of the custom view with a priority of 750",
      sources: ["wix/react-native-navigation#8299", "wix/react-native-navigation#8302"],
      involvesProgram: true, signs: [.view("_UITAMICAdaptorView")],
      example: [
        "V:|-(4)-[UIButton:0x7f01]   (active, names: '|':_UITAMICAdaptorView:0x7f02 )",
        "V:[UIButton:0x7f01]-(4)-|   (active, names: '|':_UITAMICAdaptorView:0x7f02 )",
        "_UITAMICAdaptorView:0x7f02.height == 0   (active)",
      ]),
    KnownConflict(
      name: "buttonBarMargins", title: "the margins of a button bar do not fit into its width",
      systems: "iOS 11 and later", standing: .harmless, cure: nil,
      sources: ["stackoverflow.com/q/45163786"],
      signs: [.view("_UIButtonBarStackView"), .identifier("UIView-leftMargin-guide-constraint")],
      example: [
        "_UIButtonBarStackView:0x7f01.width <= 0   (active)",
        "'UIView-leftMargin-guide-constraint' H:|-(12)-[UILayoutGuide:0x6001'UIViewLayoutMarginsGuide']"
          + "(LTR)   (active, names: '|':_UIButtonBarStackView:0x7f01 )",
        "'UIView-rightMargin-guide-constraint' H:[UILayoutGuide:0x6001'UIViewLayoutMarginsGuide']-(12)-|"
          + "(LTR)   (active, names: '|':_UIButtonBarStackView:0x7f01 )",
      ]),
  ]
}

import VFLRecords

extension KnownConflict {
  /// Alerts, menus, share sheets and other presentations.
  static let alerts = [
    KnownConflict(
      name: "negativeSheetWidth", title: "every action sheet temporarily gets a negative width",
      systems: "iOS 10 to 13", standing: .bug, cure: nil, reports: ["rdar://49289931"],
      sources: ["mshrwtnb/ALRT#14", "RxSwiftCommunity/RxAlert#40", "hoko/hoko-ios#28"],
      signs: [.size("UIView", .width, [-16, -20]), .alone],
      example: ["UIView:0x7f01.width == - 16   (active)"]),
    KnownConflict(
      name: "sheetWithoutAnchor",
      title: "an action sheet is presented on an iPad without an anchor",
      systems: "iOS 8", standing: .avoidable,
      cure: "set the source view and source rectangle of its popover, or its bar button item",
      reports: ["rdar://18921595", "rdar://19385063"],
      sources: ["steipete/PSTAlertController#18"],
      signs: [.view("_UIAlertControllerView"), .size("UIView", .width, [304])],
      example: [
        "H:[UIView:0x7f01(304)]", "_UIAlertControllerView:0x7f02.width >= UIView:0x7f01.width",
        "'UIView-Encapsulated-Layout-Width' H:[_UIAlertControllerView:0x7f02(298)]",
      ]),
    KnownConflict(
      name: "viewInAlert",
      title: "an alert does not support additional views",
      systems: "iOS 8 and later", standing: .avoidable,
      cure: "present your own view controller: the views of an alert are private",
      sources: ["developer.apple.com/documentation/uikit/uialertcontroller"], involvesProgram: true,
      signs: [.view("_UIAlertController"), .content],
      example: [
        "UITextView:0x7f01.height == 300   (active)",
        "V:|-(20)-[UITextView:0x7f01]   (active, names: '|':_UIAlertControllerView:0x7f02 )",
        "V:[UITextView:0x7f01]-(20)-|   (active, names: '|':_UIAlertControllerView:0x7f02 )",
        "_UIAlertControllerView:0x7f02.height == 180   (active)",
      ]),
    KnownConflict(
      name: "menuActions", title: "a context menu lays out its actions before it has a height",
      systems: "iOS 13", standing: .harmless, cure: nil,
      sources: ["kylebshr/context-menus#1", "apptekstudios/ASCollectionView#77"],
      signs: [.view("UIInterfaceAction"), .size("UIInterfaceAction", .height, [0])],
      example: [
        "groupView.actionsSequence….height >= 66   (active, names: groupView.actionsSequence…:0x7f01 )",
        "V:|-(0)-[groupView.actionsSequence…]   (active, names: groupView.actionsSequence…:0x7f01, "
          + "'|':UIInterfaceActionGroupView:0x7f02 )",
        "V:[groupView.actionsSequence…]-(0)-|   (active, names: groupView.actionsSequence…:0x7f01, "
          + "'|':UIInterfaceActionGroupView:0x7f02 )",
        "UIInterfaceActionGroupView:0x7f02.height == 0   (active)",
      ]),
    KnownConflict(
      name: "shareSheetTitle", title: "the titles of a share sheet are taller than their rows",
      systems: "iOS 14", standing: .harmless, cure: nil, sources: ["flutter/flutter#80468"],
      signs: [.view("_UIActivityActionCellTitleLabel")],
      example: [
        "_UIActivityActionCellTitleLabel:0x7f01.height >= 22.5   (active)",
        "V:|-(15)-[_UIActivityActionCellTitleLabel:0x7f01]   (active, names: '|':UIView:0x7f02 )",
        "V:[_UIActivityActionCellTitleLabel:0x7f01]-(15)-|   (active, names: '|':UIView:0x7f02 )",
        "'UIView-Encapsulated-Layout-Height' UIView:0x7f02.height == 52   (active)",
      ]),
    KnownConflict(
      name: "datePickerHeight",
      title: "a date picker with a calendar gets the height of a compact date picker",
      systems: "iOS 14 and later", standing: .avoidable,
      cure: "do not constrain the height of the date picker",
      sources: [
        "react-native-datetimepicker/datetimepicker#211"
      ], involvesProgram: true, signs: [.view("_UIDatePicker")],
      example: [
        "_UIDatePickerCalendarHeaderView:0x7f01.height == 44   (active)",
        "V:|-(0)-[_UIDatePickerCalendarHeaderView:0x7f01]   (active, names: '|':UIDatePicker:0x7f02 )",
        "V:[_UIDatePickerCalendarHeaderView:0x7f01]-(0)-|   (active, names: '|':UIDatePicker:0x7f02 )",
        "UIDatePicker:0x7f02.height == 35   (active)",
      ]),
    KnownConflict(
      name: "focusGuide",
      title:
        "the focus guide of a navigation controller is positioned twice when Quick Look is presented",
      systems: "iOS 8 to 15", standing: .harmless, cure: nil,
      sources: ["mostafa-mansour1/previewAnyFile#46", "crazecoder/open_file#173"],
      signs: [.view("UIFocusContainerGuide")],
      example: [
        "V:|-(44)-[UIFocusContainerGuide:0x7f01]   (active, names: '|':UILayoutContainerView:0x7f02 )",
        "V:|-(20)-[UIFocusContainerGuide:0x7f01]   (active, names: '|':UILayoutContainerView:0x7f02 )",
      ]),
    KnownConflict(
      name: "headerMeasuredAtNothing",
      title: "a table measures headers and footers at a height of 0 first",
      systems: "iOS 8 and later", standing: .avoidable,
      cure:
        "lower the priority of a trailing or bottom edge in the header to 999, or set the real height as "
        + "its estimated height",
      reports: ["rdar://18362327"],
      sources: ["mozilla-mobile/firefox-ios#1263"],
      signs: [
        .view("_UITableViewHeaderFooterContentView"),
        .size("_UITableViewHeaderFooterContentView", .height, [0]),
      ],
      example: [
        "V:|-(6)-[UILabel:0x7f01]   (active, names: '|':_UITableViewHeaderFooterContentView:0x7f02 )",
        "V:[UILabel:0x7f01]-(6)-|   (active, names: '|':_UITableViewHeaderFooterContentView:0x7f02 )",
        "'UIView-Encapsulated-Layout-Height' _UITableViewHeaderFooterContentView:0x7f02.height == 0"
          + "   (active)",
      ]),
  ]
}

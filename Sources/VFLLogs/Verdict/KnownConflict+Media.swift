import VFLRecords

extension KnownConflict {
  /// Media players and maps.
  static let media = [
    KnownConflict(
      name: "playerWithoutSize", title: "a player lays out its controls before it has a size",
      systems: "iOS 8 and 9", standing: .avoidable,
      cure: "set the size of the surrounding view before you add the player",
      reports: ["rdar://24694245", "rdar://24298515"],
      sources: ["TheWidlarzGroup/react-native-video#160", "youtube/youtube-ios-player-helper#40"],
      signs: [.view("AVAlphaUpdatingView")],
      example: [
        "H:|-(10)-[AVButton:0x7f01]   (Names: '|':AVAlphaUpdatingView:0x7f02 )",
        "H:[AVButton:0x7f01]-(10)-|   (Names: '|':AVAlphaUpdatingView:0x7f02 )",
        "H:[AVAlphaUpdatingView:0x7f02(0)]",
      ]),
    KnownConflict(
      name: "playerIndicator",
      title: "the indicator for unsupported content in a player gets two heights",
      systems: "iOS 8 and 9", standing: .bug, cure: nil, reports: ["rdar://24694245"],
      sources: ["youtube/youtube-ios-player-helper#118"],
      signs: [.view("AVUnsupportedContentIndicatorView")],
      example: [
        "V:[AVUnsupportedContentIndicatorView:0x7f01(90)]",
        "V:[AVUnsupportedContentIndicatorView:0x7f01(0)]",
      ]),
    KnownConflict(
      name: "moviePlayerSlider", title: "the slider of a movie player has too little space",
      systems: "iOS 8 and 9", standing: .harmless, cure: nil,
      sources: ["stackoverflow.com/q/26389273", "codenameone/CodenameOne#2171"],
      signs: [.view("MPDetailSlider")],
      example: [
        "H:[MPKnockoutButton:0x7f01]-(34)-[MPDetailSlider:0x7f02]",
        "H:[MPKnockoutButton:0x7f01]-(30)-[MPDetailSlider:0x7f02]",
      ]),
    KnownConflict(
      name: "televisionPlayer", title: "the player of Apple TV is measured at a size of 0",
      systems: "tvOS 17", standing: .harmless, cure: nil, sources: ["mikehouse/Apple-TV-Player#4"],
      signs: [.view("_AVFocusContainerView")],
      example: [
        "H:|-(80)-[UIStackView:0x7f01]   (active, names: '|':_AVFocusContainerView:0x7f02 )",
        "H:[UIStackView:0x7f01]-(80)-|   (active, names: '|':_AVFocusContainerView:0x7f02 )",
        "'_UITemporaryLayoutWidth' _AVFocusContainerView:0x7f02.width == 0   (active)",
      ]),
    KnownConflict(
      name: "posterView",
      title: "the image and text of a poster template are too tall for it",
      systems: "tvOS 9", standing: .avoidable, cure: "use a smaller image, or one line of text",
      sources: ["shopgate/custom-tvml-elements#2"],
      signs: [.view("_TVStackingPosterView")],
      example: [
        "V:|-(0)-[TVLabel:0x7f01(420)]   (names: '|':_TVStackingPosterView:0x7f02 )",
        "V:|-(0)-[TVLabel:0x7f01]   (names: '|':_TVStackingPosterView:0x7f02 )",
        "TVLabel:0x7f01.height == 420",
        "V:[TVLabel:0x7f01]-(0)-|   (names: "
          + "'|':_TVStackingPosterView:0x7f02 )",
        "_TVStackingPosterView:0x7f02.height == 399",
      ]),
    KnownConflict(
      name: "mapWithoutHeight", title: "a map with a height of 0 keeps its edge insets",
      systems: "iOS 11", standing: .avoidable,
      cure: "hide or remove the map, or lower the priority of its height to 999",
      reports: ["rdar://33961931"],
      sources: ["lionheart/openradar-mirror#18211"],
      signs: [.guide("Edge Insets")],
      example: [
        "V:|-(8)-[UILayoutGuide:0x6001'Edge Insets']   (active, names: '|':MKMapView:0x7f01 )",
        "V:[UILayoutGuide:0x6001'Edge Insets']-(8)-|   (active, names: '|':MKMapView:0x7f01 )",
        "MKMapView:0x7f01.height == 0   (active)",
      ]),
  ]
}

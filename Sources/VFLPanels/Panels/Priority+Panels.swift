import VFLRecords

// The order in which a panel gives way when there is too little space, and shares out what is left:
// tracks hold their content, the panel holds its tracks, stars share, views resist, the panel has room.
extension Priority {
  /// What a hidden view is small by; a size of its own is stronger.
  static let panelHidden = Priority(999)
  /// What an automatic track holds its content by.
  static let trackContent = Priority(753)
  /// What automatic tracks are small by beside stars that may reach their largest size: they would have to
  /// fill the grid in the place of these.
  static let trackFitBesideLimits = Priority(752.5)
  /// What stars fill a grid by.
  static let starsFill = Priority(752)
  /// What stars with limits keep their shares by: stronger than compression resistance.
  static let starShare = Priority(751)
  /// What a panel has room for its views by: weaker than compression resistance, so that views stick
  /// out rather than shrink.
  static let panelRoom = Priority(749)
  /// What automatic tracks are small by: stronger than hugging, so that stars take what is left.
  static let trackFit = Priority(748)
  /// What views without content are small by: weaker than hugging.
  static let panelContent = Priority(48)
  /// What a panel is small by.
  static let panelFit = Priority(47)
  /// What a row of common baselines lies at the top by.
  static let baselineTop = Priority(46)
  /// What a view with a size of its own lies in the middle by, where it would fill its space without: from
  /// one that is too small it sticks out at the end alone.
  static let panelMiddle = Priority(45)
}

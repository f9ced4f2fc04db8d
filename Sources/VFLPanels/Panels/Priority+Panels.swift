import VFLRecords

// The priorities of panel constraints, from the strongest to the weakest. If there is too little space, the
// weakest constraints are relaxed first. The main rules in descending order are: tracks contain their
// content, star tracks fill the grid and keep their shares, views resist compression, and the panel is large
// enough for its views.
extension Priority {
  /// The priority with which a hidden view has size 0.
  ///
  /// A required constraint on the size of the view takes precedence.
  static let panelHidden = Priority(999)
  /// The priority with which an automatic track contains its content.
  static let trackContent = Priority(753)
  /// The priority with which automatic tracks are kept small in a grid that has star tracks with a maximum
  /// size.
  ///
  /// It is higher than ``starsFill``, because otherwise the automatic tracks would grow to fill the grid when
  /// the star tracks reach their maximum.
  static let trackFitBesideLimits = Priority(752.5)
  /// The priority with which star tracks fill a grid.
  static let starsFill = Priority(752)
  /// The priority with which star tracks with limits keep their shares.
  ///
  /// It is higher than compression resistance.
  static let starShare = Priority(751)
  /// The priority with which a panel is large enough for its views.
  ///
  /// It is lower than compression resistance, so that views extend beyond the panel instead of shrinking.
  static let panelRoom = Priority(749)
  /// The priority with which automatic tracks are kept small.
  ///
  /// It is higher than content hugging, so that star tracks receive the remaining space.
  static let trackFit = Priority(748)
  /// The priority with which views without content are kept small.
  ///
  /// It is lower than content hugging.
  static let panelContent = Priority(48)
  /// The priority with which the panel is kept small.
  static let panelFit = Priority(47)
  /// The priority with which views with a common baseline are aligned with the top of their grid row.
  static let baselineTop = Priority(46)
  /// The priority with which a view with an explicit size and the alignment `fill` is centered.
  ///
  /// If the space is too small, the view extends beyond the end only.
  static let panelMiddle = Priority(45)
}

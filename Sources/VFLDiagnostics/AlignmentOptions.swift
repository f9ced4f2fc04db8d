/// The names of the alignment options by the axis of the formats that they fit.
enum AlignmentOptions {
  /// The options that line up the views of a vertical format, or those of a horizontal one.
  static func fitting(isVertical: Bool) -> [String] {
    isVertical
      ? [
        "alignAllLeft", "alignAllRight", "alignAllLeading", "alignAllTrailing", "alignAllCenterX",
      ]
      : [
        "alignAllTop", "alignAllBottom", "alignAllCenterY", "alignAllLastBaseline",
        "alignAllBaseline", "alignAllFirstBaseline",
      ]
  }

  /// How a view is centred in its superview, for which options are mistaken; none for one that has nothing
  /// to do with it.
  static func centringNotes(on option: String) -> [String] {
    let axes = ["alignAllCenterX": ("X", "H"), "alignAllCenterY": ("Y", "V")]
    guard let (axis, letter) = axes[option] else { return [] }
    return [
      "a view is centred in its superview by the `center\(axis)Anchor` of both, or by "
        + "`\(letter):|~[a]~|` in the extended dialect"
    ]
  }
}

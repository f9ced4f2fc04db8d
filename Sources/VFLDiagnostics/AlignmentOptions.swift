/// The names of the alignment options for horizontal and vertical format strings.
enum AlignmentOptions {
  /// Returns the options that align the views of a vertical or of a horizontal format string.
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

  /// Returns the note on how to center a view in its superview if an option suggests that intention, such as
  /// `alignAllCenterX`.
  static func centringNotes(on option: String) -> [String] {
    let axes = ["alignAllCenterX": ("X", "H"), "alignAllCenterY": ("Y", "V")]
    guard let (axis, letter) = axes[option] else { return [] }
    return [
      "to center a view in its superview, relate the `center\(axis)Anchor` of both, or use "
        + "`\(letter):|~[a]~|` in the extended dialect"
    ]
  }
}

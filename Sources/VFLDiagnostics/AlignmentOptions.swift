/// The alignment options that apply to horizontal and to vertical format strings.
enum AlignmentOptions {
  /// Returns the names of the options that can align the views of a vertical or horizontal format string.
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

  /// Returns a note on how to center a view in its superview if the option suggests that intention, such as
  /// `alignAllCenterX`.
  ///
  /// Otherwise returns an empty array.
  static func centringNotes(on option: String) -> [String] {
    let axes = ["alignAllCenterX": ("X", "H"), "alignAllCenterY": ("Y", "V")]
    guard let (axis, letter) = axes[option] else { return [] }
    return [
      "to center a view in its superview, relate the `center\(axis)Anchor` of both, or use "
        + "`\(letter):|~[a]~|` in the extended dialect"
    ]
  }
}

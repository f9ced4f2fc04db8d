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
}

extension StackView {
  /// The distribution of the arranged views along the axis of a stack view.
  public enum Distribution: String, Sendable, Hashable, CaseIterable {
    /// The views have their content sizes.
    ///
    /// If the space is too large or too small, the view with the lowest hugging or compression resistance
    /// priority is resized. Among views with equal priorities, the first is stretched or the last is shrunk.
    case fill
    /// The views have equal sizes.
    case fillEqually
    /// The views have their content sizes times a common factor.
    case fillProportionally
    /// The gaps between the views are equal and at least as large as the spacing.
    case equalSpacing
    /// The distances between the centers of adjacent views are equal, if the spacing permits this.
    case equalCentering
  }
}

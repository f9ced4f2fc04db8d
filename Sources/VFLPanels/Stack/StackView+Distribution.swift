extension StackView {
  /// How views share the space along a stack's axis.
  public enum Distribution: String, Sendable, Hashable, CaseIterable {
    /// Views are as large as their content, and what is left, or lacks, goes to the one that hugs it,
    /// or resists, least. Among equals the first is stretched, and the last shrunk.
    case fill
    /// All views are equally large.
    case fillEqually
    /// Views are as large as their content times a common factor.
    case fillProportionally
    /// The gaps are equally large, and at least the spacing.
    case equalSpacing
    /// The centres lie equally far apart where the spacing allows it.
    case equalCentering
  }
}

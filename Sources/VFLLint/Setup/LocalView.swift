import VFLSources

/// A view that a local variable or a private property is initialized with.
struct LocalView {
  /// The effect of a mention of the view.
  enum Use {
    /// The mention reads or sets a property that does not place the view, or passes the view to a format.
    case plain
    /// The mention adds the view to a superview.
    case addition
    /// The mention sets whether the autoresizing mask creates constraints.
    case mask
    /// Anything else.
    case other
  }

  /// The token that declares the variable.
  let declaration: Int
  /// The expression that creates the view.
  let origin: ExpressionTable.Entry
  /// Whether the variable is a property.
  let isProperty: Bool
  /// The mentions that add the view to a superview.
  var additions: [Int] = []
  /// Whether a mention sets whether the autoresizing mask creates constraints.
  var setsMask = false
  /// The first mention that may place the view in another way than by adding it.
  var firstOther = Int.max
}

/// A view that a function makes and keeps in a local variable.
struct LocalView {
  /// The effect of a mention of the view.
  enum Use {
    /// The mention reads or sets a property that does not place the view, or gives the view to a format.
    case plain
    /// The mention adds the view to the superview that some tokens name; none for the object around.
    case addition(superview: Range<Int>)
    /// The mention sets whether the autoresizing mask makes constraints.
    case mask
    /// Anything else.
    case other
  }

  /// The token that declares the variable.
  let declaration: Int
  /// The tokens of the value that it is made with.
  let value: Range<Int>
  /// The mentions of the variable, in order.
  let uses: [(token: Int, use: Use)]

  /// The mention that adds the view, and to what, where it is the only one.
  var addition: (token: Int, superview: Range<Int>)? {
    let additions = uses.compactMap { token, use -> (token: Int, superview: Range<Int>)? in
      if case .addition(let superview) = use { (token, superview) } else { nil }
    }
    return additions.count == 1 ? additions.first : nil
  }

  /// Whether nothing in front of a token may place the view but what adds it.
  func isUnplaced(before limit: Int) -> Bool {
    uses.allSatisfy { token, use in
      if case .other = use { token >= limit } else { true }
    }
  }
}

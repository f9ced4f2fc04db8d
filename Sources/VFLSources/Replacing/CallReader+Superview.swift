/// Determines the superview to which the code around a call adds a view.
extension CallReader {
  /// Returns the superview of a view, as an expression that has the same value in the call.
  ///
  /// The enclosing function must contain the only call in the type that adds the view to a superview, and
  /// must not remove the view. Returns `nil` if the superview is not known or is not a variable.
  package func superview(ofView name: String, of site: FormatSite) -> ViewExpression? {
    guard !subviews.declaresMethod, let (call, view) = viewPath(named: name, of: site) else {
      return nil
    }
    let function = levels.member(around: call.lowerBound)?.range
    let additions = subviews.additions(of: view)
    guard additions.count == 1, let addition = additions.first,
      levels.member(around: addition.method)?.range == function,
      !subviews.removals(of: view).contains(where: {
        levels.member(around: $0)?.range == function
      })
    else { return nil }
    if addition.isImplicit {
      // `addSubview` has no variable, but the same conditions apply to the implicit `self`.
      let method = VariablePath(addition.method..<(addition.method + 1), in: tokens)
      return method.map { isSame($0, in: call) } == true
        ? ViewExpression(text: "self", isImplicit: !declaresAnchor) : nil
    }
    guard let superview = addition.superview, isUsable(superview, isNumber: false),
      isSame(superview, in: call)
    else { return nil }
    return ViewExpression(text: text(superview.range))
  }

  /// Whether a variable before or after a call has the same value in the call.
  private func isSame(_ path: VariablePath, in call: Range<Int>) -> Bool {
    path.range.lowerBound < call.lowerBound
      ? isStable(path, in: call, isNumber: false) : isStable(path, since: call)
  }

  /// Whether the file uses the name of an anchor or a guide without a dot before it, so that the name may
  /// refer to a variable of the file.
  private var declaresAnchor: Bool {
    if let known = memo.declaresAnchor { return known }
    let anchors = ["leading", "trailing", "left", "right", "top", "bottom"].map { $0 + "Anchor" }
    let declares = (anchors + ["layoutMarginsGuide"]).contains { name in
      let mentions = tokens.names.number(of: name, in: tokens.bytes).map { file.index.mentions[$0] }
      return mentions?.contains { !tokens.isWord(Int($0) - 1, ".") } ?? false
    }
    memo.declaresAnchor = declares
    return declares
  }
}

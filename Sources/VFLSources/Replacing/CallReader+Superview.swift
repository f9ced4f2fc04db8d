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
    let additions = subviews.additions(of: view, in: tokens).filter { isSame($0.view, view) }
    guard additions.count == 1, let addition = additions.first,
      isInSameFunction(addition.method, call.lowerBound),
      !subviews.removals(of: view, in: tokens).contains(where: {
        isSame($0, view) && isInSameFunction($0.range.lowerBound, call.lowerBound)
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

  /// Whether two paths with the same names begin with the same variable.
  private func isSame(_ first: VariablePath, _ second: VariablePath) -> Bool {
    guard let one = first.names.first, let two = second.names.first else { return false }
    let variables = (file.bindings.variable(at: one), file.bindings.variable(at: two))
    if let one = variables.0, let two = variables.1 {
      return one == two || file.bindings.counterparts[one] == two
    }
    return local(at: one) == nil && local(at: two) == nil
      && file.index.context(at: one).owners.first == file.index.context(at: two).owners.first
  }

  private func isInSameFunction(_ first: Int, _ second: Int) -> Bool {
    scopes.member(around: first)?.range == scopes.member(around: second)?.range
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

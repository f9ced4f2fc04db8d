/// Determines the superview to which the code around a call adds a view.
extension CallReader {
  /// Returns the superview of a view, as an expression that has the same value in the call.
  ///
  /// The enclosing function must contain the only call in the type that adds the view to a superview, and
  /// must not remove the view. Returns `nil` if the superview is not known or is not a variable.
  package func superview(ofView name: String, of site: FormatSite) -> ViewExpression? {
    guard let (call, view) = viewPath(named: name, of: site), !subviews.declaresMethod else {
      return nil
    }
    let additions = subviews.additions(of: view, in: syntax).filter {
      isSameVariable($0.view, view)
    }
    let removals = subviews.removals(of: view, in: syntax).filter {
      isSameVariable($0, view) && isInSameFunction($0.lowerBound, call.lowerBound)
    }
    guard additions.count == 1, removals.isEmpty, let addition = additions.first,
      isInSameFunction(addition.method, call.lowerBound), let superview = addition.superview
    else { return nil }
    if superview.isEmpty {
      // `addSubview` has no variable, but the same conditions apply to the implicit `self`.
      let isInSameScope = isSame(addition.method..<(addition.method + 1), in: call)
      return isInSameScope
        ? ViewExpression(text: "self", isImplicit: !declaresAnchor) : nil
    }
    guard isPath(superview), isUsable(superview, isNumber: false), isSame(superview, in: call)
    else { return nil }
    return ViewExpression(text: text(superview))
  }

  /// Whether two expressions in the same type or function refer to the same variable.
  private func isSameVariable(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    guard isPath(first), let one = root(of: first), let two = root(of: second) else { return false }
    guard isLocal(one) == isLocal(two) else { return false }
    if isLocal(one) { return syntax.binding(of: one) == syntax.binding(of: two) }
    return syntax.owners(of: one).first == syntax.owners(of: two).first
  }

  /// Returns the first name of a variable after `self`.
  private func root(of path: Range<Int>) -> Int? {
    let names = path.filter(syntax.isName)
    guard let first = names.first else { return nil }
    return names.count > 1 && syntax.at(first, word: "self") ? names[1] : first
  }

  private func isInSameFunction(_ first: Int, _ second: Int) -> Bool {
    syntax.function(of: first) == syntax.function(of: second)
  }

  /// Whether a variable before or after a call has the same value in the call.
  private func isSame(_ path: Range<Int>, in call: Range<Int>) -> Bool {
    path.lowerBound < call.lowerBound
      ? isStable(path, in: call, isNumber: false) : isStable(path, since: call)
  }

  /// Whether the file uses the name of an anchor or a guide without a dot before it, so that the name may
  /// refer to a variable of the file.
  private var declaresAnchor: Bool {
    let anchors = ["leading", "trailing", "left", "right", "top", "bottom"].map { $0 + "Anchor" }
    return (anchors + ["layoutMarginsGuide"]).contains { name in
      syntax.mentions(of: name).contains { !syntax.at(Int($0) - 1, ".") }
    }
  }
}

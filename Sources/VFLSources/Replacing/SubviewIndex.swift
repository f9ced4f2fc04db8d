/// The calls of a file that add views to superviews or remove them, by the views.
struct SubviewIndex {
  /// A call that adds a view to a superview.
  struct Addition {
    /// The token that names the method.
    let method: Int
    /// The tokens of the view.
    let view: Range<Int>
    /// The tokens of the superview.
    ///
    /// The range is empty for the implicit `self` of Swift. The value is `nil` if the expression is a call or
    /// an optional, or if the method may add the view to a private subview, as stack views of AppKit do.
    let superview: Range<Int>?
  }

  /// Whether the file declares one of the methods, which may add a view to another superview.
  private(set) var declaresMethod = false
  private var additions: [String: [Addition]] = [:]
  private var removals: [String: [Range<Int>]] = [:]

  private static let methods = [
    "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview",
  ]

  /// Finds the calls.
  ///
  /// - Complexity: O(*n*), where *n* is the number of the calls.
  init(_ syntax: HostSyntax) {
    for method in Self.methods {
      for mention in syntax.mentions(of: method) { add(Int(mention), in: syntax) }
    }
    for mention in syntax.mentions(of: "removeFromSuperview") {
      guard let view = Self.receiver(of: Int(mention), in: syntax) else { continue }
      removals[Self.key(of: view, in: syntax), default: []].append(view)
    }
  }

  /// Returns the calls that add a view with the same name as the given view.
  func additions(of view: Range<Int>, in syntax: HostSyntax) -> [Addition] {
    additions[Self.key(of: view, in: syntax)] ?? []
  }

  /// Returns the views with the same name as the given view that are removed from their superviews.
  func removals(of view: Range<Int>, in syntax: HostSyntax) -> [Range<Int>] {
    removals[Self.key(of: view, in: syntax)] ?? []
  }

  private mutating func add(_ method: Int, in syntax: HostSyntax) {
    let isDeclaration =
      syntax.isSwift
      ? syntax.at(method - 1, word: "func")
      : syntax.at(method - 1, ")") && syntax.at(method + 1, ":")
    if isDeclaration { declaresMethod = true }
    let call = syntax.isSwift ? syntax.call(at: method) : syntax.message(at: method)
    guard !isDeclaration, let view = call?.arguments.first?.range, !view.isEmpty else { return }
    let isArranged = syntax.at(method, anyOf: ["addArrangedSubview", "insertArrangedSubview"])
    additions[Self.key(of: view, in: syntax), default: []].append(
      Addition(
        method: method, view: view,
        superview: isArranged ? nil : Self.receiver(of: method, in: syntax)))
  }

  /// Returns the tokens of the variable on which a method is called; `nil` if it is another expression.
  ///
  /// The range is empty for the implicit `self` of Swift.
  private static func receiver(of method: Int, in syntax: HostSyntax) -> Range<Int>? {
    guard syntax.isSwift else {
      let open = syntax.parent(method)
      return open >= 0 && syntax.at(open, "[") ? (open + 1)..<method : nil
    }
    var start = method
    while syntax.at(start - 1, ".") {
      start -= 2
      while syntax.at(start, "?") || syntax.at(start, "!") { start -= 1 }
      guard syntax.isName(start) else { return nil }
    }
    return start..<max(start, method - 1)
  }

  /// Returns the name of a variable without `self` and the signs that unwrap it.
  ///
  /// In Objective-C, a property and its instance variable have the same name.
  private static func key(of path: Range<Int>, in syntax: HostSyntax) -> String {
    var names = path.filter(syntax.isName)
    if names.count > 1, syntax.at(names[0], word: "self") { names.removeFirst() }
    var key = names.map(syntax.text).joined(separator: ".")
    if !syntax.isSwift, key.hasPrefix("_") { key.removeFirst() }
    return key
  }
}

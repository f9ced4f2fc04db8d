/// The calls of a file that add views to superviews or remove them, by the views.
struct SubviewIndex {
  /// A call that adds a view to a superview.
  struct Addition {
    /// The token that names the method.
    let method: Int
    /// The superview; `nil` for the implicit `self` of Swift, or for an expression that is no variable.
    let superview: VariablePath?
    /// Whether the superview is the implicit `self` of Swift.
    let isImplicit: Bool
  }

  private static let methods = [
    "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview",
  ]

  private let file: FileReading
  /// Whether the file declares one of the methods, which may add a view to another superview.
  private(set) var declaresMethod = false
  private var additions: [String: [Addition]] = [:]
  private var removals: [String: [Int]] = [:]

  /// Finds the calls of a file.
  init(_ file: FileReading) {
    self.file = file
    let tokens = file.tree.tokens
    for method in Self.methods + ["removeFromSuperview"] {
      let number = tokens.names.number(of: method, in: tokens.bytes)
      for name in (number.map { file.index.mentions[$0] } ?? []).map(Int.init) {
        let isDeclared =
          tokens.language == .swift
          ? tokens.isWord(name - 1, "func")
          : tokens.isWord(name - 1, ")") && tokens.isWord(name + 1, ":")
        if isDeclared { declaresMethod = true } else { add(name, in: tokens) }
      }
    }
  }

  /// Adds the call of the method that a token names.
  private mutating func add(_ name: Int, in tokens: HostTokens) {
    let receiver = VariablePath(before: name, in: tokens)
    guard !tokens.isWord(name, "removeFromSuperview") else {
      guard let receiver else { return }
      removals[key(of: receiver), default: []].append(name)
      return
    }
    guard let view = VariablePath(from: name + 2, in: tokens) else { return }
    // Stack views of AppKit add an arranged view to a private subview.
    let isArranged = tokens.isWord(name, anyOf: ["addArrangedSubview", "insertArrangedSubview"])
    let isImplicit = tokens.language == .swift && !tokens.isWord(name - 1, ".")
    additions[key(of: view), default: []].append(
      Addition(
        method: name, superview: isArranged ? nil : receiver,
        isImplicit: isImplicit && !isArranged))
  }

  /// Returns the calls that add a view.
  func additions(of view: VariablePath) -> [Addition] { additions[key(of: view)] ?? [] }

  /// Returns the methods that remove a view from its superview.
  func removals(of view: VariablePath) -> [Int] { removals[key(of: view)] ?? [] }

  /// Returns a text that is the same for all mentions of a variable, without the signs that unwrap it.
  ///
  /// In Objective-C, a property and its instance variable are the same.
  private func key(of path: VariablePath) -> String {
    let tokens = file.tree.tokens
    guard let root = path.names.first else { return "" }
    var key: String
    if let variable = file.bindings.variable(at: root) {
      key = String(min(variable, file.bindings.counterparts[variable] ?? variable))
    } else {
      // A property that another file declares.
      let word = tokens.word(root)
      let isVariable = tokens.language != .swift && word.hasPrefix("_")
      key = isVariable ? String(word.dropFirst()) : word
      key += "@" + (file.index.context(at: root).owners.first.map { String($0) } ?? "")
    }
    for name in path.names.dropFirst() { key += "." + tokens.word(name) }
    return key
  }
}

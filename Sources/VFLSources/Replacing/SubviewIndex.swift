/// The calls of a file that add views to superviews or remove them, by the views.
struct SubviewIndex {
  /// A call that adds a view to a superview.
  struct Addition {
    /// The token that names the method.
    let method: Int
    /// The view.
    let view: VariablePath
    /// The superview; `nil` for the implicit `self` of Swift, or for an expression that is no variable.
    let superview: VariablePath?
    /// Whether the superview is the implicit `self` of Swift.
    let isImplicit: Bool
  }

  /// The methods that add views.
  static let methods: [StaticString] = [
    "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview",
  ]

  /// Whether the file declares one of the methods, which may add a view to another superview.
  let declaresMethod: Bool
  private var additions: [String: [Addition]] = [:]
  private var removals: [String: [VariablePath]] = [:]

  /// Groups the calls of a file.
  init(_ scan: CodeScan) {
    let tokens = scan.file.tree.tokens
    declaresMethod = scan.file.bindings.outline.parts.contains { part in
      guard case .function(let function) = part.kind, let name = function.name else { return false }
      return tokens.isWord(name, anyOf: Self.methods)
    }
    for found in scan.subviewCalls {
      let receiver = found.call.receiver.flatMap { VariablePath($0.range, in: tokens) }
      guard tokens.isWord(found.method, anyOf: Self.methods) else {
        guard let receiver else { continue }
        removals[Self.key(of: receiver, in: tokens), default: []].append(receiver)
        continue
      }
      guard let argument = found.call.arguments.first?.value,
        let view = VariablePath(argument.range, in: tokens)
      else { continue }
      // Stack views of AppKit add an arranged view to a private subview.
      let isArranged = tokens.isWord(
        found.method, anyOf: ["addArrangedSubview", "insertArrangedSubview"])
      additions[Self.key(of: view, in: tokens), default: []].append(
        Addition(
          method: found.method, view: view, superview: isArranged ? nil : receiver,
          isImplicit: !isArranged && !found.call.isMember))
    }
  }

  /// Returns the calls that add a view with the same name as the given view.
  func additions(of view: VariablePath, in tokens: HostTokens) -> [Addition] {
    additions[Self.key(of: view, in: tokens)] ?? []
  }

  /// Returns the views with the same name as the given view that are removed from their superviews.
  func removals(of view: VariablePath, in tokens: HostTokens) -> [VariablePath] {
    removals[Self.key(of: view, in: tokens)] ?? []
  }

  /// Returns the name of a variable without `self` and the signs that unwrap it.
  ///
  /// In Objective-C, a property and its instance variable have the same name.
  private static func key(of path: VariablePath, in tokens: HostTokens) -> String {
    let key = path.names.map { tokens.word($0) }.joined(separator: ".")
    return tokens.language != .swift && key.hasPrefix("_") ? String(key.dropFirst()) : key
  }
}

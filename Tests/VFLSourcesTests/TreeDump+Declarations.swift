@testable import VFLSources

extension TreeDump {
  func node(_ binding: VariableDeclaration.Binding) -> TreeNode {
    var children = [node(binding.pattern)]
    if let value = binding.value { children.append(node(value)) }
    if let accessors = binding.accessors {
      let blocks =
        (accessors.getter.map { [TreeNode(name: "get", children: [node($0)])] } ?? [])
        + accessors.others.map { TreeNode(name: "other", children: [node($0)]) }
      children.append(
        TreeNode(
          name: "accessors",
          children: blocks.sorted {
            ($0.children[0].range?.lowerBound ?? 0) < ($1.children[0].range?.lowerBound ?? 0)
          }))
    }
    return TreeNode(name: "binding", children: children)
  }

  func parts(_ function: FunctionDeclaration) -> [TreeNode] {
    var children = leaf(function.name) + function.parameters.map { node($0) }
    if let result = function.result {
      children.append(TreeNode(name: "result", children: [node(declared: result)]))
    }
    if let body = function.body { children.append(node(body)) }
    return children
  }

  func node(_ parameter: Parameter) -> TreeNode {
    var children = leaf(parameter.label)
    if parameter.name != parameter.label { children += leaf(parameter.name) }
    if let type = parameter.type { children.append(node(declared: type)) }
    if let value = parameter.defaultValue { children.append(node(value)) }
    let isPlain = parameter.label == nil && parameter.name != nil
    return TreeNode(
      name: (isPlain ? "plain" : "parameter") + (parameter.isVariadic ? "..." : ""),
      children: children)
  }

  func node(_ pattern: Pattern) -> TreeNode {
    let type = pattern.type.map { [node(declared: $0)] } ?? []
    let inner: TreeNode
    switch pattern.form {
    case .name(let token): inner = TreeNode(name: "", range: pattern.range, text: text(token))
    case .tuple(let parts):
      inner = TreeNode(name: "pattern", range: pattern.range, children: parts.map { node($0) })
    case .expression(let value):
      inner = TreeNode(
        name: "pattern", range: pattern.range,
        text: pattern.names.isEmpty ? nil : pattern.names.map { text($0) }.joined(separator: ","),
        children: [node(value)])
    case .other:
      inner = TreeNode(
        name: "other", range: pattern.range,
        text: pattern.names.map { text($0) }.joined(separator: ","))
    }
    // A type in the pattern is a cast's type.
    guard let first = type.first, let range = first.range,
      first.hasNoPlace || range.lowerBound >= pattern.range.upperBound
    else { return inner }
    return TreeNode(name: "typed", children: [inner] + type)
  }

  /// Returns the nodes of a pattern and its filter.
  func nodes(_ pattern: Pattern) -> [TreeNode] {
    [node(pattern)] + (pattern.filter.map { [TreeNode(name: "where", children: [node($0)])] } ?? [])
  }

  func node(_ type: TypeName) -> TreeNode {
    TreeNode(name: ":", range: type.range, text: spelling(type.form))
  }

  /// Returns the node of the type of a variable or function, which may be around the name in C.
  func node(declared type: TypeName) -> TreeNode {
    var result = node(type)
    result.hasNoPlace = tokens.language == .objectiveC
    return result
  }

  func spelling(_ form: TypeName.Form) -> String {
    switch form {
    case .named(let token, let isQualified, let isGeneric):
      (isQualified ? "…" : "") + text(token) + (isGeneric ? "<>" : "")
    case .optional(let form, let isImplicit): spelling(form) + (isImplicit ? "!" : "?")
    case .array: "[]"
    case .dictionary: "[:]"
    case .function: "->"
    case .other: "other"
    }
  }

  func named(_ name: String, _ modifiers: Modifiers) -> String {
    ([name] + modifiers.words).joined(separator: " ")
  }
}

extension FunctionDeclaration {
  /// The style with the modifiers.
  var dumpName: String {
    (["\(style)"] + modifiers.words + (body == nil ? ["bodyless"] : [])).joined(separator: " ")
  }
}

extension Modifiers {
  /// The names of the modifiers.
  var words: [String] {
    let all: [(Modifiers, String)] = [
      (.isPrivate, "private"), (.isStatic, "static"), (.isOverride, "override"),
      (.isFinal, "final"), (.isOpen, "open"), (.isLazy, "lazy"), (.isConstant, "constant"),
      (.hasAttribute, "attribute"), (.isExtern, "extern"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

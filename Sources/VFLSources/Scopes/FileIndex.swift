/// The functions and types of a file, and its declarations' facts about values.
package struct FileIndex {
  /// A function of the file.
  struct Function {
    let declaration: FunctionDeclaration
    /// The number in ``Bindings``.
    let number: Int
    /// The number of the name of its type; `-1` outside of types, `-2` inside of functions and blocks.
    let owner: Int32
    /// The numbers of the names of the types around it, the innermost one first.
    let owners: [Int32]
    /// The full name, as ``FormatWrapper/name`` has it.
    let name: String
    /// Whether the function belongs to its type, and not to the objects of it.
    let isStatic: Bool
    /// Whether other files cannot call the function.
    let isPrivate: Bool
    /// Whether the function overrides one of a class above its own.
    let isOverride: Bool
    let isRequirement: Bool
    /// Whether its type is inside of another one.
    let isNested: Bool
    /// The parameters as callers of Swift see them; `nil` in Objective-C, where the name says it.
    let shape: CallShape?

    /// Whether the function has a body.
    var hasBody: Bool { declaration.body != nil }
  }

  /// The file.
  package let tree: SourceTree
  /// The variables of the file.
  package let bindings: Bindings
  let mentions: Mentions
  let macros: MacroTable
  /// The named functions that have a body or that a Swift protocol requires, in order.
  private(set) var functions: [Function] = []
  /// The names of the types, aliases and functions that the file declares.
  private(set) var declaredTypes: Set<Int32> = []
  /// The names of the variables and functions that the file declares.
  private(set) var declaredMembers: Set<Int32> = []
  /// Whether the file is one of Swift 1 or 2.
  let isEarlySwift: Bool
  /// The indices of the functions, by their numbers in ``Bindings``.
  private var indices: [Int: Int] = [:]

  var tokens: HostTokens { tree.tokens }
  /// Whether the file is one of Swift.
  package var isSwift: Bool { tree.tokens.language == .swift }

  /// Reads the declarations of a file.
  package init(_ tree: SourceTree) {
    self.tree = tree
    bindings = Binder.bindings(of: tree)
    mentions = Mentions(tree.tokens)
    macros = MacroTable(tree.tokens)
    isEarlySwift = tree.tokens.isEarlySwift(mentions)
    for (index, part) in bindings.outline.parts.enumerated() {
      guard case .function(let declaration) = part.kind,
        let function = function(declaration, part, at: index)
      else { continue }
      indices[part.number] = functions.count
      functions.append(function)
    }
    addDeclaredNames()
  }

  private mutating func addDeclaredNames() {
    for (name, entry) in bindings.types.entries where entry.definitionCount > 0 {
      declaredTypes.insert(name)
    }
    for variable in bindings.variables { declaredMembers.insert(variable.name) }
    for word in ["func", "typealias", "associatedtype"] {
      guard let number = tokens.names.number(of: word, in: tokens.bytes) else { continue }
      for mention in mentions[number] where tokens.isName(Int(mention) + 1) {
        let name = tokens.tokens[Int(mention) + 1].link
        declaredTypes.insert(name)
        if word == "func" { declaredMembers.insert(name) }
      }
    }
    // Generic parameters: `<View: UIView`.
    for token in tokens.tokens.indices.dropFirst()
    where tokens.isName(token) && tokens.isWord(token - 1, "<") && tokens.isWord(token + 1, ":") {
      declaredTypes.insert(tokens.tokens[token].link)
    }
  }

  /// Returns the macro that replaces a name.
  ///
  /// - Parameter place: The token of the file's code at which the macro is replaced; `nil` if the name is in the
  ///   text of another macro and no use of that macro is considered.
  func macro(named token: Int, at place: Int?) -> SourceTree.Macro? {
    guard !tree.macros.isEmpty else { return nil }
    let offset = place.map { Int(tokens.tokens[$0].start) }
    return macros.definition(of: tokens.word(token), at: offset).map { tree.macros[$0] }
  }

  /// Returns the macro that replaces a name at its token.
  func macro(at token: Int) -> SourceTree.Macro? {
    macro(named: token, at: token < tree.fileCount ? token : nil)
  }

  /// The names of the functions of C that the file defines or announces.
  var declaredFunctions: Set<String> {
    guard !isSwift else { return [] }
    var names: Set<String> = []
    for part in bindings.outline.parts {
      if case .function(let function) = part.kind, function.style == .function,
        let name = function.name
      {
        names.insert(tokens.word(name))
      }
    }
    return names
  }

  /// The tokens that spell a name, in order.
  package func mentions(of name: String) -> [Int] {
    guard let number = tokens.names.number(of: name, in: tokens.bytes) else { return [] }
    return mentions[number].map { Int($0) }
  }

  /// The function with a number; `nil` for a closure or a function without a name.
  func function(_ number: Int) -> Function? {
    indices[number].map { functions[$0] }
  }

  private func function(
    _ declaration: FunctionDeclaration, _ part: Outline.Part, at index: Int
  ) -> Function? {
    guard let name = fullName(of: declaration) else { return nil }
    let type = bindings.outline.type(of: part.parent)
    var isRequirement = false
    if isSwift, type >= 0, type == part.parent, declaration.style == .function,
      case .type(let owner) = bindings.outline.parts[type].kind
    {
      isRequirement = owner.kind == .interface
    }
    guard declaration.body != nil || isRequirement else { return nil }
    let owners = owners(ofPart: part.parent)
    let owner = owner(of: declaration, part, owners)
    return Function(
      declaration: declaration, number: part.number, owner: owner,
      owners: owners, name: name, isStatic: isStatic(declaration),
      isPrivate: isPrivate(declaration, part),
      isOverride: isSwift && declaration.modifiers.contains(.isOverride),
      isRequirement: isRequirement,
      isNested: type >= 0 && bindings.outline.type(of: bindings.outline.parts[type].parent) >= 0,
      shape: isSwift
        ? CallShape(
          declaration.parameters, labels: callLabels(of: declaration),
          areOptional: isEarlySwift && owner == -1, in: tokens) : nil)
  }

  /// The full name of a function: with the labels in Swift, the selector of a method, the name alone in C.
  func fullName(of function: FunctionDeclaration) -> String? {
    guard let token = function.name, function.style != .unnamed else { return nil }
    let base = tokens.word(token)
    if function.style == .method {
      if function.parameters.isEmpty { return base }
      // The `...` after the last parameter is no part of the selector.
      let parts = function.parameters.dropFirst().filter { !$0.isVariadic }
      return base + ":"
        + parts.map { parameter in (parameter.label.map { tokens.word($0) } ?? "") + ":" }.joined()
    }
    guard isSwift else { return base }
    let labels = callLabels(of: function).map { ($0 ?? "_") + ":" }
    return "\(base)(\(labels.joined()))"
  }

  private func owner(
    of declaration: FunctionDeclaration, _ part: Outline.Part, _ owners: [Int32]
  ) -> Int32 {
    guard isSwift else {
      return declaration.style == .method ? owners.first ?? -2 : classOfC(around: part) ?? -1
    }
    if part.isLocal { return -2 }
    guard part.parent >= 0 else { return -1 }
    guard case .type(let type) = bindings.outline.parts[part.parent].kind, let name = type.name
    else { return -2 }
    return tokens.tokens[name].link
  }

  private func isStatic(_ declaration: FunctionDeclaration) -> Bool {
    declaration.modifiers.contains(.isStatic) && (isSwift || declaration.style == .method)
  }

  private static let inlineWords: [StaticString] = [
    "inline", "NS_INLINE", "CG_INLINE", "UIKIT_STATIC_INLINE", "FOUNDATION_STATIC_INLINE",
  ]

  private func isPrivate(_ declaration: FunctionDeclaration, _ part: Outline.Part) -> Bool {
    guard isSwift else {
      guard declaration.style != .method, let name = declaration.name else { return false }
      return !declaration.modifiers.isDisjoint(with: [.isStatic, .isPrivate])
        || (declaration.range.lowerBound..<name).contains {
          tokens.isWord($0, anyOf: Self.inlineWords)
        }
    }
    if declaration.modifiers.contains(.isPrivate) { return true }
    return bindings.outline.parts(around: part.parent).contains { part in
      switch part.kind {
      case .type(let type): type.modifiers.contains(.isPrivate)
      case .function(let function): function.modifiers.contains(.isPrivate)
      case .closure, .accessor: false
      }
    }
  }
}

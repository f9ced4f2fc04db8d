import VFLDiagnostics
import VFLSources

/// The declarations of a source file that its functions refer to.
final class CodeFile {
  let tree: SourceTree
  let isSwift: Bool
  /// The texts of the tokens.
  let words: [String]
  private(set) var functions: [CodeFunction] = []
  /// The properties of each type, by the names of the type and the property.
  private(set) var properties: [String: [String: CodeProperty]] = [:]
  private(set) var globals: [String: CodeProperty] = [:]
  /// The superclass and the protocols of each type.
  private(set) var parents: [String: [String]] = [:]
  /// The names of the types that the file declares, without extensions.
  private(set) var declaredTypes: Set<String> = []
  /// The replacement texts of macros that are one expression.
  let macros: [String: Expression]
  /// The functions with a name, by their indexes in ``functions``.
  private(set) var named: [String: [Int]] = [:]
  /// The indexes in ``functions`` by name without labels and by type, which is empty outside of types.
  private var overloads: [String: [String: [Int]]] = [:]
  /// The names of the functions, without the labels of their parameters.
  private(set) var declared: Set<String> = []
  /// The properties that are declared in one type only, by name.
  private(set) var unique: [String: CodeProperty] = [:]
  /// The number of statements that may still be evaluated, which limits the time.
  var remainingSteps = 200_000
  /// The names of the functions that may remove constraints or views.
  private(set) var removers: Set<String> = []
  /// The names of the functions that may create constraints.
  private(set) lazy var creators = foundCreators
  /// The names that are assigned outside of their declarations.
  private(set) var assigned: Set<String> = []
  /// The names of the views that the file hides or shows.
  private(set) var hidden: Set<String> = []

  /// The byte offsets of the lines that begin with `#`, except imports, includes and pragmas.
  private let directives: [Int]

  init(_ file: HostFile) {
    tree = file.tree
    directives = file.language == .swift ? [] : Self.directives(in: file.bytes)
    isSwift = file.language == .swift
    words = tree.words
    // The operators of a macro without parentheses can belong to the expression around it.
    let texts = words
    macros = tree.plainMacros.filter { _, value in
      guard case .operation = value.kind, value.range.lowerBound > 0 else { return true }
      return texts[value.range.lowerBound - 1] == "("
        || texts[value.range.lowerBound] == "("
          && texts[value.range.upperBound - 1] == ")"
    }
    for statement in tree.statements { declare(statement, in: nil, isFinal: true) }
    findAssignments()
    removers = foundRemovers
    for (type, members) in properties {
      for name in members.keys where isComputedInObjectiveC(name) {
        properties[type]?[name]?.isComputed = true
      }
    }
    for members in properties.values {
      for (name, property) in members {
        var property = property
        property.isComputed = property.isComputed || unique[name] != nil
        // The constant may be initialized in another way for other objects.
        property.value = nil
        unique[name] = property
      }
    }
  }

  private static func directives(in bytes: [UInt8]) -> [Int] {
    var result: [Int] = []
    var isAtStart = true
    for (offset, byte) in bytes.enumerated() {
      if byte == 0x0A {
        isAtStart = true
      } else if byte == UInt8(ascii: "#"), isAtStart {
        let rest = bytes[(offset + 1)...].prefix { $0 != 0x0A }.drop { $0 == 0x20 }
        if rest.starts(with: "if".utf8) || rest.starts(with: "el".utf8) { result.append(offset) }
        isAtStart = false
      } else if byte != 0x20, byte != 0x09 {
        isAtStart = false
      }
    }
    return result
  }

  // MARK: Declarations

  private func declare(_ statement: Statement, in owner: String?, isFinal: Bool) {
    switch statement.kind {
    case .function(let function): declare(function, in: owner, isFinal: isFinal)
    case .variables(let variables): declare(variables, at: statement.range.lowerBound, in: owner)
    case .type(let type):
      let name = type.name.map { words[$0] } ?? ""
      if type.kind != .addition && type.kind != .implementation { declaredTypes.insert(name) }
      if type.kind != .addition {
        parents[name, default: []] += type.parents.compactMap { className(of: $0) }
      }
      let cannotInherit =
        type.kind == .valueType || type.modifiers.contains(.isFinal)
        || isSwift && type.kind == .addition
      for member in type.members { declare(member, in: name, isFinal: cannotInherit) }
    case .compiled(let branches):
      for branch in branches {
        for statement in branch.statements { declare(statement, in: owner, isFinal: isFinal) }
      }
    default: break
    }
  }

  private func declare(_ function: FunctionDeclaration, in owner: String?, isFinal: Bool) {
    guard let body = function.body else { return }
    var result = CodeFunction(body: body, parameters: function.parameters, owner: owner)
    if let name = function.name {
      var labels = function.parameters.map { $0.label.map { words[$0] } ?? "_" }
      if !isSwift, !labels.isEmpty { labels[0] = "_" }
      result.name = Self.key(words[name], labels)
      named[result.name ?? "", default: []].append(functions.count)
      declared.insert(words[name])
      overloads[words[name], default: [:]][owner ?? "", default: []].append(functions.count)
    }
    result.isStatic = function.modifiers.contains(.isStatic)
    let isHidden =
      isFinal || owner == nil || function.modifiers.contains(.isPrivate)
      || function.modifiers.contains(.isFinal)
    result.mayBeOverridden = isSwift ? !isHidden : function.style == .method
    functions.append(result)
  }

  /// Returns the functions of a type, or outside of types, with a name without labels.
  func functions(named name: String, of owner: String?) -> [CodeFunction] {
    (overloads[name]?[owner ?? ""] ?? []).map { functions[$0] }
  }

  /// Returns the only function of the file with a name that a call matches; `nil` if there are several or none.
  ///
  /// - Parameter isPossible: Whether a function of a type can be the result.
  func onlyFunction(_ call: CodeCall, where isPossible: (String) -> Bool) -> CodeFunction? {
    guard let owners = overloads[call.name], owners.keys.contains(where: isPossible) else {
      return nil
    }
    var result: CodeFunction?
    for index in owners.values.joined() where functions[index].arguments(call, in: self) != nil {
      if result != nil { return nil }
      result = functions[index]
    }
    return result
  }

  /// Returns the name of a function with the labels of its arguments, where `_` means no label.
  static func key(_ name: String, _ labels: [String]) -> String {
    labels.reduce(name + "(") { $0 + $1 + ":" } + ")"
  }

  private func declare(_ variables: VariableDeclaration, at start: Int, in owner: String?) {
    for binding in variables.bindings {
      for block in binding.accessors?.blocks ?? [] {
        functions.append(CodeFunction(body: block, parameters: [], owner: owner))
      }
      addClosures(in: binding.value, of: owner)
      guard case .name(let token) = binding.pattern.form else { continue }
      var property = CodeProperty(owner: owner)
      let attributes = attributes(in: start..<token)
      property.isComputed =
        binding.accessors?.getter != nil || !attributes.isSubset(of: Self.plainAttributes)
      property.isObserved = binding.accessors?.others.isEmpty == false
      property.isConstant = variables.modifiers.contains(.isConstant) && binding.value != nil
      property.isStatic = variables.modifiers.contains(.isStatic)
      property.isLazy = variables.modifiers.contains(.isLazy)
      property.value = binding.value
      property.isVisibleOutside = isSwift && !variables.modifiers.contains(.isPrivate)
      property.isOpen =
        property.isVisibleOutside && !property.isConstant && !attributes.contains("@IBOutlet")
      property.typeName = binding.pattern.type.flatMap { className(of: $0) }
      var name = words[token]
      if !isSwift, name.hasPrefix("_") { name.removeFirst() }
      if let owner {
        // Types with the same name in different scopes are not distinguished.
        property.isComputed = property.isComputed || properties[owner]?[name] != nil
        properties[owner, default: [:]][name] = property
      } else {
        property.isComputed = property.isComputed || globals[words[token]] != nil
        globals[words[token]] = property
      }
    }
  }

  /// Returns the names of the attributes before a declaration.
  private func attributes(in range: Range<Int>) -> Set<String> {
    isSwift ? Set(words[range].filter { $0.hasPrefix("@") }) : []
  }

  /// Attributes that do not replace the value of a property, as a property wrapper does.
  private static let plainAttributes: Set<String> = [
    "@IBOutlet", "@IBInspectable", "@objc", "@nonobjc", "@available", "@MainActor", "@NSManaged",
  ]

  /// Adds the closure that computes the initial value of a property.
  private func addClosures(in value: Expression?, of owner: String?) {
    guard let value else { return }
    switch value.kind {
    case .closure(let closure):
      functions.append(
        CodeFunction(body: closure.body, parameters: closure.parameters, owner: owner))
    case .call(let call):
      addClosures(in: call.callee, of: owner)
      for argument in call.arguments { addClosures(in: argument.value, of: owner) }
    case .member(let base, _): addClosures(in: base, of: owner)
    default: break
    }
  }

  /// Returns the name of a type; `nil` for a type that is not one class.
  func className(of type: TypeName) -> String? {
    guard case .named(let token, _, _) = type.form.unwrapped else { return nil }
    return words[token]
  }

  /// Returns a type and its superclasses in the file, from the type upwards.
  func ancestry(of type: String) -> [String] {
    var result = [type]
    while result.count < 16, let parent = parents[result[result.count - 1]]?.first,
      !result.contains(parent)
    {
      result.append(parent)
    }
    return result
  }

  // MARK: Names

  private func findAssignments() {
    for index in words.indices.dropLast(2) {
      let next = words[index + 1]
      if next == "=" || next == "+=" {
        let before = index > 0 ? words[index - 1] : ""
        guard before != "let", before != "var", before != "*" else { continue }
        let name = words[index]
        assigned.insert(!isSwift && name.hasPrefix("_") ? String(name.dropFirst()) : name)
      } else if words[index].hasPrefix("set"), !isSwift, next == ":" {
        let name = words[index].dropFirst(3)
        assigned.insert(name.loweringFirst)
      } else if words[index] == "&" {
        assigned.insert(next)
      } else if next == ")", words[index + 2] == "=" {
        // A tuple of variables is assigned.
        var token = index
        while token >= 0, words[token] != "(" {
          assigned.insert(words[token])
          token -= 1
        }
      } else if next == "setHidden" || next == "." && Self.hidingWords.contains(words[index + 2]) {
        hidden.insert(words[index])
      }
    }
  }

  static let hidingWords: Set<String> = ["isHidden", "hidden"]

  /// Whether a function of Objective-C contains directives of the preprocessor.
  ///
  /// The branches of a directive can contain parts of a statement.
  func hasDirectives(in function: CodeFunction) -> Bool {
    guard !isSwift, !directives.isEmpty else { return false }
    let span = function.span(in: self)
    let start = function.start(in: self).start
    let next = directives.partitioningIndex { $0 >= start }
    return next < directives.count && directives[next] < span.end
  }

  /// Whether the file declares types or properties with the names that ``FunctionReader`` knows.
  private(set) lazy var declaresSystemNames: Bool = {
    let names: Set<String> = [
      "NSLayoutConstraint", "UIView", "NSView", "UIStackView", "Constraint",
    ]
    return !names.isDisjoint(with: declaredTypes)
      || unique.keys.contains { $0 == "snp" || $0.hasSuffix("Anchor") || $0.hasPrefix("mas_") }
  }()

  /// Whether blocks of Objective-C can assign some variables of the functions around them.
  private(set) lazy var hasBlockVariables = words.contains("__block")

  /// Whether some code of the file hides or shows a view.
  private(set) lazy var hidesViews = words.contains {
    Self.hidingWords.contains($0) || $0 == "setHidden"
  }

  /// Whether the file has a variable or parameter with the name of the property `constraints`.
  private(set) lazy var declaresConstraints = words.indices.dropFirst().dropLast().contains {
    words[$0] == "constraints"
      && (["let", "var"].contains(words[$0 - 1]) || words[$0 + 1] == ":")
  }

  /// Whether a name is also the name of a generic parameter.
  func isGenericParameter(_ name: String) -> Bool { genericParameters.contains(name) }

  private lazy var genericParameters = Set(
    words.indices.dropFirst().dropLast()
      .filter { words[$0 - 1] == "<" && [":", ">", ","].contains(words[$0 + 1]) }
      .map { words[$0] })

  /// Whether a property of Objective-C has a getter that does not use its instance variable.
  private func isComputedInObjectiveC(_ name: String) -> Bool {
    guard !isSwift, let indexes = named[Self.key(name, [])] else { return false }
    return indexes.contains { index in
      !functions[index].body.range.contains { words[$0] == "_" + name }
    }
  }
}

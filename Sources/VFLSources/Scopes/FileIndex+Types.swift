/// The types of variables and members.
extension FileIndex {
  /// The number of the name of a variable's type, if the declaration shows it.
  func typeName(of variable: Int) -> Int32? {
    let facts = bindings.variables[variable]
    switch facts.kind {
    case .pattern, .function: return nil
    case .local, .member, .global, .parameter: break
    }
    if let type = facts.type {
      if !isSwift, case .named(let name, _, false) = type.form, tokens.isName(name),
        declaresClassOfC(tokens.tokens[name].link)
      {
        return tokens.tokens[name].link
      }
      return isSwift || isPointer(variable) ? typeName(type.form) : nil
    }
    guard isSwift, let value = facts.value, let type = madeType(value), tokens.isCapitalized(type)
    else { return nil }
    return tokens.tokens[type].link
  }

  /// The number of the name of the type whose object a variable contains, for any declared type.
  ///
  /// The result is `nil` if the declaration does not make the object, if the variable may change, or if its
  /// declared type is a protocol, whose extensions may declare their own functions.
  func madeTypeName(of variable: Int) -> Int32? {
    let facts = bindings.variables[variable]
    let isConstant =
      isSwift
      ? facts.declaration?.modifiers.contains(.isConstant) == true
      : facts.kind == .local && facts.writes.isEmpty
    if isSwift, let declared = typeName(of: variable), bindings.types[declared].isProtocol {
      return nil
    }
    guard isConstant, let type = facts.value.flatMap(madeType), tokens.isCapitalized(type),
      bindings.variable(at: type) == nil
    else { return nil }
    return tokens.tokens[type].link
  }

  private func typeName(_ form: TypeName.Form) -> Int32? {
    guard case .named(let name, false, _) = form.unwrapped,
      !isSwift || tokens.isCapitalized(name), tokens.isName(name)
    else { return nil }
    return tokens.tokens[name].link
  }

  /// The token of the type of which an expression makes an object: `CALayer()`, `[CALayer layer]`,
  /// `[[CALayer alloc] init]`.
  func madeType(_ value: Expression) -> Int? {
    guard case .call(let call) = value.kind else { return nil }
    if isSwift {
      guard case .name(let token) = call.callee.kind else { return nil }
      return token
    }
    guard call.style == .message, case .member(let receiver?, let selector) = call.callee.kind
    else {
      return nil
    }
    switch receiver.kind {
    case .name(let type):
      return tokens.isWord(selector, anyOf: ["alloc", "new", "null", "layer"]) ? type : nil
    case .call(let inner):
      guard case .member(let type?, let alloc) = inner.callee.kind, tokens.isWord(alloc, "alloc"),
        case .name(let token) = type.kind
      else { return nil }
      return token
    default: return nil
    }
  }

  /// Whether an Objective-C variable, or the property that it implements, is declared as a pointer.
  func isPointer(_ variable: Int) -> Bool {
    if isPointer(declaredAt: bindings.variables[variable].token) { return true }
    guard let property = bindings.counterparts[variable] else { return false }
    return isPointer(declaredAt: bindings.variables[property].token)
  }

  /// Whether a token is declared as a pointer: `Card *card`, and `(Card *)card` of a method.
  func isPointer(declaredAt name: Int) -> Bool {
    var token = name - 1
    if tokens.isWord(token, ")") { token -= 1 }
    // `Card * _Nonnull card`.
    while tokens.isName(token), name - token < 4 { token -= 1 }
    return tokens.isWord(token, "*")
  }

  /// Whether the file declares or extends the type that a token names.
  package func declaresOrExtends(typeAt token: Int) -> Bool {
    !bindings.types[tokens.tokens[token].link].parts.isEmpty
  }

  /// Whether only code of this file uses a property of Swift.
  ///
  /// The property is private, and its class inherits from a class of the system, whose methods do not use it.
  package func isPrivateProperty(_ variable: Int) -> Bool {
    let facts = bindings.variables[variable]
    let outline = bindings.outline
    let type = outline.type(of: outline.part(at: facts.token))
    guard isSwift, case .member = facts.kind, let declaration = facts.declaration,
      declaration.modifiers.contains(.isPrivate),
      declaration.modifiers.isDisjoint(with: [.isStatic, .isLazy, .hasAttribute]), type >= 0,
      case .type(let owner) = outline.parts[type].kind, owner.kind == .classType,
      case .named(let parent, _, _)? = owner.parents.first?.form
    else { return false }
    return ["UI", "NS"].contains { tokens.word(parent).hasPrefix($0) }
  }

  /// The names of the functions that the file declares.
  package var functionNames: Set<String> {
    var names: Set<String> = []
    for part in bindings.outline.parts {
      if case .function(let function) = part.kind, let name = function.name {
        names.insert(tokens.word(name))
      }
    }
    return names
  }

  // MARK: Overriding

  /// Whether a subclass, in this file or another, may override the member that a variable declares.
  func mayBeOverridden(_ variable: Int) -> Bool {
    let facts = bindings.variables[variable]
    guard let declaration = facts.declaration else { return false }
    return mayBeOverridden(declaration.modifiers, inPart: bindings.outline.part(at: facts.token))
  }

  /// Whether a subclass, in this file or another, may override a function.
  func mayBeOverridden(_ function: Function) -> Bool {
    mayBeOverridden(
      function.declaration.modifiers,
      inPart: bindings.outline.parts[bindings.outline.partOfFunction[function.number]].parent)
  }

  private func mayBeOverridden(_ modifiers: Modifiers, inPart part: Int) -> Bool {
    if modifiers.contains(.isOverride) { return true }
    if modifiers.contains(.isPrivate) || modifiers.contains(.isFinal) { return false }
    if modifiers.contains(.isStatic), !modifiers.contains(.isClass) { return false }
    let index = bindings.outline.type(of: part)
    guard index >= 0, case .type(let type) = bindings.outline.parts[index].kind else {
      return false
    }
    switch type.kind {
    case .addition: return type.isRestricted || type.name.map(mayBeProtocol) ?? true
    case .classType, .interface: return !type.modifiers.contains(.isFinal)
    case .valueType, .implementation, .space: return false
    }
  }

  /// Whether an extended type may be a protocol, whose conforming types may have their own member instead of
  /// the extension's.
  private func mayBeProtocol(_ name: Int) -> Bool {
    let entry = bindings.types[tokens.tokens[name].link]
    if entry.definitionCount == 0 { return !TypeHeritage.isSystem(tokens.word(name)) }
    return entry.isProtocol
  }

  // MARK: Modules

  /// Whether the file imports a module that is not the system's.
  var importsOthers: Bool { tree.statements.contains(where: importsOther) }

  private func importsOther(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .imports(let names):
      return !tokens.isWord(statement.range.lowerBound, "import")
        || !names.isEmpty && !tokens.isWord(names.lowerBound, anyOf: Self.modules)
    case .compiled(let branches):
      return branches.contains { $0.statements.contains(where: importsOther) }
    default: return false
    }
  }

  private static let modules: [StaticString] = [
    "UIKit", "AppKit", "Foundation", "Cocoa", "SwiftUI", "Combine", "CoreGraphics", "QuartzCore",
    "WebKit", "MapKit", "AVFoundation", "AVKit", "CoreLocation", "CoreData", "Dispatch", "Darwin",
    "ObjectiveC", "os", "Photos", "SafariServices", "StoreKit", "UserNotifications", "Swift",
  ]
}

/// The functions and types of a file, and what its declarations say about values.
struct FileIndex {
  /// A function of the file.
  struct Function {
    /// The declaration.
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
    /// Whether a protocol requires the function.
    let isRequirement: Bool
    /// Whether its type is inside of another one.
    let isNested: Bool
    /// The parameters as callers of Swift see them; `nil` in Objective-C, where the name says it.
    let shape: CallShape?

    /// Whether the function has a body.
    var hasBody: Bool { declaration.body != nil }
  }

  /// The file.
  let tree: SourceTree
  /// The variables of the file.
  let bindings: Bindings
  /// The functions with a name, in order.
  let functions: [Function] = []

  /// Reads the declarations of a file.
  init(_ tree: SourceTree) {
    self.tree = tree
    bindings = Binder.bindings(of: tree)
  }

  /// The function with a number; `nil` for a closure or a function without a name.
  func function(_ number: Int) -> Function? { nil }

  /// The types and the function around a token.
  func context(at token: Int) -> CallContext {
    CallContext(owners: [], isStatic: nil, function: -1)
  }

  /// Whether a class below, in this file or another, may have a member of its own in place of a variable.
  func mayBeOverridden(_ variable: Int) -> Bool { false }

  /// Whether a class below, in this file or another, may have a function of its own in place of one.
  func mayBeOverridden(_ function: Function) -> Bool { false }

  /// The number of the name of a variable's type, if the declaration shows it.
  func typeName(of variable: Int) -> Int32? { nil }

  /// The kind of a value that its spelling, or the declaration of its variable, shows.
  func kind(ofValue value: Expression) -> GivenKind? { nil }

  /// The kind of an argument, as far as its spelling, its variable's declaration or its name shows it.
  func kind(ofArgument value: Expression) -> ValueKind { .any }

  /// Whether the file imports a module that is not the system's.
  var importsOthers: Bool { false }

  /// A function as other files see it; `nil` for one that they cannot call.
  func sharedFunction(
    _ function: Function, wrapper: FormatWrapper?, openFormats: Int = 0
  ) -> SharedFunction? { nil }
}

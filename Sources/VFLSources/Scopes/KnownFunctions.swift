/// The functions that a file knows, its own and those of other files, by their names and types.
struct KnownFunctions {
  /// A function's name and type.
  private struct Key: Hashable {
    let name: String
    /// The number of the type's name; `-1` outside of types, `-2` inside of another function.
    let owner: Int32
    /// Whether the function belongs to the type itself.
    let isStatic: Bool
  }

  /// A function that a call may call.
  struct Function: Hashable {
    /// The full name of the function.
    let name: String
    /// The number of its type's name; `-1` outside of types.
    let owner: Int32
    /// Whether the function belongs to the type itself.
    let isStatic: Bool
    /// The parameters as callers of Swift see them; `nil` in Objective-C, where the name says it.
    let shape: CallShape?
  }

  /// The functions that callers write one name for.
  struct Namesakes {
    /// How many functions of one type, and how many types, are distinguished.
    static let limit = 64

    private var byOwner: [Int32: [Function]] = [:]
    /// The types that have a function of the name, each once; not all if there are too many.
    private(set) var owners: [Int32] = []
    /// Whether there are more functions or types than are distinguished.
    private(set) var isCut = false

    /// The functions of a type.
    subscript(owner: Int32) -> [Function] { byOwner[owner] ?? [] }

    fileprivate mutating func insert(_ function: Function) {
      let known = self[function.owner]
      guard !known.contains(function) else { return }
      guard known.count < Self.limit else {
        isCut = true
        return
      }
      byOwner[function.owner, default: []].append(function)
      guard known.isEmpty else { return }
      if owners.count < Self.limit { owners.append(function.owner) } else { isCut = true }
    }
  }

  private var counts: [Key: Int] = [:]
  /// The functions that protocols require.
  private var requirements: Set<Key> = []
  private var byBase: [String: Namesakes] = [:]
  /// The functions that are called as the system's function is, by the numbers of their types' names.
  private var systemNamesakes: [Int32: [String]] = [:]

  /// Takes the functions of a file.
  init(_ index: FileIndex) {
    for function in index.functions {
      if function.hasBody {
        add(
          function.name, of: function.owner, isStatic: function.isStatic, shape: function.shape,
          hasBody: true)
        addSystemNamesake(function)
      }
    }
    for function in index.functions where function.isRequirement && !function.hasBody {
      add(
        function.name, of: function.owner, isStatic: function.isStatic, shape: function.shape,
        hasBody: false)
    }
  }

  private mutating func addSystemNamesake(_ function: FileIndex.Function) {
    let base = FormatWrapper.base(of: function.name)
    guard base == "constraints" || base == "constraintsWithVisualFormat" else { return }
    var names = systemNamesakes[function.owner] ?? []
    guard names.count <= Namesakes.limit, !names.contains(function.name) else { return }
    names.append(function.name)
    systemNamesakes[function.owner] = names
  }

  /// Adds a function; one without a body only competes with others.
  mutating func add(
    _ name: String, of owner: Int32, isStatic: Bool, shape: CallShape?, hasBody: Bool
  ) {
    let key = Key(name: name, owner: owner, isStatic: isStatic)
    if hasBody { counts[key, default: 0] += 1 } else { requirements.insert(key) }
    guard owner != -2 else { return }
    byBase[String(name.prefix { $0 != "(" }), default: Namesakes()].insert(
      Function(name: name, owner: owner, isStatic: isStatic, shape: shape))
  }

  /// How many functions with a name a type or its objects have.
  func count(of name: String, in owner: Int32) -> Int {
    count(of: name, in: owner, isStatic: false) + count(of: name, in: owner, isStatic: true)
  }

  /// How many functions with a name a type has, or its objects.
  func count(of name: String, in owner: Int32, isStatic: Bool) -> Int {
    counts[Key(name: name, owner: owner, isStatic: isStatic), default: 0]
  }

  /// Whether a type is a protocol that requires a function, so that each type with it may have its own.
  func isRequired(_ name: String, by owner: Int32, isStatic: Bool) -> Bool {
    requirements.contains(Key(name: name, owner: owner, isStatic: isStatic))
  }

  /// The functions that callers write a name for: the name up to the parentheses, or a whole selector.
  func namesakes(of base: String) -> Namesakes { byBase[base] ?? Namesakes() }

  /// The functions of the file that a type has and that are called as the system's is, by their full names;
  /// `nil` for more than are distinguished.
  func systemNamesakes(in owner: Int32) -> [String]? {
    let names = systemNamesakes[owner] ?? []
    return names.count > Namesakes.limit ? nil : names
  }
}

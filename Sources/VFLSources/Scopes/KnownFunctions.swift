/// The functions that a file knows, its own and other files' functions, by name and type.
struct KnownFunctions {
  /// A function that a call may call.
  struct Function: Hashable {
    let name: String
    /// The number of its type's name; `-1` outside of types.
    let owner: Int32
    /// Whether the function belongs to the type itself.
    let isStatic: Bool
    /// The parameters as callers of Swift see them; `nil` in Objective-C, where the name says it.
    let shape: CallShape?
    /// Whether the function has a body, and is not only required by a protocol.
    let hasBody: Bool
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

    /// Whether a type may have more functions than are distinguished.
    func isCut(of owner: Int32) -> Bool { isCut && self[owner].count == Self.limit }

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

  private var byBase: [String: Namesakes] = [:]

  /// Takes the functions of a file that are not inside of other functions.
  init(_ index: FileIndex) {
    for hasBody in [true, false] {
      for function in index.functions where function.hasBody == hasBody && function.owner != -2 {
        add(
          Function(
            name: function.name, owner: function.owner, isStatic: function.isStatic,
            shape: function.shape, hasBody: hasBody))
      }
    }
  }

  /// Adds a function; one without a body only competes with others.
  mutating func add(_ function: Function) {
    byBase[Self.base(of: function.name), default: Namesakes()].insert(function)
  }

  /// How many functions with a name a type or its objects have, with bodies or without.
  func count(
    of name: String, in owner: Int32, isStatic: Bool? = nil, hasBody: Bool = true
  ) -> Int {
    namesakes(of: Self.base(of: name))[owner].count {
      $0.name == name && $0.isStatic == isStatic ?? $0.isStatic && $0.hasBody == hasBody
    }
  }

  /// The functions that callers write a name for: the name up to the parentheses, or a whole selector.
  func namesakes(of base: String) -> Namesakes { byBase[base] ?? Namesakes() }

  private static func base(of name: String) -> String { String(name.prefix { $0 != "(" }) }
}

/// The functions that a file defines, by their full names and the types that they belong to.
struct FunctionTable {
  /// A function's name and type.
  private struct Key: Hashable {
    let name: String
    /// The number of the type's name; `-1` outside of types, `-2` inside of another function.
    let owner: Int32
    /// Whether it belongs to the type itself.
    let isStatic: Bool
  }

  private var counts: [Key: Int] = [:]
  /// For each name the types that have a function with it, once that is asked for.
  private final class Owners {
    var byName: [String: FunctionOwners]?
  }

  private var owners = Owners()
  /// Those that are called as the system's function is, with the numbers of their types' names.
  private var namesakes: [(name: String, owner: Int32)] = []

  /// Looks at the functions of a file.
  init(_ syntax: HostSyntax) {
    for index in syntax.tokens.indices
    where syntax.at(index, "{") && !syntax.isBoxed(index)
      && syntax.kind(ofBlock: index) == .function
    {
      guard let name = syntax.signature(ofFunction: index)?.name else { continue }
      let owner = Self.owner(of: index, in: syntax)
      add(name, of: owner, isStatic: syntax.isStatic(function: index))
      if name.hasPrefix("constraints") { namesakes.append((name, owner)) }
    }
  }

  /// How many functions with a name a type or its objects have.
  func count(of name: String, in owner: Int32) -> Int {
    count(of: name, in: owner, isStatic: false) + count(of: name, in: owner, isStatic: true)
  }

  /// How many functions with a name a type has, or its objects.
  func count(of name: String, in owner: Int32, isStatic: Bool) -> Int {
    counts[Key(name: name, owner: owner, isStatic: isStatic), default: 0]
  }

  /// Adds a function of another file.
  mutating func addForeign(_ name: String, of owner: Int32, isStatic: Bool) {
    owners = Owners()
    add(name, of: owner, isStatic: isStatic)
  }

  private mutating func add(_ name: String, of owner: Int32, isStatic: Bool) {
    counts[Key(name: name, owner: owner, isStatic: isStatic), default: 0] += 1
  }

  /// The types that have a function with a name.
  func owners(of name: String) -> FunctionOwners {
    if let known = owners.byName { return known[name] ?? FunctionOwners() }
    // What is kept of more than two does not hang on the order in which they come.
    var all: [String: FunctionOwners] = [:]
    for key in counts.keys where key.owner != -2 {
      all[key.name, default: FunctionOwners()].insert(key.owner)
    }
    owners.byName = all
    return all[name] ?? FunctionOwners()
  }

  /// The functions of a type that are called as the system's is, by their full names.
  func namesakes(in owner: Int32) -> [String] {
    namesakes.lazy.filter { $0.owner == owner }.map(\.name)
  }

  /// The number of the name of the type that the function belongs to whose body a brace opens.
  static func owner(of block: Int, in syntax: HostSyntax) -> Int32 {
    let outer = syntax.block(of: block)
    if !syntax.isSwift {
      let isMethod = (syntax.blockStart(block)..<block).contains(where: syntax.isMethodSign)
      return isMethod ? syntax.owners(of: block).first ?? -2 : -1
    }
    guard outer >= 0 else { return -1 }
    guard syntax.kind(ofBlock: outer) == .type else { return -2 }
    return syntax.typeName(ofBlock: outer) ?? -2
  }
}

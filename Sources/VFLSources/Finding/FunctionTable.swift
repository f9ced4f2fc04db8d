/// The functions that a file defines, by their full names and the types that they belong to.
struct FunctionTable {
  /// A function's name and type.
  private struct Key: Hashable {
    let name: String
    /// The number of the type's name; `-1` outside of types, `-2` inside of another function.
    let owner: Int32
  }

  private var counts: [Key: Int] = [:]

  /// Looks at the functions of a file.
  init(_ syntax: HostSyntax) {
    for index in syntax.tokens.indices
    where syntax.at(index, "{") && !syntax.isBoxed(index)
      && syntax.kind(ofBlock: index) == .function
    {
      guard let name = syntax.signature(ofFunction: index)?.name else { continue }
      counts[Key(name: name, owner: Self.owner(of: index, in: syntax)), default: 0] += 1
    }
  }

  /// How many functions with a name a type has.
  func count(of name: String, in owner: Int32) -> Int {
    counts[Key(name: name, owner: owner), default: 0]
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

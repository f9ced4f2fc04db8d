/// The supertypes of the types that were asked for, each looked for once.
final class HeritageMemo {
  private var byType: [Int32: TypeHeritage] = [:]
  // What many types have above them is looked for once.
  private var heads: [Int32: TypeHeritage.Head] = [:]
  /// The supertypes of types that other files declare.
  private var elsewhere: [Int32: [Int32]] = [:]
  /// The types that were missed above those that were asked for, since that was last taken.
  private var missed: Set<Int32> = []

  /// Takes the supertypes of a type that another file declares.
  func add(_ type: Int32, below parents: [Int32]) { elsewhere[type] = parents }

  /// Gives away the types that were missed above those that were asked for.
  func takeMissed() -> Set<Int32> {
    defer { missed = [] }
    return missed
  }

  /// What stands above a type, by the number of its name.
  func heritage(
    of type: Int32, in syntax: HostSyntax, named text: (Int32) -> String
  ) -> TypeHeritage {
    let heritage = known(type, in: syntax, named: text)
    missed.formUnion(heritage.missing)
    return heritage
  }

  private func known(
    _ type: Int32, in syntax: HostSyntax, named text: (Int32) -> String
  ) -> TypeHeritage {
    if let known = byType[type] { return known }
    let heritage = TypeHeritage(of: type, named: text) { name in
      if let known = heads[name] { return known }
      let head = TypeHeritage.Head(of: name, in: syntax, elsewhere: elsewhere[name])
      heads[name] = head
      return head
    }
    byType[type] = heritage
    return heritage
  }
}

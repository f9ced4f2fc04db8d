/// What stands above the types that were asked for, each looked for once.
final class HeritageMemo {
  private var byType: [Int32: TypeHeritage] = [:]
  // What many types have above them is looked for once.
  private var heads: [Int32: TypeHeritage.Head] = [:]

  /// What stands above a type, by the number of its name.
  func heritage(
    of type: Int32, in syntax: HostSyntax, named text: (Int32) -> String
  ) -> TypeHeritage {
    if let known = byType[type] { return known }
    let heritage = TypeHeritage(of: type, named: text) { name in
      if let known = heads[name] { return known }
      let head = TypeHeritage.Head(of: name, in: syntax)
      heads[name] = head
      return head
    }
    byType[type] = heritage
    return heritage
  }
}

/// The local variables to which names refer at one point of a walk over a file.
///
/// A look-up is one access of an array. The declarations of a scope are undone at its end.
struct NameScopes {
  /// The variable of a name that is bound without a declaration, such as the `error` of a `catch`.
  static let hidden = Int32.max

  /// The variables, by the numbers of the names; `-1` for none.
  private var current: [Int32]
  /// The declarations that are not undone, with the variables before them.
  private var log: [(name: Int32, previous: Int32)] = []
  /// The number of the first variable that is visible.
  ///
  /// The variables around a type are not visible in it.
  var firstVisible: Int32 = 0

  init(nameCount: Int) { current = Array(repeating: -1, count: nameCount) }

  /// The variable of a name; `nil` for none, ``hidden`` for something else.
  subscript(name: Int32) -> Int32? {
    let variable = current[Int(name)]
    return variable >= firstVisible ? variable : nil
  }

  mutating func declare(_ name: Int32, _ variable: Int32) {
    log.append((name, current[Int(name)]))
    current[Int(name)] = variable
  }

  /// A point to return to with ``undo(to:)``.
  var mark: Int { log.count }

  /// Undoes the declarations since a point, and returns them in order.
  @discardableResult
  mutating func undo(to mark: Int) -> [(name: Int32, variable: Int32)] {
    var undone: [(name: Int32, variable: Int32)] = []
    while log.count > mark {
      let (name, previous) = log.removeLast()
      undone.append((name, current[Int(name)]))
      current[Int(name)] = previous
    }
    undone.reverse()
    return undone
  }

  mutating func redo(_ declarations: [(name: Int32, variable: Int32)]) {
    for (name, variable) in declarations { declare(name, variable) }
  }
}

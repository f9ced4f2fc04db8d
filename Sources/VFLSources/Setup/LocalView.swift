/// A view that a function makes and keeps in a local variable.
struct LocalView {
  /// The effect of a mention of the view.
  enum Use {
    /// The mention reads or sets a property that does not place the view, or gives the view to a format.
    case plain
    /// The mention adds the view to the superview that some tokens name; none for the object around.
    case addition(superview: Range<Int>)
    /// The mention sets whether the autoresizing mask makes constraints.
    case mask
    /// Anything else.
    case other
  }

  /// The token that declares the variable.
  let declaration: Int
  /// The tokens of the value that it is made with.
  let value: Range<Int>
  /// The mention that adds the view, and to what, where it is the only one.
  let addition: (token: Int, superview: Range<Int>)?
  /// Whether a mention sets whether the autoresizing mask makes constraints.
  let setsMask: Bool
  /// The first mention that may place the view in another way than by adding it.
  private let firstOther: Int

  /// Creates a view from what its mentions do, in order.
  init(declaration: Int, value: Range<Int>, uses: [(token: Int, use: Use)]) {
    (self.declaration, self.value) = (declaration, value)
    var additions: [(token: Int, superview: Range<Int>)] = []
    var (setsMask, firstOther) = (false, Int.max)
    for (token, use) in uses {
      switch use {
      case .plain: break
      case .addition(let superview): additions.append((token, superview))
      case .mask: setsMask = true
      case .other: firstOther = min(firstOther, token)
      }
    }
    addition = additions.count == 1 ? additions.first : nil
    (self.setsMask, self.firstOther) = (setsMask, firstOther)
  }

  /// Whether nothing in front of a token may place the view but what adds it.
  func isUnplaced(before limit: Int) -> Bool { firstOther >= limit }
}

/// What was found out of a file on the way to its views, so that each thing is looked for only once.
final class SetupMemo {
  /// The views, by the tokens that declare them; `nil` for what is none.
  var views: [Int: LocalView?] = [:]
  /// Whether the file declares a type, by the number of its name.
  var ownTypes: [Int32: Bool] = [:]
  /// Whether a function calls nothing but what the system has, by its brace.
  var plainFunctions: [Int: Bool] = [:]
  /// Whether all that the file says of autoresizing masks is said to variables that it names.
  var masksAreSetByName: Bool?
}

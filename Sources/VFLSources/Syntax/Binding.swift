/// The thing that a name stands for at some place of a host file.
enum Binding: Equatable {
  /// The parameter at an index of the function or closure whose body a brace opens.
  case parameter(block: Int, index: Int)
  /// An element of what some tokens give: of a list that is walked through.
  ///
  /// With a part, the element is a tuple, of which the name is the part at that index.
  case element(of: Range<Int>, part: Int? = nil)
  /// A variable that a token declares, visible in some tokens.
  case local(declaration: Int, scope: Range<Int>)
  /// A property or a global, by the token that declares it.
  case member(declaration: Int)
  /// A function that a token declares inside of another one.
  case function(declaration: Int)
  /// Something else.
  case unknown
}

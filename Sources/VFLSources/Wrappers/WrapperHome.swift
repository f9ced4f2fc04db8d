/// The receiver that has to stand in front of a wrapper's name in a call of it.
enum WrapperHome: Hashable {
  /// Any receiver or none: the wrapper is a macro, or a configuration names it.
  case anywhere
  /// No receiver: the wrapper is a function outside of types.
  case file
  /// An object of a type, by the number of the type's name, or the type itself.
  case type(Int32, isStatic: Bool)
  /// No receiver: the wrapper is a variable, or a function inside of another one, which a token declares.
  case declaration(Int)
}

/// What has to stand in front of a wrapper's name for it to be called.
enum WrapperHome: Hashable {
  /// Anything: it is a macro, or a configuration names it.
  case anywhere
  /// Nothing: it is a function outside of types.
  case file
  /// Something of a type, by the number of its name, or the type itself.
  case type(Int32, isStatic: Bool)
  /// Nothing: it is a variable or a function inside of another one, which a token declares.
  case declaration(Int)
}

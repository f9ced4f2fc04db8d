/// A parameter of a function, closure or macro of the file.
struct ParameterReference: Sendable, Hashable {
  /// The number of the function or closure; below −1 for a macro.
  let function: Int
  let index: Int
}

/// A whole number that counts the elements of a list.
struct Counter: Sendable, Hashable {
  var first: Int
  /// The number of elements; `nil` if it is not known.
  var count: Int?
  /// The parameter that is the list; `nil` for any other list.
  var parameter: ParameterReference?
}

/// A parameter of a function, closure or macro of the file.
struct ParameterReference: Sendable, Hashable {
  /// The number of the function or closure; below −1 for a macro.
  let function: Int
  let index: Int
  /// The part of the argument that a value is.
  var part = Part.all

  /// A part of an argument.
  enum Part: Sendable, Hashable {
    /// The argument itself.
    case all
    /// An element, of which each is used.
    case eachElement
    /// An element, or several, of which others are used otherwise or not at all.
    case someElements
  }

  /// The reference to an element, of which each is used.
  var eachElement: ParameterReference { element(isEach: true) }
  /// The reference to some of the elements.
  var someElements: ParameterReference { element(isEach: false) }

  private func element(isEach: Bool) -> ParameterReference {
    var element = self
    element.part = isEach && part != .someElements ? .eachElement : .someElements
    return element
  }
}

/// A whole number that counts the elements of a list.
struct Counter: Sendable, Hashable {
  var first: Int
  /// The number of elements; `nil` if it is not known.
  var count: Int?
  /// The parameter that is the list; `nil` for any other list.
  var parameter: ParameterReference?
}

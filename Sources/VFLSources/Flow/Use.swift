/// The use of a variable or literal at a mention of it.
enum Use: Equatable {
  /// Anything: the value may be read or changed by other code.
  case other
  /// The value whose member, element or method is used.
  case member
  /// The string, or a part of it, that a call is given as its format.
  case format
  /// The dictionary or options of a call of the system, which only reads them.
  case system
  /// An argument of a wrapper other than the format.
  case argument
  /// A value that is compared or tested.
  case compared
  /// A value that is compared with a string literal.
  case comparedWithText
  /// A value that is reported, such as in a log.
  case report
  /// The key of a dictionary.
  case key
  /// A value that a function or closure returns.
  case returned
  /// The value of another variable, by its number.
  case holder(Int)
  /// A list whose elements another variable gets, by its number.
  case elements(Int)
  /// A list whose elements a closure is called with, by the first token of the closure's body.
  case ofClosure(Int)
  /// The mention gives the variable a value, or declares it.
  case write

  /// The use of a computed part of a string with this use.
  var ofComputedPart: Use {
    switch self {
    case .format, .holder: self
    case .elements(let variable): .holder(variable)
    default: .other
    }
  }

  /// The use of a list of which an element has this use.
  var ofElement: Use {
    switch self {
    case .format, .holder, .ofClosure: self
    case .elements(let variable): .holder(variable)
    default: .member
    }
  }

  /// Whether code that is given the value may change the object that it is.
  var mayChange: Bool {
    switch self {
    case .other, .holder, .returned: true
    case .elements, .member, .format, .system, .argument, .compared, .comparedWithText, .report,
      .key, .ofClosure, .write:
      false
    }
  }
}

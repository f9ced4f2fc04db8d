/// The code around a call.
struct CallContext {
  /// The numbers of the names of the types around the call, the innermost one first.
  let owners: [Int32]
  /// Whether the code belongs to the innermost type itself; `nil` where that is not known.
  let isStatic: Bool?
  /// The number of the innermost function or closure; `-1` for none.
  let function: Int
}

/// A wrapper that a call may call.
struct Candidate {
  /// The receiver that calls of a wrapper have.
  enum Home: Hashable {
    /// Any receiver or none: the wrapper is a macro, or a configuration names it.
    case anywhere
    /// No receiver: the wrapper is a function outside of types.
    case file
    /// An object of a type, by the number of the type's name, or the type itself.
    case type(Int32, isStatic: Bool)
    /// No receiver: the wrapper is a local function, or the closure that a variable contains.
    case variable(Int)
  }
  var wrapper: FormatWrapper
  let home: Home
  /// For each definition of the wrapper the parameters as callers of Swift see them, if they are known.
  var shapes: [CallShape]
  /// Whether the wrapper comes from another file or a configuration.
  let isForeign: Bool
}

/// How certain it is that a call calls a function.
enum Certainty: Comparable {
  /// The call calls another function.
  case none
  /// The call may call the function, without any evidence.
  case possible
  /// The name of the receiver shows that the call calls the function, unless the arguments show otherwise.
  case likely
  /// The call calls the function.
  case certain
}

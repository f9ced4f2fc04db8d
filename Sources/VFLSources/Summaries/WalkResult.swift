import VFLDiagnostics

/// The result of the walk over a piece of code.
struct WalkResult {
  /// The calls that are given format strings, in order.
  var calls: [RecordedCall] = []
  /// The values that functions return, by their numbers.
  var returned: [Int: Value] = [:]
  /// The changes of properties, globals and other variables that several pieces of code use.
  var changes: [Int: [Change]] = [:]
  /// What the walk has read that other code of the file determines.
  var reads: Set<Summary> = []
}

/// A value that several pieces of code determine.
enum Summary: Hashable {
  /// The value of a property, global or shared variable.
  case variable(Int)
  /// The value that a function returns.
  case function(Int)
}

struct Change {
  /// The token that names the variable.
  let token: Int
  let effect: Walk.Effect
  /// Whether the code that declares the variable makes the change itself.
  var isOwn = false
}

/// A call that is given a format string, with the values of its arguments.
struct RecordedCall {
  /// A source of names or options.
  enum Source {
    /// The names of a dictionary.
    case keys(NameSet)
    /// A parameter of the function around the call.
    case parameter(ParameterReference)
    /// The variable with this name where the macro around the call is called.
    case variable(String)
    /// The variables that are the arguments of the macro around the call, from an index on.
    case bindings(Int)
  }
  var range: Range<Int>
  /// The position of the walk.
  var position = 0
  /// The position of the innermost loop around the call; 0 for none.
  var loop = 0
  /// The token of the function's name.
  let name: Int
  /// The tokens of the format.
  let format: Range<Int>
  /// The strings that the format may be.
  var text = TextValue()
  /// The parameter that is the format, unchanged.
  var parameter: ParameterReference?
  /// For each string and each of its decisions, whether the decision leads to the call.
  var leads: [[Bool]] = []
  /// For each string and each of its decisions, whether it is an element for which the call is otherwise the same.
  var areElements: [[Bool]] = []
  var views: Source
  var metrics: Source
  /// The options; unknown if they are the parameter ``optionsParameter``.
  var options: KnownOptions
  var optionsParameter: ParameterReference?
  /// The number of the wrapper that is called; `nil` for a call of the system.
  var wrapper: Int?
  var certainty: Certainty
  /// The texts around the format.
  var affixes = [FormatAffix()]
  /// Whether the called wrapper, or this call, depends on a test that callers may know, too.
  var isConditional = false
  /// Whether a test decides whether the call is reached in its function.
  var isTested = false
  /// Whether a test decides in which turns of a loop the call is reached.
  var isSelective = false
  /// The function or closure that contains the call.
  var home: Int
  var arm: Arm?
  /// Whether the strings are of the extended dialect.
  var isExtended = false

  /// The parameter that is the format, or a part of it.
  var formatParameter: ParameterReference? { parameter ?? text.single?.holes.first?.parameter }

  /// The parameters that are the format, or parts of it, each by itself.
  var formatParameters: [ParameterReference] {
    formatParameter.map { [$0] } ?? text.alternatives.compactMap { $0.literal.wholeParameter }
  }
}

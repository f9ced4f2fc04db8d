/// A call that is given a format string, with its arguments by their roles.
struct FormatCall {
  /// The tokens of the call.
  let range: Range<Int>
  /// The token with its name.
  let name: Int
  /// The format string.
  let format: Range<Int>
  /// The options.
  var options: Range<Int>?
  /// The metrics.
  var metrics: Range<Int>?
  /// The views.
  var views: Range<Int>?
  /// Whether views may be given as a list of names.
  var takesNames = false
  /// The index of the wrapper that is called; `nil` for the system's own calls.
  var wrapper: Int?
  /// How certain it is that the call is one of ``wrapper``, and not of another function with its name.
  var certainty = FormatFinder.Certainty.certain
  /// The arguments, by their index among the wrapper's parameters.
  var arguments: [Range<Int>?] = []
  /// The arguments behind the first one of a parameter that takes any number of them.
  var rest: [Range<Int>] = []
  /// Whether the arguments were ordered by labels.
  var isLabelled = false
  /// Whether ``rest`` are formats as well.
  var takesFormats = false

  /// The token at which the format has its value: the call's name if the call leaves the format out, so that
  /// the function's default stands in.
  var formatPlace: Int { range.overlaps(format) ? name : format.lowerBound }

  /// What the call calls.
  var callee: Callee { wrapper.map(Callee.wrapper) ?? .system }

  /// What a call calls.
  enum Callee {
    /// A function of the system.
    case system
    /// The wrapper of this index; of one with several formats the first entry.
    case wrapper(Int)
  }

  /// All arguments but the format.
  var others: [Range<Int>] { [options, metrics, views].compactMap { $0 } }
}

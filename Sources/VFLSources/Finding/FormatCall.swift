/// A call that is given a format string, and which of its arguments are what.
struct FormatCall {
  /// Its tokens.
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
  /// Whether it is a call of that wrapper, and not of something else with its name.
  var certainty = FormatFinder.Certainty.certain
  /// The arguments, by their index among the wrapper's parameters.
  var arguments: [Range<Int>?] = []
  /// The arguments behind the first one of a parameter that takes any number of them.
  var rest: [Range<Int>] = []
  /// Whether the arguments were ordered by labels.
  var isLabelled = false
  /// Whether ``rest`` are formats as well.
  var takesFormats = false

  /// The token in front of which the format is what it is: a call may leave it out, so that it is what
  /// the function gives by default.
  var formatPlace: Int { range.overlaps(format) ? name : format.lowerBound }

  /// All arguments but the format.
  var others: [Range<Int>] { [options, metrics, views].compactMap(\.self) }
}

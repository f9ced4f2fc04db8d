/// The request in a command line.
enum FuzzCommand: Sendable {
  case help
  /// Lists the shapes.
  case shapes
  /// Runs random scripts.
  case scripts(FuzzOptions)
  /// Runs the script in a file, or in standard input if the path is `-`.
  case replay(String)

  /// Parses the arguments after the name of the program.
  init(_ arguments: [String]) throws(UsageError) {
    if arguments.contains("--help") || arguments.contains("-h") {
      self = .help
      return
    }
    var options = FuzzOptions()
    var (path, lists): (String?, Bool) = (nil, false)
    var rest = arguments[...]
    var flags: [String] = []
    while let flag = rest.popFirst() {
      switch flag {
      case "--first": options.first = UInt64(try Self.number(of: flag, &rest, 0...Int.max))
      case "--count": options.count = try Self.number(of: flag, &rest, 1...Int.max)
      case "--calls": options.calls = try Self.number(of: flag, &rest, 1...1_000_000)
      case "--shape": options.shapes = try Self.shapes(try Self.value(of: flag, &rest))
      case "--trace": options.isTraced = true
      case "--script": path = try Self.value(of: flag, &rest)
      case "--shapes": lists = true
      default:
        throw UsageError(message: "unknown argument `\(flag)`; see `solver-fuzz --help`")
      }
      flags.append(flag)
    }
    for flag in ["--script", "--shapes"] where flags.contains(flag) && flags.count > 1 {
      throw UsageError(message: "`\(flag)` excludes all other arguments")
    }
    self = lists ? .shapes : path.map(FuzzCommand.replay) ?? .scripts(options)
  }

  private static func value(
    of flag: String, _ arguments: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let argument = arguments.popFirst() else {
      throw UsageError(message: "missing value for `\(flag)`")
    }
    return argument
  }

  private static func number(
    of flag: String, _ arguments: inout ArraySlice<String>, _ range: ClosedRange<Int>
  ) throws(UsageError) -> Int {
    let argument = try value(of: flag, &arguments)
    guard let number = Int(argument), range.contains(number) else {
      let expected =
        range.upperBound == Int.max
        ? "of at least \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
      throw UsageError(
        message: "invalid value `\(argument)` for `\(flag)`; expected an integer \(expected)")
    }
    return number
  }

  /// Returns the shape with the given name, or else all shapes whose names contain the given string.
  private static func shapes(_ text: String) throws(UsageError) -> [LiveShape] {
    if let shape = LiveShape.all.first(where: { $0.name == text }) { return [shape] }
    let shapes = LiveShape.all.filter { $0.name.contains(text) }
    if shapes.isEmpty {
      throw UsageError(
        message: "no shape name contains `\(text)`; `solver-fuzz --shapes` lists the names")
    }
    return shapes
  }
}

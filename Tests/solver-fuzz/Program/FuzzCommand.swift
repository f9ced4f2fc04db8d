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
  init(_ words: [String]) throws(UsageError) {
    if words.contains("--help") || words.contains("-h") {
      self = .help
      return
    }
    var options = FuzzOptions()
    var (path, lists): (String?, Bool) = (nil, false)
    var rest = words[...]
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
        throw UsageError(message: "`\(flag)` is unknown; `solver-fuzz --help` shows what there is")
      }
      flags.append(flag)
    }
    for flag in ["--script", "--shapes"] where flags.contains(flag) && flags.count > 1 {
      throw UsageError(message: "`\(flag)` stands alone")
    }
    self = lists ? .shapes : path.map(FuzzCommand.replay) ?? .scripts(options)
  }

  private static func value(
    of flag: String, _ words: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let word = words.popFirst() else {
      throw UsageError(message: "nothing follows `\(flag)`")
    }
    return word
  }

  private static func number(
    of flag: String, _ words: inout ArraySlice<String>, _ range: ClosedRange<Int>
  ) throws(UsageError) -> Int {
    let word = try value(of: flag, &words)
    guard let number = Int(word), range.contains(number) else {
      let end = range.upperBound == Int.max ? "on" : "to \(range.upperBound)"
      throw UsageError(
        message: "`\(flag)` is followed by `\(word)`, "
          + "which is no whole number from \(range.lowerBound) \(end)")
    }
    return number
  }

  /// Returns the shape with the given name, or else all shapes whose names contain the given string.
  private static func shapes(_ text: String) throws(UsageError) -> [LiveShape] {
    if let shape = LiveShape.all.first(where: { $0.name == text }) { return [shape] }
    let shapes = LiveShape.all.filter { $0.name.contains(text) }
    if shapes.isEmpty {
      throw UsageError(
        message: "no shape has `\(text)` in its name; `solver-fuzz --shapes` lists them")
    }
    return shapes
  }
}

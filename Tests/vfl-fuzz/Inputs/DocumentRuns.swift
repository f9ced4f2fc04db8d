/// Writes runs of the command with layout documents.
enum DocumentRuns {
  private static let targets = [
    "anchors", "constraints", "snapkit", "objc-anchors", "objc-constraints", "masonry", "swiftui",
    "gtk",
  ]

  /// Returns a run that solves a document at a single size, or draws, converts or checks the document.
  static func input(_ random: inout InputRandom) -> FuzzInput {
    if random.oneIn(8) { return damaged(&random) }
    if random.oneIn(16) { return stream(&random) }
    let document = LayoutDocument(&random)
    var input = FuzzInput(arguments: [], standardInput: document.bytes)
    switch random.whole(0...9) {
    case 0: input.arguments = ["solve", "--html", "-"]
    case 1:
      input.arguments = ["solve", "--svg", "--measures", "-"]
      if random.oneIn(2) { input.arguments += ["--show", "baselines,margins,guides,directions"] }
    case 2: input.arguments = ["solve", "--picture", "--measures", "-"]
    case 3: input.arguments = ["convert", "--to", random.pick(targets), "-"]
    case 4: input.arguments = ["check", "--format", "json", "-"]
    case 5:
      input.arguments = ["solve", "--size", "320x480,1e15x1,0x0,-x100", "--format", "json", "-"]
      input.checks = [.isJSONLines]
    default:
      input.arguments = ["solve", "--format", "json", "-"]
      input.checks = [.isJSON]
      if document.isFlat { input.checks.append(.framesKeepRequiredConstraints) }
    }
    return input
  }

  /// Returns a run with a damaged document.
  private static func damaged(_ random: inout InputRandom) -> FuzzInput {
    var bytes = random.oneIn(2) ? LayoutDocument(&random).bytes : random.pick(FixtureTexts.layouts)
    ByteMutation.mutate(&bytes, fragments: fragments, &random)
    let arguments = random.pick([
      ["solve", "--picture"], ["solve", "--html"], ["solve", "--svg"], ["check"], ["compile"],
      ["convert"], ["solve", "--range", "width=0.."], ["fmt", "--diff"],
    ])
    return FuzzInput(arguments: arguments + ["-"], standardInput: bytes)
  }

  /// Returns a run that reads one document per line.
  private static func stream(_ random: inout InputRandom) -> FuzzInput {
    let documents = random.list(1...3) { LayoutDocument(&$0).bytes }
    return FuzzInput(
      arguments: [random.pick(["solve", "compile", "check"]), "--json-lines"],
      standardInput: Array(documents.joined(separator: [UInt8(ascii: "\n")])),
      checks: [.isJSONLines])
  }

  private static let fragments = [
    "\"", "{", "}", "[", "]", ":", ",", "\n", "|", "-", "(", ")", "@", "V:", "C:", "G:", "1e308",
    "1e-308",
    "-0", "1e999", "99999999999999999999", "0x", "\\u0000", "\\ud800", "\u{FEFF}", "é", "null",
    "true",
    "@container 1e15x1e-15\n", "@view a parent: a\n", "@metrics a: b\n", "@array a: b, c\n",
    "@options alignAllTop\n", "@dialect extended\n", "@constraint a.width == a.width\n",
    "a..9999999999",
    "\"dialect\": \"extended\",", "\"metrics\": {\"a\": 1e308},", "\"arrays\": {\"a\": [\"a\"]},",
  ]

  /// Returns a run that solves a document over a range of sizes.
  static func range(_ random: inout InputRandom) -> FuzzInput {
    let document = LayoutDocument(&random)
    let axes = random.pick([["width"], ["height"], ["width", "height"]])
    var input = FuzzInput(arguments: ["solve"], standardInput: document.bytes)
    for axis in axes { input.arguments += ["--range", axis + "=" + ends(&random)] }
    switch random.whole(0...5) {
    case 0: input.arguments.append("--html")
    case 1: input.arguments.append("--all")
    default:
      input.arguments += ["--format", "json"]
      input.checks = [.isJSON]
      if case .ordinary = document.style { input.checks.append(.regimesAgreeWithSizes) }
    }
    input.arguments.append("-")
    return input
  }

  private static func ends(_ random: inout InputRandom) -> String {
    random.pick(["..", "..", "0..", "100..900", "0..1e15", "..500", "1e-9..1", "1e15..1e15"])
  }
}

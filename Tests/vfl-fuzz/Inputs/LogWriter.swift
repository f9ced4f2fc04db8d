/// Writes logs of conflicts.
enum LogWriter {
  private static let formats = [
    "text", "short", "json", "jsonl", "sarif", "github", "gitlab", "junit", "checkstyle", "xcode",
  ]
  private static let fragments = [
    "Unable to simultaneously satisfy constraints.", "Unable to parse constraint format:",
    "<NSLayoutConstraint:0x6", "<NSLayoutConstraint:0x600002a41d60 ", "'name' ", ">", "\"", "(\n",
    ")\n",
    ">>", "<<", ":0x", "0xffffffffffffffffffff", "H:|-(0)-[", "V:[UIView:0x2]-(NaN)-[", "]", "|",
    "-(",
    ".width == ", ".height == 1e400", " * inf", " + nan", " priority:1e999", "(active, names: '|':",
    "Will attempt to recover by breaking constraint", "\u{1B}[0m", "\u{FEFF}", "\r", "\0", "é", "[",
    "(1e308)", "@1000", "<=", "-9223372036854775808", "at (Card.swift#L18446744073709551616)",
    "@Card.swift#99999999999", "LayoutConstraint:0x6", "_TtC4Card99999999999999999999Card",
  ]

  /// Returns a run that explains a log.
  static func input(_ random: inout InputRandom) -> FuzzInput {
    let text = random.oneIn(3) ? random.pick(FixtureTexts.logs) : log(&random)
    var bytes = Array(text.utf8)
    if !random.oneIn(4) { ByteMutation.mutate(&bytes, fragments: fragments, &random) }
    var input = FuzzInput(arguments: ["log"], standardInput: bytes)
    let format = random.pick(formats)
    input.arguments += ["--format", format]
    if random.oneIn(4) { input.arguments.append("--debugger") }
    if random.oneIn(4) { input.arguments.append("--all") }
    switch format {
    case "json", "jsonl": input.checks = [.isJSONLines]
    case "sarif", "gitlab": input.checks = [.isJSON]
    default: break
    }
    input.arguments.append("-")
    return input
  }

  /// Returns a message with random constraints.
  private static func log(_ random: inout InputRandom) -> String {
    let constraints = random.list(1...5, constraint)
    return """
      2026-03-02 09:52:41 App[5120:0] [LayoutConstraints] Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.
      (
      \(constraints.map { "    \"\($0)\"" }.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint
      \(random.pick(constraints))

      """
  }

  private static func constraint(_ random: inout InputRandom) -> String {
    let style: NumberStyle = random.pick([.ordinary, .measured, .extreme])
    let number = style.constant(&random)
    let (first, second) = (view(&random), view(&random))
    let address = String(random.whole(1...9), radix: 16)
    let body = random.branch([
      { _ in "H:[\(first)(\(number))]" },
      { _ in "V:|-(\(number))-[\(first)]   (names: '|':\(second) )" },
      { _ in "H:[\(first)]-(\(number))-[\(second)]" },
      { random in "\(first).width == \(style.factor(&random))*\(second).width + \(number)" },
      { random in "\(first).height <= \(number) priority:\(style.priority(&random))" },
      { _ in "\(first).centerX == \(second).centerX - \(number)" },
      { _ in "h=--& v=--& \(first).width == \(number)" },
    ])
    let name = random.oneIn(3) ? "'UIView-Encapsulated-Layout-Width' " : ""
    let kind = random.pick([
      "NSLayoutConstraint", "NSAutoresizingMaskLayoutConstraint", "NSContentSizeLayoutConstraint",
    ])
    return "<\(kind):0x60000\(address) \(name)\(body)   (active)>"
  }

  private static func view(_ random: inout InputRandom) -> String {
    random.pick([
      "UIView:0x7f1", "UILabel:0x7f2", "App.Card:0x7f3", "UIButton:0x7f4'OK'",
      "_TtC3App4Card:0x7f5",
      "UITableViewCellContentView:0x7f6", "UILayoutGuide:0x7f7'UIViewSafeAreaLayoutGuide'",
    ])
  }
}

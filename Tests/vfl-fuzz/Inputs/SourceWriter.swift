/// Writes source files with format strings.
enum SourceWriter {
  private static let fragments = [
    "\"", "\"\"\"", "#\"", "\"#", "\\(", ")", "@\"", "/*", "*/", "//", "\n", "{", "}", "[", "]",
    "(",
    "NSLayoutConstraint.constraints(withVisualFormat: \"|[a]|\", metrics: nil, views: [\"a\": a])",
    "[NSLayoutConstraint constraintsWithVisualFormat:@\"|[a]|\" options:0 metrics:nil views:v]",
    "let metrics = [\"gap\": 1e400]", "NSDictionaryOfVariableBindings(a, b)", "\u{0}", "é", "👩‍👩‍👧",
    "\\u{110000}", "\\u{", "H:|-(1e308)-[a(==b@1e999)]-|", "V:[a(>=99999999999999999999)]",
    "#if", "#endif", "0x", "1e", "..<", "vfl:disable", "// vfl:disable-next-line",
    "let f = \"|\" + \"[a]|\"",
  ]

  /// Returns a run that checks, formats or converts a source file.
  static func input(_ random: inout InputRandom) -> FuzzInput {
    let source = random.pick(FixtureTexts.sources)
    var bytes = Array(source.text)
    if random.oneIn(2) { insertFormats(&bytes, isSwift: source.isSwift, &random) }
    if !random.oneIn(4) { ByteMutation.mutate(&bytes, fragments: fragments, &random) }
    let name = source.isSwift ? "A.swift" : "A.m"
    let arguments = random.branch([
      { _ in ["check", "--format", "json"] },
      { _ in ["check", "--unchecked", "--statistics"] },
      { _ in ["check", "--diff", "--unsafe-fixes"] },
      { _ in ["fmt", "--diff"] },
      { random in ["convert", "--to", random.pick(["anchors", "snapkit", "constraints"])] },
      { random in
        ["convert", "--to", random.pick(["objc-anchors", "masonry", "objc-constraints"])]
      },
    ])
    return FuzzInput(
      arguments: arguments + ["--no-config", "--stdin-filename", name, "-"], standardInput: bytes)
  }

  /// Replaces some string literals with random format strings.
  private static func insertFormats(
    _ bytes: inout [UInt8], isSwift: Bool, _ random: inout InputRandom
  ) {
    let style: NumberStyle = random.pick([.ordinary, .measured, .extreme])
    let writer = FormatWriter(style: style, isExtended: false, views: ["a", "b", "title", "icon"])
    for _ in 0..<random.whole(1...3) {
      let quotes = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\"") }
      if quotes.count < 2 { return }
      let first = random.whole(0...quotes.count - 2)
      bytes.replaceSubrange(
        quotes[first]...quotes[first + 1], with: Array("\"\(writer.format(&random))\"".utf8))
    }
  }
}

/// The contexts in which a part of a format string can occur: prefixes that lead to each state of the parser,
/// and suffixes that lead from each state to the end.
///
/// The language is regular, because brackets and parentheses do not nest. Therefore, a finite number of
/// contexts covers all cases. A test that removes parts of format strings verifies that no context is
/// missing.
enum HoleContexts {
  /// The prefixes, each of which leads to a different position in the grammar.
  ///
  /// A number is written as `8` and a name as `x`.
  static let before: [String] = {
    var texts = [
      "H:|-8", "H:|[", "H:|", "H:|-", "H:[x]-8", "H:[x]", "H:[x]-", "", "H", "H:", "H:[x]|",
    ]
    for start in ["H:|", "H:[x]"] {
      texts += ["[x", "[x]", "-8-", "-x", "-8@", "-8@8", "-(8)"].map { start + $0 }
      texts += ["->", "->=", "->=8", "->=x", "->=-", "->=8@", "->=8@8"].map { start + $0 }
      texts += ["-("].map { start + $0 }
      texts += listInsides.map { start + "-(" + $0 }
    }
    return texts + ["H:[x("] + listInsides.map { "H:[x(" + $0 } + ["H:[x(8)", "H:[x]|"]
  }()

  /// The strings that can follow the opening parenthesis of a predicate list.
  private static let listInsides = [
    "8", "x", "-", ">", ">=", ">=-", ">=8", ">=x", "8@", "8@8", "8@x", "8@-", "8,",
  ]

  /// The strings in ``before``.
  ///
  /// A string that ends with a number is replaced by one variant for each way to begin a number.
  static let beforeWithNumbers: [String] = before.flatMap { text -> [String] in
    guard text.hasSuffix("8"), !text.hasSuffix("0x8") else { return [text] }
    let numbers = [
      "8", "0", "8.", "8.5", "8e", "8e+", "8e8", "0x", "0x8", "0x8.", "0x.", "0x8p", "0x8p+",
      "0x8p8",
    ]
    let isBare = text.hasSuffix("|-8") || text.hasSuffix("]-8")
    let signed = isBare ? [] : ["-8", "-.", "-.5", "-0x", "-0x8"]
    return (numbers + signed).map { text.dropLast() + $0 }
  }

  /// The suffixes that complete a format string from any state of the parser.
  static let behind = [
    "", "]", "-[x]", "[x]", "x]", "8-[x]", ")]", ")-[x]", "8)]", "8)-[x]", ":[x]", "=8-[x]", "=8)]",
    "=8)-[x]",
  ]
}

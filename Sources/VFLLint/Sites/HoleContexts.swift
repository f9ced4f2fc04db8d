/// Contexts of a part of a format: texts that lead to each state that a parser may be in, and texts that lead
/// from each such state to the end of a format.
///
/// The language is regular, since brackets and parentheses do not nest: so a finite number of texts
/// stands for all. That none is missing is tested with holes cut out of formats.
enum HoleContexts {
  /// Texts in front of a part, one for each place of the grammar; a number there is `8`, a name `x`.
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

  /// What may stand in a list of predicates behind its parenthesis.
  private static let listInsides = [
    "8", "x", "-", ">", ">=", ">=-", ">=8", ">=x", "8@", "8@8", "8@x", "8@-", "8,",
  ]

  /// The texts of ``before``, those that end with a number once for each beginning of a number.
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

  /// Texts behind a part.
  static let behind = [
    "", "]", "-[x]", "[x]", "x]", "8-[x]", ")]", ")-[x]", "8)]", "8)-[x]", ":[x]", "=8-[x]", "=8)]",
    "=8)-[x]",
  ]
}

extension Subcommand {
  static let fmt = Subcommand(
    name: .fmt, summary: "spell formats in the one canonical way",
    operands: "[FORMAT | FILE | -]...", operandKind: .files,
    details: """
      A FILE is a .vfl text, or a Swift or Objective-C file (.swift, .m, .mm, .h). Its formats change,
      and in a .vfl text the blanks of directives and of line ends. Comments, and every other byte of
      a source, stay. Any other word is a format; `-`, or no word at all, is standard input. The
      answer goes to standard output.

      The canonical spelling makes the very same constraints, which is checked before anything is
      written. It has `==` only in front of a name in a size, parentheses only around a relation, a
      priority, a list and a negative gap, no gap of 0, no priority of 1000, no required predicate
      twice, and numbers in their shortest form. `H:` stays as it was written, or left out.

      A format with an error stays as it is; so does a string of a source that has computed parts, or
      whose change would reach over two literals.

      The exit code is 0 when all is done, 1 when a format has an error or --check finds something,
      and 2 when the command line or an input cannot be read.
      """,
    examples: [
      Example(
        purpose: "the canonical spelling of a format",
        command: "vfl fmt 'H:|-0-[a(==44)]-(8)-[b(>=20@1000)]->=20-|'"),
      Example(
        purpose: "in a check: is everything canonical?", command: "vfl fmt --check layouts/*.vfl"),
      Example(
        purpose: "see it first, apply it then",
        command: "vfl fmt --diff Sources/*.swift | git apply"),
      Example(
        purpose: "from an editor",
        command: "vfl fmt --stdin-filename View.swift - < View.swift"),
    ],
    flags: [.formatCheck, .formatDiff, .inputName, .help])
}

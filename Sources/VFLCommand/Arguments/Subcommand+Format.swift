extension Subcommand {
  static let fmt = Subcommand(
    name: .fmt, summary: "spell formats in the one canonical way",
    operands: "[FORMAT | FILE | FOLDER | -]...", operandKind: .files,
    details: """
      A FILE is a .vfl text, or a Swift or Objective-C file (.swift, .m, .mm, .h; where it is named
      also .pch, .hpp, .hh, .hxx), and is written in its place where something changes: its formats,
      and in a .vfl text the blanks of directives and at the ends of lines. Comments, and every other
      byte of a source, stay. In a FOLDER all of them are formatted, with the exceptions that
      `vfl check` makes. Any other word is a format. A format and `-`, standard input, which is also
      read when nothing is named and which may not be empty then, go to standard output.

      The canonical spelling makes the very same constraints, which is checked before anything is
      written. It has `==` only in front of a name in a size, parentheses only around a relation, a
      priority, a list and a negative gap, no gap of 0, no priority of 1000, no required predicate
      twice, and numbers in their shortest form. `H:` stays as it was written, or left out.

      A format with an error stays as it is; so does a string of a source that has computed parts,
      whose change would reach over two literals, that is a part of several formats which want
      different changes, or whose text stands elsewhere in the file, where it may be compared with it.

      The exit code is 0 when all is done, 1 when a format has an error or --check finds something, 2
      when the command line, a configuration or an input cannot be read or a file cannot be written,
      and 130 after Ctrl-C.
      """,
    examples: [
      Example(
        purpose: "the canonical spelling of a format",
        command: "vfl fmt 'H:|-0-[a(==44)]-(8)-[b(>=20@1000)]->=20-|'"),
      Example(purpose: "all sources of a project, in their places", command: "vfl fmt Sources"),
      Example(
        purpose: "in a pipeline: is all of it canonical?", command: "vfl fmt --check Sources"),
      Example(
        purpose: "see it first, apply it then", command: "vfl fmt --diff Sources | git apply"),
      Example(
        purpose: "from an editor, while a file is not saved yet",
        command: "vfl fmt --stdin-filename Sources/Card.swift -"),
    ],
    flags: [
      .formatCheck, .formatDiff, .config, .noConfig, .exclude, .include, .forceExclude,
      .stdinFileName, .help,
    ])
}

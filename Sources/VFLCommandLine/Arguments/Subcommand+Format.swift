extension Subcommand {
  static let fmt = Subcommand(
    name: .fmt, summary: "Rewrite format strings in canonical form",
    operands: "[FORMAT | FILE | DIRECTORY | -]...", operandKind: .files,
    details: """
      A FILE is a .vfl text, or a Swift or Objective-C source (.swift, .m, .mm, .h; if named also
      .pch, .hpp, .hh, .hxx). It is rewritten in place if its format strings change. In a .vfl text,
      the whitespace of directives and at the ends of lines changes too. Comments and all other
      bytes of a source are unchanged. In a DIRECTORY, all of these files are formatted, except
      those that `vfl check` skips. Strings that are passed to wrapper functions are found as in `vfl
      check`. Any other argument is a format string. The results for format strings and for `-`,
      standard input, are printed to standard output. Without arguments, standard input is read; it
      must not be empty then.

      The canonical form creates exactly the same constraints, which is verified before a file is
      written. It has `==` only before a view in a size, parentheses only around a relation, a
      priority, a list or a negative gap, no gap of 0, no priority of 1000, no duplicate required
      predicate, and numbers in their shortest form. `H:` is kept if present and not added, and so
      is `==` before a name that may be a view or a metric.

      A format string with an error is left unchanged. So is a string of a source if it has computed
      parts, if its change would span two literals, if it is part of several format strings that
      need different changes, or if the same text occurs elsewhere in the file, where it may be
      compared.

      The exit code is 0 on success, 1 if a format string has an error or --check finds a change, 2
      if the command line, a configuration or an input cannot be read or a file cannot be written,
      and 130 after Ctrl-C.
      """,
    examples: [
      Example(
        purpose: "print the canonical form of a format string",
        command: "vfl fmt 'H:|-0-[a(==44)]-(8)-[b(>=20@1000)]->=20-|'"),
      Example(purpose: "format all sources of a project", command: "vfl fmt Sources"),
      Example(
        purpose: "verify in CI that all sources are formatted", command: "vfl fmt --check Sources"),
      Example(
        purpose: "apply the changes as a patch", command: "vfl fmt --diff Sources | git apply"),
      Example(
        purpose: "format an unsaved file of an editor",
        command: "vfl fmt --stdin-filename Sources/Card.swift -"),
    ],
    flags: [
      .formatCheck, .formatDiff, .config, .noConfig, .exclude, .include, .forceExclude,
      .noProjectWrappers, .stdinFileName, .help,
    ])
}

extension Subcommand {
  /// All subcommands, in the order in which the help lists them.
  static let all: [Subcommand] = [
    check, fmt, compile, convert, solve, verify, preview, log, lsp, config, explain, grammar,
    completions,
    man, help,
  ]

  /// Returns the subcommand with the given name, or `nil` if there is none.
  static func named(_ name: String) -> Subcommand? { all.first { $0.name.rawValue == name } }

  static let compile = Subcommand(
    name: .compile, summary: "Print the constraints of format strings",
    operands: "[FORMAT | FILE | -]...", operandKind: .files,
    details: """
      All inputs together form one layout. Without --view and without views in a document, every
      view in the brackets of a format string or in an equation is a subview of the container, `|`.
      A name in parentheses must be such a view or a metric. A metric without a value is an error.

      Flags override documents. There are two exceptions: --options applies only to format strings
      that specify no options, and --view cannot declare a view again that a document declares. With
      a size, --view sets the content size of such a view.

      Constraints are printed to standard output, diagnostics to standard error.

      The exit code is 0 on success, 1 if there is an error, and 2 if the command line or an input
      cannot be read.
      """,
    examples: [
      Example(
        purpose: "print the constraints of a format string",
        command: "vfl compile 'H:|-[name]-[field(>=80@500)]-|'"),
      Example(
        purpose: "use a metric and an option",
        command: "vfl compile --metric gap=12 --options alignAllTop '[a]-gap-[b]'"),
      Example(purpose: "print JSON", command: "vfl compile --format json layout.vfl"),
      Example(
        purpose: "answer one JSON document per line",
        command: "vfl compile --json-lines < documents.jsonl"),
    ],
    flags: [
      .dialect, .metric, .view, .array, .options, .spacing, .system, .stdinFileName, .format,
      .jsonLines, .color, .help,
    ])

  static let solve = Subcommand(
    name: .solve,
    summary: "Compute the frames of a layout, or explain its conflicts",
    operands: "[FORMAT | FILE | -]...", operandKind: .files,
    details: """
      All inputs together form one layout. The size of the container comes from --width and
      --height, or from a document. A dimension without a size is free. Frames are relative to the
      top left corner of the parent.

      A FILE is a .vfl text, a JSON document, an Interface Builder file, or a Swift or Objective-C
      source. If it has several layouts, append a name: Main.storyboard:SignInController selects the
      class of a view controller or cell, Card.swift:setUp a function, Card.swift:Card a type. The
      layout of a function consists of the constraints that it creates, in code or in format
      strings. A warning lists the assumptions: 8 for a number that --metric does not set, for
      example. Content sizes are estimates, which --view replaces.

      Flags override documents. There are two exceptions: --options applies only to format strings
      that specify no options, and --view cannot declare a view again that a document declares. With
      a size, --view sets the content size of such a view.

      Frames are printed to standard output, diagnostics to standard error. An ambiguous layout is a
      warning. At most 20 conflicts or ambiguities are reported, followed by the number of the
      remaining ones. The JSON output has a higher limit, and --all has none.

      With --size, the layout is solved for each size, and the sizes of documents are ignored. Each
      result has a heading, or is one line of JSON. With --svg, one picture shows all sizes next to
      each other.

      A picture shows children above their parents, and siblings in the order of their declaration.
      If the size of the container is not determined and the picture needs one, it states the size
      that it assumes. If constraints conflict, the picture shows a layout that breaks as little as
      possible, and names the broken constraints below. With --svg, broken constraints are red and
      relaxed ones are amber. Each conflict has its own picture.

      With --range, the output describes how the layout depends on the width or the height of the
      container: the sizes without a layout and the reason, the breakpoints at which a frame or the
      set of relaxed constraints changes, each frame as a function of the size, and ambiguities. The
      other dimension has its given size. With --range width=..., --width applies only to a range of
      the height. An omitted end means the limit of satisfiability: `width=..` finds the minimum and
      maximum width. At most 64 regimes with 50 views each are listed; --all lists everything.

      With --html, standard output is a self-contained HTML page. You resize the container, and the
      frames follow exactly. The available sizes are those of --range, or up to about twice the
      given size. If only one of --width and --height or only one --range is given, the other
      dimension is fixed as given.

      The exit code is 0 if the layout was solved and 1 if it has no solution. With --range, it is 1
      if some size of the range has no layout. With --html, it is also 1 if there is no page. It is
      2 if the command line or an input cannot be read, and 130 after Ctrl-C.
      """,
    examples: [
      Example(
        purpose: "print the frames of a row",
        command: "vfl solve --width 320 --height 44 'H:|-[a(80)]-[b]-|' 'V:|[a]|' 'V:|[b]|'"),
      Example(purpose: "draw a document", command: "vfl solve --picture layout.vfl"),
      Example(
        purpose: "write a picture for documentation or a review",
        command: "vfl solve --svg layout.vfl > layout.svg"),
      Example(
        purpose: "write an interactive page",
        command: "vfl solve --html layout.vfl > layout.html"),
      Example(
        purpose: "draw two sizes in both directions, with the sizes of the gaps",
        command: "vfl solve --svg --measures --show directions --size 375x667,667x375 layout.vfl"),
      Example(
        purpose: "solve for a phone and a tablet",
        command: "vfl solve --size 375x667,768x1024 --picture layout.vfl"),
      Example(
        purpose: "find the widths at which the layout breaks",
        command: "vfl solve --range width=280..1400 layout.vfl"),
      Example(
        purpose: "mirror the layout, as in Arabic or Hebrew",
        command: "vfl solve --rtl layout.vfl"),
      Example(
        purpose: "draw the layout that a function of a source creates",
        command: "vfl solve --picture --width 320 Card.swift:setUp"),
      Example(
        purpose: "answer another program", command: "vfl solve --json-lines < documents.jsonl"),
    ],
    flags: [
      .width, .height, .size, .range, .rightToLeft, .picture, .noPicture, .svg, .html, .measures,
      .show, .problem, .certificate,
      .allDiagnostics, .dialect, .metric, .scale, .view, .array, .options, .spacing, .system,
      .stdinFileName, .format, .jsonLines, .color, .help,
    ])

  static let explain = Subcommand(
    name: .explain, summary: "Explain a diagnostic code or a kind of conflict",
    operands: "CODE...", operandKind: .codes,
    details: """
      A code can be written in full or as a number: `VFL0110`, `0110` and `110` are equivalent. For
      a group, such as `VFL05`, the command lists its codes.
      """,
    examples: [
      Example(purpose: "explain a code and its fix", command: "vfl explain VFL0110"),
      Example(purpose: "explain all codes", command: "vfl explain --all"),
    ],
    flags: [.all, .help])

  static let grammar = Subcommand(
    name: .grammar, summary: "Print the grammar of the language",
    operands: "", operandKind: .nothing,
    details:
      "The grammar is the specification of the language. The tests verify the parser against it.",
    examples: [
      Example(purpose: "save the grammar", command: "vfl grammar > vfl.ebnf"),
      Example(
        purpose: "print the grammar of the extended dialect",
        command: "vfl grammar --dialect extended"),
      Example(purpose: "print the grammar of equations", command: "vfl grammar --equations"),
    ],
    flags: [.dialect, .equations, .help])

  static let completions = Subcommand(
    name: .completions,
    summary: "Print a completion script for a shell",
    operands: "bash | zsh | fish", operandKind: .shells,
    details: "The script completes subcommands, flags and their values, codes and files.",
    examples: [
      Example(purpose: "bash, in ~/.bashrc", command: "eval \"$(vfl completions bash)\""),
      Example(
        purpose: "zsh, in ~/.zshrc after compinit", command: "eval \"$(vfl completions zsh)\""),
      Example(
        purpose: "fish", command: "vfl completions fish > ~/.config/fish/completions/vfl.fish"),
    ],
    flags: [.help])

  static let man = Subcommand(
    name: .man,
    summary: "Print a manual page",
    operands: "[SUBCOMMAND | documents]", operandKind: .subcommands,
    details: """
      The page has the content of --help, in roff with the macros of man(7). `vfl man` prints
      vfl(1), `vfl man check` prints vfl-check(1), and `vfl man documents` prints vfl-documents(5).
      """,
    examples: [
      Example(purpose: "read a page", command: "vfl man check | man -l -"),
      Example(
        purpose: "install a page",
        command: "vfl man check > /usr/local/share/man/man1/vfl-check.1"),
    ],
    flags: [.help])

  static let help = Subcommand(
    name: .help, summary: "Show help for the command or a subcommand",
    operands: "[SUBCOMMAND | documents]", operandKind: .subcommands,
    details: """
      `vfl help check` and `vfl check --help` print the same text. `vfl help documents` describes
      layout files.
      """,
    examples: [Example(purpose: "show the help of a subcommand", command: "vfl help solve")],
    flags: [.help])
}

extension Subcommand {
  /// All subcommands, in the order in which the help lists them.
  static let all: [Subcommand] = [
    check, fmt, compile, convert, solve, preview, log, lsp, config, explain, grammar, completions,
    man, help,
  ]

  /// The subcommand with a name.
  static func named(_ name: String) -> Subcommand? { all.first { $0.name.rawValue == name } }

  static let compile = Subcommand(
    name: .compile, command: CompileCommand.self, summary: "turn formats into constraint records",
    operands: "[FORMAT | FILE | -]...", operandKind: .files,
    details: """
      All inputs together are one layout. Without --view and without views in a document, every view
      that stands in the brackets of a format or in an equation lies in the container, `|`. A name in
      parentheses has to be one of them or a metric, and a metric that is not given is an error.

      What a flag says counts over what a document says; only --options are for formats without
      options of their own, and a view of a document cannot be given by --view again.

      Records go to standard output, diagnostics to standard error. The exit code is 0, 1 when there
      is an error, and 2 when the command line or an input cannot be read.
      """,
    examples: [
      Example(
        purpose: "the constraints of a format",
        command: "vfl compile 'H:|-[name]-[field(>=80@500)]-|'"),
      Example(
        purpose: "with a metric and an option",
        command: "vfl compile --metric gap=12 --options alignAllTop '[a]-gap-[b]'"),
      Example(purpose: "as JSON", command: "vfl compile --format json layout.vfl"),
      Example(
        purpose: "a JSON document a line, an answer a line",
        command: "vfl compile --json-lines < documents.jsonl"),
    ],
    flags: [
      .dialect, .metric, .view, .array, .options, .spacing, .format, .jsonLines, .color, .help,
    ])

  static let solve = Subcommand(
    name: .solve, command: SolveCommand.self,
    summary: "lay out: frames, or the constraints that conflict",
    operands: "[FORMAT | FILE | -]...", operandKind: .files,
    details: """
      All inputs together are one layout. The container's size comes from --width and --height or
      from a document; a size that is not given is free. Frames are relative to the parent's
      top left corner.

      What a flag says counts over what a document says; only --options are for formats without
      options of their own, and a view of a document cannot be given by --view again.

      Frames go to standard output, diagnostics to standard error. A layout with more than one best
      solution is a warning. Of very many conflicts or ambiguities the first 20 are told, and how many
      more there are; --all tells them, as the JSON does. The exit code is 0 when there are frames, 1
      when there are none, 2 when the command line or an input cannot be read, and 130 after Ctrl-C.

      With --size there is a layout for each size, under its heading, or in JSON on its line, whatever
      size the documents give; with --svg the sizes are side by side in one picture.

      A picture shows parents below their children and views in the order of their declaration. Where
      nothing says how wide or how high the container is, and something has no extent for that, the
      picture assumes a size and says so. A conflict is drawn with as little broken as possible, and
      the constraints that cannot hold are named under it; with --svg they are drawn in red, and what
      gave way in amber, in a picture for each of several conflicts.

      With --range there is no layout of one size, but what becomes of it as the container's width, or
      height, goes from one number to another: at which sizes there is none and why, the breakpoints
      at which a view changes its course or a constraint begins to give way, each frame as a function
      of the size, and where the layout is ambiguous. The other size is the one that is given; a
      --width beside a range of the width counts for a range of the height only. The exit code is 1
      when there is no layout at some of the sizes. An end that is left out stands for as far as there
      is a layout: `width=..` finds the least and the greatest width. The first 64 regimes are listed
      with 50 views each, with --all every one.

      With --html standard output is a page, one file that loads nothing: the container is dragged, and
      the frames follow exactly. The sizes that can be chosen are those of --range, or up to about
      twice the size that is given. Where one of --width and --height is given, or there is one
      --range, the other size stays as it is. The exit code is 1 when there is no page, no layout at all,
      or none at some of the sizes of a --range.
      """,
    examples: [
      Example(
        purpose: "frames of a row",
        command: "vfl solve --width 320 --height 44 'H:|-[a(80)]-[b]-|' 'V:|[a]|' 'V:|[b]|'"),
      Example(purpose: "a document, with a picture", command: "vfl solve --picture layout.vfl"),
      Example(
        purpose: "as a picture for a page or a review",
        command: "vfl solve --svg layout.vfl > layout.svg"),
      Example(
        purpose: "as a page to drag",
        command: "vfl solve --html layout.vfl > layout.html"),
      Example(
        purpose: "with the numbers of the gaps, for two sizes in both directions",
        command: "vfl solve --svg --measures --show directions --size 375x667,667x375 layout.vfl"),
      Example(
        purpose: "on a phone and on a tablet",
        command: "vfl solve --size 375x667,768x1024 --picture layout.vfl"),
      Example(
        purpose: "from the small phone to the wide window: where does it break?",
        command: "vfl solve --range width=280..1400 layout.vfl"),
      Example(purpose: "mirrored, as in Arabic or Hebrew", command: "vfl solve --rtl layout.vfl"),
      Example(purpose: "from another program", command: "vfl solve --json-lines < documents.jsonl"),
    ],
    flags: [
      .width, .height, .size, .range, .rightToLeft, .picture, .noPicture, .svg, .html, .measures,
      .show,
      .allFindings, .dialect, .metric, .view, .array, .options, .spacing, .format, .jsonLines,
      .color, .help,
    ])

  static let explain = Subcommand(
    name: .explain, command: ExplainCommand.self, summary: "explain the code of a diagnostic",
    operands: "CODE...", operandKind: .codes,
    details: """
      A code may be written in full or by its number: `VFL0110`, `0110` and `110` are one. Of a group,
      such as `VFL05`, the codes are listed.
      """,
    examples: [
      Example(purpose: "what does it mean, and what mends it?", command: "vfl explain VFL0110"),
      Example(purpose: "all of them", command: "vfl explain --all"),
    ],
    flags: [.all, .help])

  static let grammar = Subcommand(
    name: .grammar, command: GrammarCommand.self, summary: "print the grammar of the language",
    operands: "", operandKind: .nothing,
    details: "The grammar is the specification: the tests execute it and hold the parser to it.",
    examples: [
      Example(purpose: "keep it", command: "vfl grammar > vfl.ebnf"),
      Example(purpose: "that of more than Apple has", command: "vfl grammar --dialect extended"),
    ],
    flags: [.dialect, .help])

  static let completions = Subcommand(
    name: .completions, command: CompletionsCommand.self,
    summary: "print a completion script for a shell",
    operands: "bash | zsh | fish", operandKind: .shells,
    details: "The script completes subcommands, flags, their values, codes and files.",
    examples: [
      Example(purpose: "bash, in ~/.bashrc", command: "eval \"$(vfl completions bash)\""),
      Example(
        purpose: "zsh, in ~/.zshrc behind compinit", command: "eval \"$(vfl completions zsh)\""),
      Example(
        purpose: "fish", command: "vfl completions fish > ~/.config/fish/completions/vfl.fish"),
    ],
    flags: [.help])

  static let man = Subcommand(
    name: .man, command: ManCommand.self,
    summary: "print a manual page, of a subcommand when it is named",
    operands: "[SUBCOMMAND | documents]", operandKind: .subcommands,
    details: """
      The page says what --help says, in roff with the macros of man(7). `vfl man` prints vfl(1),
      `vfl man check` vfl-check(1), and `vfl man documents` vfl-documents(5).
      """,
    examples: [
      Example(purpose: "read one", command: "vfl man check | man -l -"),
      Example(
        purpose: "install one",
        command: "vfl man check > /usr/local/share/man/man1/vfl-check.1"),
    ],
    flags: [.help])

  static let help = Subcommand(
    name: .help, command: HelpCommand.self, summary: "show help, of a subcommand when it is named",
    operands: "[SUBCOMMAND | documents]", operandKind: .subcommands,
    details: """
      `vfl help check` and `vfl check --help` are the same. `vfl help documents` shows how layouts
      stand in files.
      """,
    examples: [Example(purpose: "how to lay out", command: "vfl help solve")],
    flags: [.help])
}

extension Subcommand {
  static let lsp = Subcommand(
    name: .lsp,
    summary: "serve an editor: findings while you type, fixes, constraints",
    operands: "", operandKind: .nothing,
    details: """
      A server of the Language Server Protocol 3.17 on standard input and output, for editors that speak
      it. It tells what `vfl check` finds in the .swift, .m, .mm, .h and .vfl files that are open, while
      they are edited; offers the fixes, all safe ones at once as `source.fixAll.vfl`, and a comment
      that silences a finding; shows under the pointer the constraints that a format makes there;
      proposes the names of views and metrics inside of a format, and goes from one to where the file
      says what it is; and formats as `vfl fmt` does.

      An open file counts as one that is named, wherever it lies. The nearest .vfl.json up the tree
      says which rules count, what is passed over and which findings are known; it is read anew at each
      check. Functions and macros of other files that hand a format on are known from the sources of
      the project's folders, which are read when it is opened and again when they change.

      The exit code is 0 when the editor has said that it goes, 1 when it has not, and 2 when the
      command line is wrong or what comes on standard input is no message.
      """,
    examples: [
      Example(
        purpose: "what an editor is told to start",
        command: "vfl lsp"),
      Example(
        purpose: "with all rules of lint as warnings",
        command: "vfl lsp --rule VFL05=warning"),
    ],
    flags: [.rule, .baseline, .config, .noConfig, .exclude, .include, .help])
}

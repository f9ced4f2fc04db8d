extension Subcommand {
  static let lsp = Subcommand(
    name: .lsp,
    summary: "Start the language server for editors",
    operands: "", operandKind: .nothing,
    details: """
      A server for the Language Server Protocol 3.17 on standard input and output. For open .swift,
      .m, .mm, .h and .vfl files, it provides:

        diagnostics        those of `vfl check`, while you type
        code actions       fix-its, all safe ones as `source.fixAll.vfl`, and
                           comments that suppress a diagnostic
        hover              the constraints that a format string creates
        completion         the names of views and metrics in a format string
        definition         the declaration of a view or metric in the file
        formatting         as `vfl fmt` does

      An open file is treated as a file that is named on the command line, regardless of its
      directory. The nearest .vfl.json in a parent directory sets the severities of rules, the
      skipped files and the baseline. It is read again for each check. Functions and macros of other
      files that pass on format strings are found in the sources of the workspace folders, which are
      read when a folder is opened and again when a source changes.

      The exit code is 0 if the editor shut the server down, 1 if it disconnected without a shutdown
      request, and 2 if the command line is wrong or standard input is not a stream of messages.
      """,
    examples: [
      Example(
        purpose: "the command for the editor configuration",
        command: "vfl lsp"),
      Example(
        purpose: "enable all lint rules as warnings",
        command: "vfl lsp --rule VFL05=warning"),
    ],
    flags: [.rule, .baseline, .config, .noConfig, .exclude, .include, .help])
}

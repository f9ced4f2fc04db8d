extension Subcommand {
  static let log = Subcommand(
    name: .log, summary: "Explain the layout messages of an app",
    operands: "[FILE | -]...", operandKind: .files,
    details: """
      Reads the messages that UIKit and AppKit print when constraints conflict, `Unable to
      simultaneously satisfy constraints`, among any other lines: the log of a test run, the Xcode
      console or a bug report. Without a FILE, standard input is read.

      For each conflict, it first prints who is responsible, the kind of conflict and the change to
      make; `vfl explain` has a page for each kind. Then it lists the conflicting constraints in an
      order in which you can follow the arithmetic. Short names replace the addresses of views. A
      conflict that is logged several times is printed once. For a format string that crashed the
      program, `Unable to parse constraint format`, it prints the diagnostics of `vfl check`. Other
      messages of Auto Layout, such as `because they have no common ancestor`, are explained, too.

      The exit code is 0 if the log contains nothing to report, 1 if it contains a conflict, another
      message or a constraint that cannot be parsed, 2 if the command line is wrong or a log cannot be read,
      and 130 after Ctrl-C.
      """,
    examples: [
      Example(purpose: "explain a saved log", command: "vfl log conflict.log"),
      Example(
        purpose: "fail in CI if passing tests log conflicts",
        command: "set -o pipefail; xcodebuild test 2>&1 | tee test.log && vfl log test.log"),
      Example(purpose: "explain the clipboard on a Mac", command: "pbpaste | vfl log"),
      Example(
        purpose: "annotate conflicts on GitHub", command: "vfl log --format github test.log"),
    ],
    flags: [
      .checkFormat, .viewName, .keep, .debugger, .allConflicts, .knownLog, .knownSystemIssues,
      .exitZero, .color, .help,
    ])
}

extension Subcommand {
  static let log = Subcommand(
    name: .log, summary: "explain the conflicts that a run has logged",
    operands: "[FILE | -]...", operandKind: .files,
    details: """
      Reads what UIKit and AppKit print when constraints conflict, `Unable to simultaneously satisfy
      constraints`, wherever it stands among other lines: the log of a test run, the console of Xcode,
      or a report as people paste it. Standard input is read where no FILE is named.

      Of each conflict it tells first whose it is, what kind of mistake, and what to change; `vfl
      explain` has a page for each kind. Then come the constraints that conflict, in an order in which
      the arithmetic can be followed. Views have short names in the place of addresses. A conflict that
      is told several times is shown once. Of a format string that crashed the program, `Unable to parse
      constraint format`, it tells what `vfl check` tells of it.

      The exit code is 0 when the log tells of nothing, 1 when it tells of a conflict or a crash or has
      a constraint that is not understood, 2 when the command line is wrong or a log cannot be read, and
      130 after Ctrl-C.
      """,
    examples: [
      Example(purpose: "what was pasted into a file", command: "vfl log conflict.log"),
      Example(
        purpose: "in a pipeline, behind tests that have passed",
        command: "set -o pipefail; xcodebuild test 2>&1 | tee test.log && vfl log test.log"),
      Example(purpose: "what was copied, on a Mac", command: "pbpaste | vfl log"),
      Example(
        purpose: "as annotations of GitHub", command: "vfl log --format github test.log"),
    ],
    flags: [
      .checkFormat, .viewName, .keep, .debugger, .allConflicts, .knownLog, .knownSystemIssues,
      .exitZero, .color, .help,
    ])
}

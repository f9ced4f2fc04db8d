extension Subcommand {
  static let check = Subcommand(
    name: .check,
    summary: "find what is wrong with formats, layouts and sources",
    operands: "[FORMAT | FILE | FOLDER | -]...", operandKind: .files,
    details: """
      Each FORMAT is a format string in single quotes. A word that names a file, or looks like one by
      a `/` or its extension, is a file: a .vfl text with a format a line, a JSON document (either may
      have another extension, or none), or a source in Swift or Objective-C (.swift, .m, .mm, .h; where
      it is named also .pch, .hpp, .hh, .hxx), whose format strings are found in its calls. In a
      FOLDER all .vfl files and sources are checked, without those that .gitignore passes over, hidden
      ones, and the folders build, DerivedData, Pods, Carthage and node_modules; --exclude passes
      over more, and --include brings back. `-` is standard input, which is also read when nothing is
      named and it is no terminal; one that is empty is then taken for a forgotten word, and is an
      error. Behind `--` no word is a flag.

      Names are checked against what a document or a call gives, and against --view and --metric.
      Where there is nothing to check them against, only the language is checked, and the names that
      a layout needs are listed. A --metric counts over the metric of that name in a document,
      --options only for formats without options of their own; a view of a document cannot be given
      by --view again.

      Where there is no error, lint tells what could be better. --rule gives another level to a code,
      or to all that begin as it does: `--rule VFL05=warning` turns on all rules of lint.

      What only a run of a program knows is not checked, and is counted in the summary; --unchecked
      tells each such string by its place.

      The nearest .vfl.json up the tree, as far as the repository, says which rules count how much;
      `vfl config` shows it. A comment `// vfl:disable VFL0305 -- why` silences its line, or what
      follows when it stands alone; also disable-next-line, disable-file and enable. With --baseline
      only what is new is told.

      --fix writes the files that it mends, and --unsafe-fixes goes further, but never takes away a view,
      a size or the value of a gap; of `-` and of formats the mended text goes to standard
      output, and what is left to tell to standard error. A fix counts only where its own format is
      better with it and no other one is worse. The summary says how many findings they would mend, and
      behind --fix how many were mended and what is left. --diff exits with 1 when there is something to mend,
      and when an error is left.

      Findings go to standard output. With --format json, several inputs or a folder give a document
      a line, for each input that has formats; one input gives one over several lines. The exit code
      is 0 when there is no error, 1 when there is one, 2 when the command line, a configuration or an
      input cannot be read, and 130 after Ctrl-C. Where there is nothing to check, standard error says
      so; with --fail-if-empty that is an error, also where all sources are without a format string, and
      the exit code is 2.
      """,
    examples: [
      Example(
        purpose: "is it well formed, and what does it need?", command: "vfl check '|-left-[a(b)]-|'"
      ),
      Example(
        purpose: "are the names right?",
        command: "vfl check --view a --view b --metric left=20 '|-left-[a(b)]-|'"),
      Example(purpose: "all sources of a project", command: "vfl check Sources"),
      Example(
        purpose: "what could be better as well, but for one rule",
        command: "vfl check --rule VFL05=warning,VFL0510=off Sources"),
      Example(
        purpose: "mend what can be mended, after a look", command: "vfl check --diff Sources"),
      Example(
        purpose: "in a pipeline: warnings count, GitHub shows them at their lines",
        command: "vfl check --strict --format github Sources"),
      Example(
        purpose: "an old project: from now on, only what is new",
        command: "vfl check --baseline known.json --write-baseline Sources"),
      Example(
        purpose: "from an editor, while a file is not saved yet",
        command: "vfl check --stdin-filename Sources/Card.swift --format jsonl -"),
      Example(
        purpose: "every layout of a folder, a line for each finding",
        command: "vfl check --format short layouts"),
      Example(purpose: "from another program", command: "vfl check --json-lines < documents.jsonl"),
    ],
    flags: [
      .rule, .fix, .unsafeFixes, .diff, .strict, .maxWarnings, .failIfEmpty, .exitZero, .quiet,
      .unchecked, .statistics, .baseline,
      .writeBaseline, .config, .noConfig, .exclude, .include, .forceExclude, .stdinFileName, .stamp,
      .jobs,
      .dialect, .metric, .view, .array,
      .options, .checkFormat, .jsonLines, .color, .help,
    ])
}

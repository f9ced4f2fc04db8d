extension Subcommand {
  static let check = Subcommand(
    name: .check,
    summary: "Report errors in format strings, layouts and sources",
    operands: "[FORMAT | FILE | DIRECTORY | -]...", operandKind: .files,
    details: """
      Inputs are format strings in single quotes, files, directories, and `-` for standard input. An
      argument is a file if a file with this name exists, if it has a known extension, or if it
      contains a `/` but no `[`, `]` or `|`. After `--`, no argument is a flag.

        .vfl files                  one format string per line, and directives
        JSON documents              layouts, as programs write them
        .swift, .m, .mm, .h         sources, whose calls contain format strings
        .pch, .hpp, .hh, .hxx       sources, only if named on the command line
        .xib, .storyboard           Interface Builder files, solved on devices

      A .vfl text or a JSON document that is named can have another extension or none.

      In a DIRECTORY, all .vfl files, sources and Interface Builder files are checked, except hidden
      files, files that .gitignore excludes, and the directories build, DerivedData, Pods, Carthage
      and node_modules. --exclude skips more files, and --include checks skipped files. Without
      arguments, standard input is read unless it is a terminal. Empty standard input is then an
      error.

      Sources can call wrapper functions, which pass a format string on. If a source is named, the
      other sources of its project are read to find the wrapper functions, but are not checked. The
      project is the nearest parent directory with .git or, without a repository, with a
      Package.swift, an Xcode project or workspace, or a .vfl.json. --no-project-wrappers turns the
      search off.

      Names are checked against a document or the arguments of a call, and against --view and
      --metric. If none of these declares any names, only the syntax is checked, and the names that
      the layout needs are listed. --metric overrides a metric of a document. --options applies only
      to format strings that specify no options. --view cannot declare a view again that a document
      declares.

      Lint rules apply to format strings without errors. --rule sets the severity of a code or of
      all codes with a prefix: `--rule VFL05=warning` enables all lint rules.

      Format strings whose value is only known at run time are not checked, and neither are strings
      that look like format strings but are passed to an unknown function. The summary counts these
      strings, and --unchecked lists them.

      With --code-layouts, conflicts between constraints that a function certainly creates are
      reported, too. This is experimental: the check can misjudge code that changes constraints in
      ways that it does not follow.

      The nearest .vfl.json in a parent directory, up to the root of the repository, sets the
      severities of rules; `vfl config` shows it. A comment `// vfl:disable VFL0305 -- reason`
      suppresses a code on its line, or on the following lines if the comment is on a line of its
      own. The other forms are disable-next-line, disable-file and enable. With --baseline, only new
      diagnostics are reported.

      --fix writes the fixed files. With --unsafe-fixes it applies more fix-its, but it never
      removes a view, a size or the value of a gap. The fixed text of `-` and of format strings is
      printed to standard output, and the remaining diagnostics to standard error. A fix-it is
      applied only if it improves its own format string and makes no other one worse. The summary
      counts the fixable diagnostics; after --fix it counts the fixed and the remaining ones. --diff
      exits with 1 if there are changes or remaining errors.

      Diagnostics are printed to standard output. With --format json, several inputs or a directory
      produce one JSON document per line, for each input with format strings. A single input
      produces one document over several lines.

      The exit code is 0 if there is no error, 1 if there is an error, 2 if the command line, a
      configuration or an input cannot be read, and 130 after Ctrl-C. If there is nothing to check,
      a warning is printed to standard error. With --fail-if-empty, that is an error with exit code
      2, and so are sources without any format string.
      """,
    examples: [
      Example(
        purpose: "check the syntax and list the names", command: "vfl check '|-left-[a(b)]-|'"
      ),
      Example(
        purpose: "check the names",
        command: "vfl check --view a --view b --metric left=20 '|-left-[a(b)]-|'"),
      Example(purpose: "check all sources of a project", command: "vfl check Sources"),
      Example(
        purpose: "enable all lint rules except one",
        command: "vfl check --rule VFL05=warning,VFL0510=off Sources"),
      Example(
        purpose: "preview the changes of --fix", command: "vfl check --diff Sources"),
      Example(
        purpose: "fail on warnings in CI, and annotate the lines on GitHub",
        command: "vfl check --strict --format github Sources"),
      Example(
        purpose: "record the diagnostics of an existing project as known",
        command: "vfl check --baseline known.json --write-baseline Sources"),
      Example(
        purpose: "check an unsaved file of an editor",
        command: "vfl check --stdin-filename Sources/Card.swift --format jsonl -"),
      Example(
        purpose: "check all layouts of a directory, one line per diagnostic",
        command: "vfl check --format short layouts"),
      Example(
        purpose: "answer another program", command: "vfl check --json-lines < documents.jsonl"),
    ],
    flags: [
      .rule, .fix, .unsafeFixes, .diff, .strict, .maxWarnings, .failIfEmpty, .exitZero, .quiet,
      .unchecked, .codeLayouts, .statistics, .baseline,
      .writeBaseline, .config, .noConfig, .exclude, .include, .forceExclude,
      .noProjectWrappers, .stdinFileName, .stamp, .jobs,
      .dialect, .system, .metric, .view, .array,
      .options, .checkFormat, .jsonLines, .color, .help,
    ])
}

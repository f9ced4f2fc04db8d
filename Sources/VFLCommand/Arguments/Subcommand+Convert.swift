extension Subcommand {
  static let convert = Subcommand(
    name: .convert,
    summary: "write constraints as code: anchors, SnapKit, SwiftUI, GTK",
    operands: "[FORMAT | FILE | FOLDER | -]...", operandKind: .files,
    details: """
      Of formats and .vfl or JSON layouts, prints code that makes the constraints that they make, and
      puts them in force. All of them together are one layout, as for `vfl compile`.

        --to anchors             Swift, the anchors of views
        --to constraints         Swift, NSLayoutConstraint with all seven parts
        --to snapkit             Swift, SnapKit
        --to objc-anchors        Objective-C, the anchors of views
        --to objc-constraints    Objective-C, NSLayoutConstraint with all seven parts
        --to masonry             Objective-C, Masonry
        --to swiftui             Swift, stacks and overlays of SwiftUI
        --to gtk                 C, GTK 4: constraints and lines of its VFL

      SwiftUI has no constraints: a layout becomes stacks where views follow one another, and overlays
      elsewhere, and each constraint that these do not say is told on standard error. So is what GTK
      cannot say: baselines, margins, and views that do not lie in one widget.

      Views keep their names, and so do metrics; a metric that --metric or a document gives a number
      becomes that number, as one of an equation has to. A factor of a position, for which anchors have
      no method, is written with all seven parts. --complete writes what views are told besides: that
      their autoresizing masks make no constraints, and the priorities of their content; without it,
      standard error says what is left out.

      Of Swift and Objective-C sources, and of those in a FOLDER, shows as a difference what calls of
      NSLayoutConstraint that are given a format become: an array of their constraints, by anchors or
      with all seven parts. --write changes the files. A call stays, and why is told, where its format,
      options or names are not seen, where a view is no plain variable, and where a comment stands in it.
      A `|` becomes the superview of the view beside it, unless --superview says another. Layouts and
      sources are not mixed: --metric, --view, --options and --complete are for layouts, --write and
      what is said of files and configurations for sources.

      What `-` means at the edge of a superview is said by --spacing; where nothing is said it is 20
      points in a layout, and a call of a source with such a `-` stays.

      Code goes to standard output, diagnostics and what stays to standard error. The exit code is 0, 1
      when there is an error in a layout, and then there is no code, 2 when the command line or an input
      cannot be read or a file cannot be written, and 130 after Ctrl-C.
      """,
    examples: [
      Example(
        purpose: "a row of views by anchors",
        command: "vfl convert 'H:|-margin-[title]-[body(==title)]-margin-|'"),
      Example(
        purpose: "a whole layout, inside the safe area of a view controller's view",
        command: "vfl convert --superview view.safeAreaLayoutGuide layout.vfl"),
      Example(
        purpose: "with SnapKit, the metric as a number",
        command: "vfl convert --to snapkit --metric margin=16 '|-margin-[title]-margin-|'"),
      Example(
        purpose: "the formats of a project, seen first",
        command: "vfl convert --spacing layoutMarginsGuide Sources"),
      Example(
        purpose: "and then written",
        command: "vfl convert --write --spacing layoutMarginsGuide Sources"),
    ],
    flags: [
      .codeStyle, .superview, .complete, .write, .dialect, .metric, .view, .array, .options,
      .spacing, .config,
      .noConfig, .exclude, .include, .forceExclude, .stdinFileName, .color, .help,
    ])
}

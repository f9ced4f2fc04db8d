extension Subcommand {
  static let convert = Subcommand(
    name: .convert,
    summary: "Convert format strings to code: anchors, SnapKit, SwiftUI, GTK",
    operands: "[FORMAT | FILE | DIRECTORY | -]...", operandKind: .files,
    details: """
      For format strings, .vfl and JSON layouts, Interface Builder files and functions of sources
      (Card.swift:setUp), prints code that creates and activates the same constraints. All inputs
      together form one layout, as for `vfl compile`. A source without the name of a function is
      converted as a source, see below.

        --to anchors             Swift, layout anchors
        --to constraints         Swift, NSLayoutConstraint initializers
        --to snapkit             Swift, SnapKit
        --to objc-anchors        Objective-C, layout anchors
        --to objc-constraints    Objective-C, NSLayoutConstraint initializers
        --to masonry             Objective-C, Masonry
        --to swiftui             Swift, SwiftUI stacks and overlays
        --to gtk                 C, GTK 4 constraints and its VFL
        --to vfl                 the text of a .vfl file, for example of a .xib file

      SwiftUI has no constraints. A layout becomes stacks where views follow each other, and
      overlays elsewhere. Each constraint that they cannot express is reported on standard error.
      For GTK, these are baselines, margins, and views with different superviews.

      Views and metrics keep their names. A metric becomes a number if --metric or a document gives
      it a value; a metric in an equation must have one. A multiplied position, for which anchors
      have no method, uses the NSLayoutConstraint initializer. --complete also generates the
      autoresizing and content priority settings of the views. Without it, standard error lists the
      omitted settings.

      For Swift and Objective-C sources, and for a DIRECTORY, prints as a diff how
      NSLayoutConstraint calls with a format string become arrays of constraints, with anchors or
      initializers. With SnapKit and Masonry, maker blocks replace the statements that activate the
      constraints. --write changes the files. A call is left unchanged, with a reason, if its
      format string, options or names are not known, if a view is not a plain variable, or if it
      contains a comment. `|` becomes the superview of the adjacent view, unless --superview is
      given.

      Layouts and sources cannot be mixed. --metric, --view, --options and --complete apply to
      layouts. --write and the flags for files and configurations apply to sources.

      --spacing sets the meaning of `-` at an edge of the superview. Without it, a layout uses 20
      points, and calls with such a `-` are left unchanged.

      Code is printed to standard output, diagnostics and unconverted parts to standard error. The
      exit code is 0 on success, 1 if a layout has an error (no code is printed), 2 if the command
      line or an input cannot be read or a file cannot be written, and 130 after Ctrl-C.
      """,
    examples: [
      Example(
        purpose: "convert a row of views to anchors",
        command: "vfl convert 'H:|-margin-[title]-[body(==title)]-margin-|'"),
      Example(
        purpose: "convert a layout inside the safe area of a view controller",
        command: "vfl convert --superview view.safeAreaLayoutGuide layout.vfl"),
      Example(
        purpose: "convert to SnapKit, with a metric as a number",
        command: "vfl convert --to snapkit --metric margin=16 '|-margin-[title]-margin-|'"),
      Example(
        purpose: "preview the conversion of a project",
        command: "vfl convert --spacing layoutMarginsGuide Sources"),
      Example(
        purpose: "convert the sources of a project",
        command: "vfl convert --write --spacing layoutMarginsGuide Sources"),
    ],
    flags: [
      .codeStyle, .superview, .complete, .write, .dialect, .system, .metric, .view, .array,
      .options,
      .spacing, .config,
      .noConfig, .exclude, .include, .forceExclude, .stdinFileName, .color, .help,
    ])
}

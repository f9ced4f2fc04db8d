extension Subcommand {
  static let convert = Subcommand(
    name: .convert, summary: "write the constraints of formats as code: anchors, SnapKit, Masonry",
    operands: "[FORMAT | FILE | -]...", operandKind: .files,
    details: """
      The code makes the very constraints that the formats and equations make, and puts them in force.
      All inputs together are one layout, as for `vfl compile`.

      --to anchors             Swift, the anchors of views
      --to constraints         Swift, NSLayoutConstraint with all seven parts
      --to snapkit             Swift, SnapKit
      --to objc-anchors        Objective-C, the anchors of views
      --to objc-constraints    Objective-C, NSLayoutConstraint with all seven parts
      --to masonry             Objective-C, Masonry

      Views keep their names, and so do metrics; a metric that --metric or a document gives a number
      becomes that number. The standard space becomes what --spacing says. A factor of a position, for
      which anchors have no method, is written with all seven parts.

      Code goes to standard output, diagnostics to standard error. The exit code is 0, 1 when there is
      an error, and then there is no code, and 2 when the command line or an input cannot be read.
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
        purpose: "in Objective-C",
        command: "vfl convert --to objc-anchors 'V:|-[title(>=44@750)]-|'"),
    ],
    flags: [.codeStyle, .superview, .metric, .view, .options, .spacing, .color, .help])
}

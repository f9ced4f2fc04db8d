extension Subcommand {
  static let preview = Subcommand(
    name: .preview,
    summary: "write a page on which layouts are dragged, anew when files change",
    operands: "FILE...", operandKind: .files,
    details: """
      Writes a page as `vfl solve --html` does, beside the first FILE and with `.html` behind its name,
      and goes on until Ctrl-C: whenever a FILE changes, the page is written anew, and where it is open
      it follows, with the sizes and all else that was chosen. Each FILE is a layout of its own, a .vfl
      text or a JSON document. What is wrong with a layout stands on the page.

      A source, Swift or Objective-C, has a layout for each function with format strings: those that
      can be read, with the views, metrics and options that the source tells. A number that it does not
      tell is 8, unless --metric gives it; the page says so. Functions of your own that are given a
      format, and what a `-` is, are read from the nearest .vfl.json, as `vfl check` does.

      The exit code is 0 after Ctrl-C, and 2 when the command line is wrong, a FILE cannot be read in
      the beginning, or the page cannot be written. A file that is no such page is never written over.
      """,
    examples: [
      Example(
        purpose: "while a layout is written, in the browser beside the editor",
        command: "vfl preview --open layout.vfl"),
      Example(
        purpose: "the format strings of a source, on a phone",
        command: "vfl preview --open --width 375 --height 667 --metric gap=12 Card.swift"),
      Example(
        purpose: "several layouts, on a page elsewhere",
        command: "vfl preview --output build/layouts.html layouts/*.vfl"),
    ],
    flags: [
      .pageOutput, .openPage, .width, .height, .range, .rightToLeft, .dialect, .metric, .view,
      .array,
      .options, .spacing, .color, .help,
    ])
}

extension Subcommand {
  static let preview = Subcommand(
    name: .preview,
    summary: "Write an interactive page of layouts and update it",
    operands: "FILE...", operandKind: .files,
    details: """
      Writes a page as `vfl solve --html` does, next to the first FILE with `.html` appended to its
      name. The page of a source or an Interface Builder file is in the directory for temporary files
      instead. Until Ctrl-C, the page is written again each time a FILE changes. An open page reloads
      and keeps the selected sizes and settings. A .vfl text and a JSON document are one layout each.
      The page shows the errors of a layout.

      An Interface Builder file has one layout for each view controller, window, cell and view at the
      top level. Main.storyboard:SignInController shows only one of them.

      A Swift or Objective-C source has one layout for each function that creates constraints, in
      code or in format strings. Card.swift:setUp shows only the function setUp. The value of an
      unknown number is 8, unless --metric sets it; the page lists the assumptions. Wrapper functions
      and the meaning of `-` come from the nearest .vfl.json, as for `vfl check`.

      The exit code is 0 after Ctrl-C, and 2 if the command line is wrong, a FILE cannot be read at
      the start, or the page cannot be written. A file is overwritten only if it is such a page.
      """,
    examples: [
      Example(
        purpose: "preview a layout in the browser while you edit it",
        command: "vfl preview --open layout.vfl"),
      Example(
        purpose: "preview the layouts of a source at the size of a phone",
        command: "vfl preview --open --width 375 --height 667 --metric gap=12 Card.swift"),
      Example(
        purpose: "write a page of several layouts to another directory",
        command: "vfl preview --output build/layouts.html layouts/*.vfl"),
    ],
    flags: [
      .pageOutput, .openPage, .width, .height, .range, .rightToLeft, .dialect, .system, .metric,
      .view,
      .array,
      .options, .spacing, .color, .help,
    ])
}

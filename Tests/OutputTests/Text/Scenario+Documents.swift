import VFLDiagnostics

@testable import VFLText

extension Scenario {
  private static func location(_ origin: SourceOrigin, _ start: Int, _ end: Int) -> SourceLocation {
    SourceLocation(origin, SourceSpan(start, end))
  }

  /// The scenarios of several lines, several sources, and the notes and help below the snippets.
  static let documents: [Scenario] = [
    Scenario(
      "only the line of the error is shown, and \\r\\n ends a line",
      in: "[a]\r\n[b\r\n[c]", 7, 7, "here",
      rich: """
        error[VFL0124]: m
          --> f:2:3
          |
        2 | [b
          |   ^ here

        """, short: "f:2:3: error: m [VFL0124]\n"),
    Scenario(
      "an error at a line break is marked after the last character of the line",
      in: "[a]\n[b]", 3, 4, "here",
      rich: """
        error[VFL0124]: m
          --> f:1:4
          |
        1 | [a]
          |    ^ here

        """, short: "f:1:4: error: m [VFL0124]\n"),
    Scenario(
      "a span of several lines is underlined up to the end of its first line",
      in: "ab\ncd\nef", 1, 7, "here",
      rich: """
        error[VFL0124]: m
          --> f:1:2
          |
        1 | ab
          |  ^ here

        """, short: "f:1:2: error: m [VFL0124]\n"),
    Scenario(
      "an ellipsis separates lines that are far apart",
      in: "one\ntwo\n3\n4\n5\n6\n7\n8\n9\nten", 4, 7, "here",
      labels: [(0, 3, "before"), (22, 25, "after")],
      rich: """
        error[VFL0124]: m
           --> f:2:1
           |
         1 | one
           | --- before
         2 | two
           | ^^^ here
        ...
        10 | ten
           | --- after

        """, short: "f:2:1: error: m [VFL0124]\n"),
    Scenario(
      "each source with a label has its own snippet",
      [
        RenderedSource(.format(0), name: "a.vfl", text: "[a(400)]", line: 3),
        RenderedSource(.equation(0), name: "a.vfl", text: "a.width == 3", line: 12, column: 13),
        RenderedSource(.format(1), name: "b.vfl", text: "unused", line: 100_000),
      ],
      Diagnostic(
        .conflict, .error, "400 = 3 cannot hold", at: location(.format(0), 3, 6),
        caption: "400 wide",
        labels: [
          .init(location(.equation(0), 0, 12), "3 wide"), .init(location(.format(0), 1, 2), "this"),
        ],
        notes: ["one note\nof two lines", "another"]),
      rich: """
        error[VFL0401]: 400 = 3 cannot hold
           --> a.vfl:3:4
           |
         3 | [a(400)]
           |  - ^^^ 400 wide
           |  |
           |  this
           |
           ::: a.vfl:12:13
           |
        12 | a.width == 3
           | ------------ 3 wide
           = note: one note
                   of two lines
           = note: another

        """, short: "a.vfl:3:4: error: 400 = 3 cannot hold [VFL0401]\n"),
    Scenario(
      "help shows the fixed line of a document",
      [RenderedSource(.document, name: "<stdin>", text: "// one\n[a]-[b\n")],
      Diagnostic(
        .unclosedView, .warning, "m", at: location(.document, 13, 13),
        fixIts: [
          FixIt("insert `]`", [SourceEdit(SourceSpan(at: 13), "]")]),
          FixIt("start over", [SourceEdit(SourceSpan(0, 13), "")]),
        ]),
      rich: """
        warning[VFL0110]: m
          --> <stdin>:2:7
          |
        2 | [a]-[b
          |       ^
          = help: insert `]`: [a]-[b]
          = help: start over

        """, short: "<stdin>:2:7: warning: m [VFL0110]\n"),
    Scenario(
      "a diagnostic without a location has a headline, notes and help", [],
      Diagnostic(
        .unknownFlag, .error, "unknown flag `--jsn`", at: nil, notes: ["flags are `--json`"],
        fixIts: [FixIt("write `--json`", [])]),
      rich: """
        error[VFL0902]: unknown flag `--jsn`
          = note: flags are `--json`
          = help: write `--json`

        """, short: "error: unknown flag `--jsn` [VFL0902]\n"),
    Scenario(
      "the caption and the labels in unknown sources are shown as notes", [],
      Diagnostic(
        .conflict, .error, "m", at: location(.format(0), 0, 1), caption: "gone",
        labels: [.init(location(.format(1), 0, 1), "3 wide")]),
      rich: """
        error[VFL0401]: m
          = note: gone
          = note: 3 wide

        """, short: "error: m [VFL0401]\n"),
    Scenario(
      "control characters of sources, names and messages do not reach the terminal",
      [RenderedSource(.format(0), name: "\u{1B}[2J", text: "\u{1B}[2J")],
      Diagnostic(
        .unexpectedText, .error, "\u{1B}[2J", at: location(.format(0), 0, 1), caption: "\u{7}",
        notes: ["\u{9B}2J"]),
      rich: """
        error[VFL0124]: ␛[2J
          --> ␛[2J:1:1
          |
        1 | ␛[2J
          | ^ ␇
          = note: \\u{9B}2J

        """, short: "␛[2J:1:1: error: ␛[2J [VFL0124]\n"),
  ]
}

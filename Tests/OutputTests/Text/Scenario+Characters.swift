import VFLDiagnostics

@testable import VFLText

extension Scenario {
  /// The scenarios of tabs and of wide, combining, invisible and invalid characters.
  static let characters: [Scenario] = [
    Scenario(
      "a tab advances to the next tab stop", in: "[a]\t-\t#", 6, 7, "here",
      rich: """
        error[VFL0124]: m
          --> f:1:7
          |
        1 | [a] -   #
          |         ^ here

        """, short: "f:1:7: error: m [VFL0124]\n"),
    Scenario(
      "a tab is underlined over its whole width", in: "\t[a]", 0, 1, "here",
      rich: """
        error[VFL0124]: m
          --> f:1:1
          |
        1 |     [a]
          | ^^^^ here

        """, short: "f:1:1: error: m [VFL0124]\n"),
    Scenario(
      "a wide character occupies two cells", in: "[漢字]#", 8, 9, "here", labels: [(1, 7, "name")],
      rich: """
        error[VFL0124]: m
          --> f:1:5
          |
        1 | [漢字]#
          |  ---- ^ here
          |  |
          |  name

        """, short: "f:1:5: error: m [VFL0124]\n"),
    Scenario(
      "an emoji occupies two cells and four bytes", in: "[😀]#", 6, 7, "here",
      rich: """
        error[VFL0124]: m
          --> f:1:4
          |
        1 | [😀]#
          |     ^ here

        """, short: "f:1:4: error: m [VFL0124]\n"),
    Scenario(
      "a combining mark occupies no cell", in: "[e\u{301}]#", 5, 6, "here",
      rich: """
        error[VFL0124]: m
          --> f:1:5
          |
        1 | [e\u{301}]#
          |    ^ here

        """, short: "f:1:5: error: m [VFL0124]\n"),
    Scenario(
      "an error at a combining mark is marked below the base character",
      in: "[e\u{301}]", 2, 4, "here",
      rich: """
        error[VFL0124]: m
          --> f:1:3
          |
        1 | [e\u{301}]
          |  ^ here

        """, short: "f:1:3: error: m [VFL0124]\n"),
    Scenario(
      "a combining mark without a base character is shown as an escape",
      in: "\u{301}a", 0, 2, "here",
      rich: """
        error[VFL0124]: m
          --> f:1:1
          |
        1 | \\u{301}a
          | ^^^^^^^ here

        """, short: "f:1:1: error: m [VFL0124]\n"),
    Scenario(
      "control characters are shown as control pictures", in: "[a\u{0}\u{1B}]", 3, 4, "here",
      rich: """
        error[VFL0124]: m
          --> f:1:4
          |
        1 | [a␀␛]
          |    ^ here

        """, short: "f:1:4: error: m [VFL0124]\n"),
    Scenario(
      "invisible characters are shown as escapes", in: "[a\u{200B}]\u{A0}", 6, 8, "here",
      rich: """
        error[VFL0124]: m
          --> f:1:5
          |
        1 | [a\\u{200B}]\\u{A0}
          |            ^^^^^^ here

        """, short: "f:1:5: error: m [VFL0124]\n"),
    Scenario(
      "bytes that are not UTF-8 are shown as U+FFFD", in: [0x5B, 0xFF, 0xE2, 0x82, 0x5D], 2, 4,
      "here", labels: [(4, 5, "")],
      rich: """
        error[VFL0124]: m
          --> f:1:3
          |
        1 | [\u{FFFD}\u{FFFD}]
          |   ^-
          |   |
          |   here

        """, short: "f:1:3: error: m [VFL0124]\n"),
    Scenario(
      "a span that cuts a character in two underlines the whole character",
      in: "漢字", 1, 2, "here",
      rich: """
        error[VFL0124]: m
          --> f:1:1
          |
        1 | 漢字
          | ^^ here

        """, short: "f:1:1: error: m [VFL0124]\n"),
  ]
}

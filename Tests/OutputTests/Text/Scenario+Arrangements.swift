import VFLDiagnostics

@testable import VFLText

extension Scenario {
  /// The scenarios of the positions of carets, underlines and messages.
  static let arrangements: [Scenario] = [
    Scenario(
      "an empty span is marked with a single caret", in: "[a][b]", 3, 3, "a gap could stand here",
      rich: """
        error[VFL0124]: m
          --> f:1:4
          |
        1 | [a][b]
          |    ^ a gap could stand here

        """, short: "f:1:4: error: m [VFL0124]\n"),
    Scenario(
      "an error at the end of the source is marked after the last character",
      in: "[a", 2, 2, "here",
      rich: """
        error[VFL0124]: m
          --> f:1:3
          |
        1 | [a
          |   ^ here

        """, short: "f:1:3: error: m [VFL0124]\n"),
    Scenario(
      "an error in an empty source is at line 1, column 1", in: "", 0, 0, "here",
      rich: """
        error[VFL0124]: m
          --> f:1:1
          |
        1 |
          | ^ here

        """, short: "f:1:1: error: m [VFL0124]\n"),
    Scenario(
      "a span beyond the end of the source is clamped to the end", in: "[a", 7, 9, "here",
      rich: """
        error[VFL0124]: m
          --> f:1:3
          |
        1 | [a
          |   ^ here

        """, short: "f:1:3: error: m [VFL0124]\n"),
    Scenario(
      "the carets of the error are drawn over the dashes of an overlapping label",
      in: "[title]", 1, 6, "inside",
      labels: [(0, 3, "opened")],
      rich: """
        error[VFL0124]: m
          --> f:1:2
          |
        1 | [title]
          | -^^^^^ inside
          | |
          | opened

        """, short: "f:1:2: error: m [VFL0124]\n"),
    Scenario(
      "the message of an error inside a label is below the line, not after the label",
      in: "[title]", 2, 3, "inside",
      labels: [(0, 7, "the whole")],
      rich: """
        error[VFL0124]: m
          --> f:1:3
          |
        1 | [title]
          | --^----
          | | |
          | | inside
          | the whole

        """, short: "f:1:3: error: m [VFL0124]\n"),
    Scenario(
      "a label on the span of the error is written below the caption of the error",
      in: "[title]", 1, 6, "inside",
      labels: [(1, 6, "a name")],
      rich: """
        error[VFL0124]: m
          --> f:1:2
          |
        1 | [title]
          |  ^^^^^ inside
          |  |
          |  a name

        """, short: "f:1:2: error: m [VFL0124]\n"),
    Scenario(
      "messages below the line are written from right to left", in: "[a]-[b]-[c]", 9, 10, "third",
      labels: [(1, 2, "first"), (5, 6, "second"), (3, 4, "")],
      rich: """
        error[VFL0124]: m
          --> f:1:10
          |
        1 | [a]-[b]-[c]
          |  - - -   ^ third
          |  |   |
          |  |   second
          |  first

        """, short: "f:1:10: error: m [VFL0124]\n"),
    Scenario(
      "the message of the rightmost label is on the line of the carets",
      in: "[a]-[b]", 1, 2, "first",
      labels: [(5, 6, "second")],
      rich: """
        error[VFL0124]: m
          --> f:1:2
          |
        1 | [a]-[b]
          |  ^   - second
          |  |
          |  first

        """, short: "f:1:2: error: m [VFL0124]\n"),
    Scenario(
      "an error with an empty caption is marked with a caret only", in: "[a]", 1, 2, "",
      rich: """
        error[VFL0124]: m
          --> f:1:2
          |
        1 | [a]
          |  ^

        """, short: "f:1:2: error: m [VFL0124]\n"),
  ]
}

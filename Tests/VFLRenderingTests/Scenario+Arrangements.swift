import VFLDiagnostics

@testable import VFLRendering

extension Scenario {
  /// Where carets, underlines and messages stand.
  static let arrangements: [Scenario] = [
    Scenario(
      "an empty span gets one caret", in: "[a][b]", 3, 3, "a gap could stand here",
      rich: """
        error[VFL0124]: m
          --> f:1:4
          |
        1 | [a][b]
          |    ^ a gap could stand here

        """, short: "f:1:4: error: m [VFL0124]\n"),
    Scenario(
      "the end of the text is one past the last character", in: "[a", 2, 2, "here",
      rich: """
        error[VFL0124]: m
          --> f:1:3
          |
        1 | [a
          |   ^ here

        """, short: "f:1:3: error: m [VFL0124]\n"),
    Scenario(
      "an empty text has a place", in: "", 0, 0, "here",
      rich: """
        error[VFL0124]: m
          --> f:1:1
          |
        1 |
          | ^ here

        """, short: "f:1:1: error: m [VFL0124]\n"),
    Scenario(
      "a span beyond the text is brought back to its end", in: "[a", 7, 9, "here",
      rich: """
        error[VFL0124]: m
          --> f:1:3
          |
        1 | [a
          |   ^ here

        """, short: "f:1:3: error: m [VFL0124]\n"),
    Scenario(
      "the fault is drawn over a label that it overlaps", in: "[title]", 1, 6, "inside",
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
      "a fault inside a label does not seem to end with it", in: "[title]", 2, 3, "inside",
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
      "two messages about the same bytes hang from one another", in: "[title]", 1, 6, "inside",
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
      "messages hang from right to left", in: "[a]-[b]-[c]", 9, 10, "third",
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
      "a label to the right of the fault has its message beside it", in: "[a]-[b]", 1, 2, "first",
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
      "no message is no message", in: "[a]", 1, 2, "",
      rich: """
        error[VFL0124]: m
          --> f:1:2
          |
        1 | [a]
          |  ^

        """, short: "f:1:2: error: m [VFL0124]\n"),
  ]
}

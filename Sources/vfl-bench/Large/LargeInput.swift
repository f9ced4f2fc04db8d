/// An input for `vfl` that is much larger than any file written by hand, with a budget.
enum LargeInput: String, CaseIterable, Sendable {
  case optionalRow = "optional-row"
  case contentRange = "content-range"
  case equalRange = "equal-range"
  case inequalities
  case nestedDrawing = "nested-drawing"
  case openRows = "open-rows"
  case loggedChain = "logged-chain"
  case convertedCalls = "converted-calls"
  case fixDiff = "fix-diff"
  case nestedCalls = "nested-calls"
  case joinedList = "joined-list"
  case recursiveWrapper = "recursive-wrapper"
  case repeatedAppend = "repeated-append"
  case nestedMessages = "nested-messages"
  case viewBytes = "view-bytes"
  case dashBytes = "dash-bytes"
  case spaceBytes = "space-bytes"
  case bracketBytes = "bracket-bytes"
  case parenthesisBytes = "parenthesis-bytes"
  case priorityBytes = "priority-bytes"
  case digitBytes = "digit-bytes"
  case jsonFormats = "json-formats"

  /// A description of the input, which is repeated in the documentation.
  var summary: String {
    switch self {
    case .optionalRow: "a row of 20,000 optional sizes at 3 priorities"
    case .contentRange: "a range of widths over 10,000 content sizes"
    case .equalRange: "a range of widths over 10,000 equal optional sizes in a row"
    case .inequalities: "20,000 random required inequalities over 10,000 variables"
    case .nestedDrawing: "a drawing of 10,000 nested views"
    case .openRows: "20,000 ambiguous rows of two views"
    case .loggedChain: "a logged conflict of 10,000 views in a column"
    case .convertedCalls: "a function with 100,000 calls to convert"
    case .fixDiff: "a diff of 100,000 fixes"
    case .nestedCalls: "300,000 nested calls"
    case .joinedList: "a joined list of 300,000 strings"
    case .recursiveWrapper: "a wrapper that calls itself 300,000 times"
    case .repeatedAppend: "a string appended to a variable 300,000 times"
    case .nestedMessages: "1,000,000 nested messages in Objective-C"
    case .viewBytes: "100 MB of views in one format string"
    case .dashBytes: "100 MB of dashes in one format string"
    case .spaceBytes: "100 MB of spaces"
    case .bracketBytes: "100 MB of brackets in one format string"
    case .parenthesisBytes: "100 MB of parentheses in one format string"
    case .priorityBytes: "100 MB of at signs"
    case .digitBytes: "100 MB of digits in one format string"
    case .jsonFormats: "10 MB of format strings in JSON"
    }
  }

  /// The number of elements of the input in a benchmark.
  var size: Int {
    switch self {
    case .optionalRow, .inequalities, .openRows: 20_000
    case .contentRange, .equalRange, .nestedDrawing, .loggedChain: 10_000
    case .convertedCalls, .fixDiff: 100_000
    case .nestedCalls, .joinedList, .recursiveWrapper, .repeatedAppend: 300_000
    case .nestedMessages: 1_000_000
    case .viewBytes: 33_333_333
    case .dashBytes, .spaceBytes, .bracketBytes, .parenthesisBytes, .priorityBytes, .digitBytes:
      100_000_000
    case .jsonFormats: 200_000
    }
  }

  /// The arguments of `vfl`, which reads the input from standard input.
  var arguments: [String] {
    switch self {
    case .optionalRow, .inequalities, .openRows, .jsonFormats: ["solve", "-"]
    case .loggedChain: ["log", "-"]
    case .contentRange, .equalRange: ["solve", "--range", "width=100000..600000", "-"]
    case .nestedDrawing: ["solve", "--svg", "-"]
    case .convertedCalls: ["convert", "--stdin-filename", "Card.swift", "-"]
    case .fixDiff: ["check", "--diff", "--stdin-filename", "Card.swift", "-"]
    case .nestedCalls, .joinedList, .recursiveWrapper:
      ["check", "--stdin-filename", "Card.swift", "-"]
    case .repeatedAppend, .nestedMessages: ["check", "--stdin-filename", "Card.m", "-"]
    case .viewBytes, .dashBytes, .spaceBytes, .bracketBytes, .parenthesisBytes, .priorityBytes,
      .digitBytes:
      ["compile", "-"]
    }
  }

  /// The maximum time in seconds.
  var seconds: Double {
    switch self {
    case .nestedDrawing: 0.5
    case .optionalRow, .contentRange, .equalRange: 1
    case .nestedCalls, .joinedList, .recursiveWrapper, .repeatedAppend, .nestedMessages: 3
    case .fixDiff: 5
    default: 2
    }
  }

  /// The maximum memory in MB; `nil` if there is no budget.
  var megabytes: Double? {
    switch self {
    case .jsonFormats: 400
    case .viewBytes, .dashBytes, .spaceBytes, .bracketBytes, .parenthesisBytes, .priorityBytes,
      .digitBytes:
      400
    default: nil
    }
  }
}

import Testing
import VFLDiagnostics
import VFLTestSupport

@testable import VFLLogs

@Suite("Logged format string exceptions")
struct RejectedFormatTests {
  private static func explain(_ log: String) -> [RejectionExplanation] {
    let bytes = Array(log.utf8)
    return LogScanner.read(bytes).rejections.map { RejectionExplanation($0, in: bytes) }
  }

  /// Returns an exception as the system prints it, with the caret below the given column.
  private static func exception(_ reason: String, _ format: String, caret: Int) -> String {
    """
    2024-02-03 10:11:12.131 Shop[77:1234] *** Terminating app due to uncaught exception \
    'NSInvalidArgumentException', reason: 'Unable to parse constraint format:\u{20}
    \(reason)\u{20}
    \(format)\u{20}
    \(String(repeating: " ", count: caret))^'
    *** First throw call stack:
    (0x18 0x19)
    """
  }

  /// Logged reasons and format strings, with the code and the marked part of the expected diagnostic.
  static let rejected: [(reason: String, format: String, code: DiagnosticCode, piece: String)] = [
    ("titel is not a key in the views dictionary.", "H:|-[titel]-|", .unknownView, "titel"),
    ("Expected a view", "H:|-10-|", .missingView, "|"),
    (
      "Unable to interpret '|' character, because the related view doesn't have a superview",
      "V:|-8-[card]", .barWithoutSuperview, "|"
    ),
    (
      "Options mask required views to be aligned on a horizontal edge, which is not allowed for "
        + "layout that is also horizontal.", "H:[one]-[two]", .optionOffAxis, "[one]-[two]"
    ),
    ("Expected a ']' here, to match the '[' character", "H:[card-8-|", .unclosedView, ""),
    (
      "Encountered metric with name \"gapp\", but value was not specified in metrics or views "
        + "dictionaries", "H:[a]-gapp-[b]", .unknownMetric, "gapp"
    ),
    ("Nobody has seen this reason", "H:[a]-[b]", .formatCrash, "H:[a]-[b]"),
  ]

  @Test(
    "the format string of a logged exception is found in every log format and checked",
    arguments: rejected.indices)
  func reasons(_ index: Int) throws {
    let (reason, format, code, piece) = Self.rejected[index]
    let whole = Self.exception(reason, format, caret: 4)
    let flat = "reason: 'Unable to parse constraint format: \(reason) \(format)     ^'"
    let quoted = "> Unable to parse constraint format:\n> \(reason)\n> \(format)\n>     ^\n"
    let escaped = "\"Unable to parse constraint format: \\n\(reason) \\n\(format) \\n    ^\""
    let stamped = whole.split(separator: "\n").map { "[iOSLog] \($0)" }.joined(separator: "\n")
    for log in [whole, flat, quoted, escaped, stamped] {
      let explanations = Self.explain(log)
      expectEqual(explanations.count, 1, "\(log)")
      let first = try #require(explanations.first?.diagnostics.first, "\(log)")
      #expect(first.code == code && first.severity == .error, "\(log): \(first)")
      let span = try #require(first.location?.span)
      if !piece.isEmpty {
        expectEqual(String(decoding: Array(log.utf8)[span.start..<span.end], as: UTF8.self), piece)
      }
      expectEqual(explanations[0].rejection.reason, reason, "\(log)")
    }
  }

  @Test(
    "the caret of a missing superview selects the view next to its bar",
    arguments: [
      ("H:|[a][b]|", 10, "b"), ("H:|[a][b]|", 9, "b"), ("H:|[a][b]|", 6, "a"),
      ("H:|[a][b]|", 2, "a"), ("V:|[header][list][footer]|", 26, "footer"),
      ("H:|-(>=50)-[view(100)]", 22, "view"), ("|[view]|", 7, "view"), ("[a]-8-[b]-|", 11, "b"),
    ])
  func bars(_ format: String, _ caret: Int, _ view: String) throws {
    let log = Self.exception(
      "Unable to interpret '|' character, because the related view doesn't have a superview",
      format, caret: caret)
    for log in [log, "> " + log.replacing("\n", with: "\n> ")] {
      let diagnostic = try #require(Self.explain(log).first?.diagnostics.first)
      #expect(diagnostic.code == .barWithoutSuperview && diagnostic.message.hasPrefix("`\(view)` "))
    }
  }

  @Test("a missing superview is not attributed to a view if the bar is unknown")
  func unknownBar() {
    for format in ["H:|[a][b]|", "V:|-[a]-[b]-|", "|[a][b][c]|", "H:|-8-[a]-8-|", "V:|[a]|"] {
      let explanations = Self.explain(
        "Unable to parse constraint format: Unable to interpret '|' character, because the related view "
          + "doesn't have a superview \(format) ^")
      expectEqual(explanations.flatMap(\.diagnostics).map(\.code), [.formatCrash], "\(format)")
    }
  }

  @Test(
    "the paragraph after an exception without a reason is not its reason",
    arguments: [
      "\n\nI have no idea where this comes from.\nIt worked before.", "'\n\nThread 0 Crashed",
      "'\nThread 0 Crashed", " \n \nV:|-[a] is in the code.\nV:|-[b], too.",
      "\n>\n> Does anybody know why?", "'",
    ])
  func paragraphs(_ text: String) {
    let explanations = Self.explain("reason: 'Unable to parse constraint format: \(text)")
    expectEqual(explanations.map(\.rejection.reason), [""])
    expectEqual(explanations.flatMap(\.diagnostics).map(\.code), [.formatCrash])
  }

  @Test("a logged exception without a format string is reported")
  func nothing() {
    for log in [
      "reason: 'Unable to parse constraint format: '", "Unable to parse constraint format: ",
      "Unable to parse constraint format",
      "reason: 'Unable to parse constraint format: Failed to parse view name'",
    ] {
      let explanations = Self.explain(log)
      expectEqual(explanations.flatMap(\.diagnostics).map(\.code), [.formatCrash], "\(log)")
      expectEqual(explanations.first?.rejection.reason.contains("'"), false, "\(log)")
    }
  }

  @Test("an exception that is truncated at any position is reported")
  func cut() {
    let log = Self.exception("Expected a view", "H:|-10-|", caret: 7)
    let bytes = Array(log.utf8)
    guard let start = log.firstRange(of: "Unable to parse constraint") else { return }
    let least = log[..<start.upperBound].utf8.count
    for count in least...bytes.count {
      let cut = Array(bytes[..<count])
      let rejections = LogScanner.read(cut).rejections
      expectEqual(rejections.count, 1, "\(count)")
      for rejection in rejections {
        #expect(!RejectionExplanation(rejection, in: cut).diagnostics.isEmpty, "\(count)")
      }
    }
  }
}

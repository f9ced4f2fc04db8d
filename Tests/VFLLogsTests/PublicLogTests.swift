import Testing
import VFLTestSupport

@testable import VFLLogs

/// The verdict of an expert on a public log, written by hand.
///
/// The logs belong to the people who published them. They are not part of the repository.
struct PublicLog: Sendable, CustomTestStringConvertible {
  let file: String
  let owner: ConflictOwner?
  let cause: ConflictCause
  /// The fix, as a sentence.
  let cure: String

  init(_ file: String, _ owner: ConflictOwner?, _ cause: ConflictCause, _ cure: String) {
    (self.file, self.owner, self.cause, self.cure) = (file, owner, cause, cure)
  }

  var testDescription: String { file }

  static let all = [
    PublicLog("01", .yours, .duplicate, "Keep one of the two heights, or change its constant."),
    PublicLog("03", .yours, .hostSize, "Set the frame of the container first; 999 at the bottom."),
    PublicLog("05", .both, .overconstrained, "Remove the label's height, or one of its edges."),
    PublicLog("07", .yours, .duplicate, "Keep line 61 or line 62."),
    PublicLog(
      "09", .both, .hostSize, "Use the height of the content for the row; 999 at the bottom."),
    PublicLog(
      "11", .yours, .hostSize, "Set the frame of the menu item's view first; 999 at the right."),
    PublicLog("13", .yours, .forgottenMask, "Clear the mask of the image view."),
    PublicLog("15", .both, .hostSize, "999 at the trailing edge: the bar has no width yet."),
    PublicLog("17", nil, .unknown, "Paste the list."),
    PublicLog("19", .system, .systemOnly, "Nothing: the action sheet causes it."),
    PublicLog("21", .system, .systemOnly, "Nothing: the action sheet causes it."),
    PublicLog("23", .both, .hostSize, "999 on the height of the keyboard view."),
    PublicLog("25", .yours, .overconstrained, "Remove one of the two chains to the bottom."),
    PublicLog("27", .yours, .duplicate, "Keep one height of the button."),
    PublicLog("29", .both, .hostRounding, "999 on the minimum height: the row is rounded."),
    PublicLog("31", .yours, .duplicate, "Keep one of the two distances."),
    PublicLog(
      "33", .yours, .contentTooLarge, "841 points do not fit in 768: reduce sizes, or scroll."),
    PublicLog("35", nil, .unknown, "Paste the list."),
    PublicLog("37", .system, .systemOnly, "Nothing: the open panel causes it."),
    PublicLog("39", .both, .hostSize, "999 at the trailing edge: the title is being measured."),
    PublicLog("41", nil, .unknown, "Paste the rest of the list."),
    PublicLog("43", .yours, .ratio, "Remove the width, or lower the ratio to 999."),
    PublicLog("45", .yours, .hiddenInStack, "999 on the image's width in the hidden stack."),
    PublicLog("47", .yours, .overconstrained, "Remove the button's height or one of its edges."),
    PublicLog("49", .both, .hostSize, "999 on the stack's width: the scroll view has none yet."),
    PublicLog("51", .both, .hostSize, "Constrain the content of the input view, not its bottom."),
    PublicLog("53", .system, .systemOnly, "Nothing: the button bar causes it."),
    PublicLog(
      "55", .both, .hostSize, "Use the height of the content for the row; 999 at the bottom."),
    PublicLog("57", .both, .hostSize, "999 at the bottom: the header has no height yet."),
    PublicLog(
      "59", .yours, .contentTooLarge, "999 at the bottom in the view of height 0."),
    PublicLog("61", .yours, .overconstrained, "Remove the width, the center or the trailing edge."),
    PublicLog("63", .both, .overconstrained, "Remove the image's height or one of its edges."),
    PublicLog("65", .both, .hostSize, "999 at the trailing edge: the cell is narrow temporarily."),
  ]

  /// The path of the log, relative to the root of the repository.
  var path: String { "../shared/corpus/conflict-logs/\(file).txt" }

  /// Whether the logs are available.
  static let areThere = (try? Repository.text(at: all[0].path)) != nil
}

@Suite("Verdicts on public logs")
struct PublicLogTests {
  @Test(
    "the verdict on a public log equals the expert's verdict", .enabled(if: PublicLog.areThere),
    arguments: PublicLog.all)
  func verdicts(_ log: PublicLog) throws {
    let text = try Repository.text(at: log.path)
    for conflict in LogScanner.conflicts(in: Array(text.utf8)) {
      let verdict = LogExplanation(conflict).verdict
      #expect(verdict.owner == log.owner && verdict.cause == log.cause, "\(verdict)")
    }
  }

  @Test("at most 3 of 33 public logs have an unknown cause")
  func unknown() {
    #expect(PublicLog.all.count { $0.cause == .unknown } <= 3)
    #expect(PublicLog.all.count == 33 && Set(PublicLog.all.map(\.file)).count == 33)
  }
}

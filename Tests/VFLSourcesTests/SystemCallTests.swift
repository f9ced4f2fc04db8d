import Testing
import VFLTestSupport

@testable import VFLSources

/// Tests of the calls that are recognized as calls of `NSLayoutConstraint`.
struct SystemCallTests {
  private static let rest = "options: [], metrics: nil, views: v)"

  @Test(
    arguments: [
      // The receiver is `NSLayoutConstraint`, an alias or a subclass, or there is no receiver.
      ("NSLayoutConstraint.constraints(withVisualFormat: \"[a]\", R", "a"),
      ("UIKit.NSLayoutConstraint.constraints(withVisualFormat: \"[a]\", R", "a"),
      ("NSLayoutConstraint.constraints(withVisualFormat: \"[a]\", metrics: nil, views: v)", "a"),
      ("NSLayoutConstraint.constraintsWithVisualFormat(\"[a]\", R", "a"),
      ("LC.constraints(withVisualFormat: \"[a]\", R", "a"),
      ("Own.constraints(withVisualFormat: \"[a]\", R", "a"),
      ("try constraints(visualFormat: \"[a]\", views: v)", "a"),
      ("NSLayoutConstraint.activate(.constraints(withVisualFormat: \"[a]\", R)", "a"),
      // A call that may be unrelated is counted as unreadable.
      ("Grid.constraints(withVisualFormat: \"a b\", columns: 3)", "?"),
      ("grid.constraints(withVisualFormat: \"a b\", R", "?"),
      ("NSLayoutConstraint.constraints(withVisualFormat: \"[a]\", views: v)", "?"),
      ("constraints(withVisualFormat: \"a b\")", "?"),
      // A call of a method that the file declares is ignored.
      ("Rows.constraints(withVisualFormat: \"a b\", R", ""),
    ])
  func `A Swift call of NSLayoutConstraint is recognized by its receiver and arguments`(
    call: String, found: String
  ) {
    let source = """
      typealias LC = NSLayoutConstraint
      final class Own: NSLayoutConstraint {}
      enum Rows {
        static func constraints(withVisualFormat: String, options: Int, metrics: Int?, views: V) { }
      }
      func f() { \(call.replacing(", R", with: ", " + Self.rest)) }
      """
    let scan = HostScan(Array(source.utf8), language: .swift)
    let words =
      scan.sites.map { String(decoding: $0.literal.text, as: UTF8.self).filter(\.isLetter) }
      + scan.unreadable.map { $0.reason == .receiver ? "?" : "!" }
    expectEqual(words.joined(), found, "\(call)")
  }

  @Test(
    arguments: [
      ("[NSLayoutConstraint constraintsWithVisualFormat:F options:0 metrics:nil views:v]", "a"),
      ("[LC constraintsWithVisualFormat:F options:0 metrics:nil views:v]", "a"),
      (
        "[[NSLayoutConstraint class] constraintsWithVisualFormat:F options:0 metrics:nil views:v]",
        "a"
      ),
      ("[Grid constraintsWithVisualFormat:F rows:3]", "?"),
      ("[Grid constraintsWithVisualFormat:F options:0 metrics:nil views:v]", "?"),
      ("[self constraintsWithVisualFormat:F]", ""),
    ])
  func `A message to NSLayoutConstraint is recognized by its receiver and selector`(
    call: String, found: String
  ) {
    let source = """
      #define LC NSLayoutConstraint
      @implementation A
      - (void)constraintsWithVisualFormat:(NSString *)rows { Parse(rows, 1); }
      - (void)f { \(call.replacing(":F", with: ":@\"[a]\"")); }
      @end
      """
    let scan = HostScan(Array(source.utf8), language: .objectiveC)
    let words =
      scan.sites.map { String(decoding: $0.literal.text, as: UTF8.self).filter(\.isLetter) }
      + scan.unreadable.map { $0.reason == .receiver ? "?" : "!" }
    expectEqual(words.joined(), found, "\(call)")
  }
}

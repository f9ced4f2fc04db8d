import Foundation

/// A test double of Apple's class, for tests on Linux.
final class NSLayoutConstraint {
    static var recorded: [String] = []

    static func constraints(
        withVisualFormat format: String, options: Int, metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        recorded.append(format)
        return []
    }
}

func testRecordsWithoutParsing() {
    _ = NSLayoutConstraint.constraints(withVisualFormat: "[not closed", options: 0, metrics: nil, views: [:])
    _ = NSLayoutConstraint.constraints(withVisualFormat: "", options: 0, metrics: nil, views: [:])
    precondition(NSLayoutConstraint.recorded == ["[not closed", ""])
}

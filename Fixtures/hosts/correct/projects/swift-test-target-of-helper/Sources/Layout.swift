import UIKit

public struct VisualLayout {
    public var views: [String: UIView]
    public var metrics: [String: CGFloat]

    public init(views: [String: UIView], metrics: [String: CGFloat] = ["std": 8]) {
        self.views = views
        self.metrics = metrics
    }

    public func callAsFunction(_ format: String) -> [NSLayoutConstraint] {
        constraints(format)
    }

    public func constraints(_ format: String) -> [NSLayoutConstraint] {
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: metrics, views: views)
    }

    public static func isBalanced(_ text: String) -> Bool {
        text.filter { $0 == "[" }.count == text.filter { $0 == "]" }.count
    }
}

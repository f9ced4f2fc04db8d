import UIKit

enum Layout {
    case fixed
    case custom([String: UIView])
    case named(format: String, views: [String: UIView])
}

final class PatternView: UIView {
    private let views: [String: UIView] = ["title": UILabel()]

    func apply(_ layout: Layout) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-[title]-|", options: [], metrics: nil, views: views))
        // The pattern binds another dictionary to the name of the property.
        if case let .custom(views) = layout {
            addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: "V:|-[custom]-|", options: [], metrics: nil, views: views))
        }
    }
}

func custom() -> Layout {
    return .custom(["custom": UIView()])
}

import UIKit

enum RowContent {
    case plain
    case formatted(format: String, views: [String: UIView])
}

final class PayloadView: UIView {
    private let format = "H:|-[text]-|"
    private let views: [String: UIView] = ["text": UILabel()]

    func apply(_ content: RowContent) {
        switch content {
        case .plain:
            addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: format, options: [], metrics: nil, views: views))
        case let .formatted(format, views):
            addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: format, options: [], metrics: nil, views: views))
            addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: "V:|-[photo]", options: [], metrics: nil, views: views))
        }
    }

    func example() {
        apply(.formatted(format: "H:|[photo]|", views: ["photo": UIImageView()]))
    }
}

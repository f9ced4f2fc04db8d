import UIKit

extension UIStackView {
    /// Centers the views of a row unless the caller gives other options.
    func addRow(
        _ format: String, _ views: [String: UIView],
        options: NSLayoutConstraint.FormatOptions = [.alignAllCenterY]
    ) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: nil, views: views))
    }

    func addTopRow(_ format: String, _ views: [String: UIView]) {
        addRow(format, views, options: .alignAllTop)
    }
}

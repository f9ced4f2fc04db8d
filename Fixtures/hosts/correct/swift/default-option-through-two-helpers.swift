import UIKit

/// Helpers that center the views of a row. A format with one view is not affected.
enum Rows {
    static func add(
        _ format: String, to view: UIView, _ views: [String: UIView],
        options: NSLayoutConstraint.FormatOptions = [.alignAllCenterY], priority: Float = 1000
    ) {
        let made = NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: nil, views: views)
        for constraint in made { constraint.priority = UILayoutPriority(priority) }
        view.addConstraints(made)
    }
}

extension UIView {
    func row(_ format: String, _ views: [String: UIView]) {
        Rows.add(format, to: self, views)
    }

    func leadingRow(_ format: String, _ views: [String: UIView]) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: .alignAllTop, metrics: nil, views: views))
    }
}

final class RowsView: UIView {
    func build(_ one: UIView, _ two: UIView) {
        let views = ["one": one, "two": two]
        row("H:|-[one]-[two]-|", views)
        row("H:|-[one]-|", views)
        Rows.add("H:[two(40)]", to: self, views)
        leadingRow("H:|[one][two]|", views)
        leadingRow("H:[one(20)]", views)
    }
}

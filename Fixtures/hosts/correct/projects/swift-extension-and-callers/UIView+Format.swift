import UIKit

public extension UIView {
    @discardableResult
    func addConstraints(
        format: String,
        options: NSLayoutConstraint.FormatOptions = [],
        metrics: [String: Any]? = nil,
        views: [String: UIView]
    ) -> [NSLayoutConstraint] {
        for view in views.values where view !== self {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        let constraints = NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: metrics, views: views)
        addConstraints(constraints)
        return constraints
    }
}

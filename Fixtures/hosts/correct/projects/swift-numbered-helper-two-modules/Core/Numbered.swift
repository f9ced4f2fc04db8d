import UIKit

extension UIView {
    public func addConstraintsWithFormat(format: String, views: UIView...) {
        var dictionary = [String: UIView]()
        for (index, view) in views.enumerate() {
            let key = "v\(index)"
            dictionary[key] = view
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        addConstraints(NSLayoutConstraint.constraintsWithVisualFormat(
            format, options: NSLayoutFormatOptions(), metrics: nil, views: dictionary))
    }
}

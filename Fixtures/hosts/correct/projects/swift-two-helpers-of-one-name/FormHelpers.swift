import UIKit

protocol FormLayout: AnyObject {
    var fields: [String: UIView] { get }
    var view: UIView! { get }
}

extension FormLayout {
    /// Lays out the fields of the form.
    func layOut(_ format: String) {
        view.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: fields))
    }
}

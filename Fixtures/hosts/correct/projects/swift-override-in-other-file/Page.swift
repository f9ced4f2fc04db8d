import UIKit

class Page: UIView {
    let header = UIView()

    /// Adds a format for the views of the page.
    func attach(_ format: String) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: ["header": header]))
    }
}

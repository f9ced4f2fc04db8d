// strings: 1
// unread: 1
import UIKit

final class Panel: UIView {
    var format = "H:|[" {
        didSet { setNeedsLayout() }
    }
    let box = UIView()

    func load(_ name: String) { format = UserDefaults.standard.string(forKey: name) ?? name }

    func setUp() {
        // The value at the call is that of the last assignment.
        format = "H:|[nobody]|"
        format = "H:|[box]|"
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: ["box": box]))
        format = "V:|[anybody]|"
        load("column")
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: ["box": box]))
    }
}

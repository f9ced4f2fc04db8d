// strings: 1
// unread: 1
import UIKit

class BaseView: UIView {
    let box = UIView()

    func formats() -> [String] { ["H:|[box]|"] }
    func columns() -> [String] { [] }
    func viewsByName() -> [String: UIView] { ["box": box] }

    func add(_ format: String) {
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: ["box": box]))
    }

    func setUp() {
        for format in formats() {
            addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: viewsByName()))
        }
        for format in columns() { add(format) }
    }
}

// strings: 1
import UIKit

class BaseView: UIView {
    let box = UIView()

    func formats() -> [String] { ["H:|[box]|"] }

    func setUp() {
        for format in formats() {
            addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: ["box": box]))
        }
    }
}

// This class is no subclass, and these functions are no overrides.
final class DateView {
    func formats() -> [String] { ["[yyyy", "MM-dd"] }
}

final class OtherView: BaseView {
    func formats(of name: String) -> [String] { ["[\(name)"] }
}

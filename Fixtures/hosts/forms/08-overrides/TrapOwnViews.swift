// strings: 2
import UIKit

class BaseView: UIView {
    let box = UIView()

    func formats() -> [String] { ["H:|[box]|"] }
    func viewsByName() -> [String: UIView] { ["box": box] }

    func setUp() {
        for format in formats() {
            addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: viewsByName()))
        }
    }
}

// The subclass overrides the dictionary together with the list.
final class PairView: BaseView {
    let other = UIView()

    override func formats() -> [String] { ["H:|[box][other]|"] }
    override func viewsByName() -> [String: UIView] { ["box": box, "other": other] }
}

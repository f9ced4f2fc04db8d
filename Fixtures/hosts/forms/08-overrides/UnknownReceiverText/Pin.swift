// strings: 0
import UIKit

extension UIView {
    func pin(_ format: String, views: UIView...) {
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: ["v0": views[0]]))
    }
}

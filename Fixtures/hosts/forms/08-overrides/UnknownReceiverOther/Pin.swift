// strings: 0
import UIKit

extension UIView {
    func pin(_ format: String, views: [String: UIView]) {
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
    }
}

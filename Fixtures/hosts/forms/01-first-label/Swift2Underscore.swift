// strings: 3
import UIKit

extension UIView {
    func addVisual(format: String, _ views: [String: UIView], _ metrics: [String: CGFloat]?) {
        addConstraints(NSLayoutConstraint.constraintsWithVisualFormat(format, options: [], metrics: metrics, views: views))
    }
}

class TagView: UIView {
    func setUp(label: UILabel) {
        addVisual("H:|-inset-[label]-inset-|", ["label": label], ["inset": 4])
        addVisual("V:|[label]|", ["label": label], nil)
        addVisual("H:|-insets-[label]", ["label": label], ["inset": 4]) // fault: insets
    }
}

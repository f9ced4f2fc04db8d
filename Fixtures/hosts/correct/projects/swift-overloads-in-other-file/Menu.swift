import UIKit

class Menu: UIView {
    let logo = UIImageView()

    func add(_ format: String) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: ["logo": logo]))
    }

    func add(_ title: String, action: @escaping () -> Void) { accessibilityLabel = title }
}

import UIKit

class CardBaseView: UIView {
    var isCompact = false {
        didSet {
            guard isCompact != oldValue else { return }
            subviews.forEach { NSLayoutConstraint.deactivate($0.constraints) }
        }
    }
}

extension ProfileCardView {
    func rebuild() {
        subviews.forEach { NSLayoutConstraint.deactivate($0.constraints) }
    }

    func unmount() {
        for view in subviews where view.bounds.width < 40 {
            view.removeFromSuperview()
        }
    }
}

import UIKit

final class AccessorView: UIView {
    private let views: [String: UIView] = ["fixed": UIView()]
    private var stored: [String: UIView] = [:]

    var movable: [String: UIView] {
        get { return stored }
        set(views) {
            stored = views
            addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: "H:|[movable]|", options: [], metrics: nil, views: views))
        }
    }

    var replaced: [String: UIView] = [:] {
        willSet(views) {
            addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: "V:|[next]", options: [], metrics: nil, views: views))
        }
    }

    func use() {
        movable = ["movable": UIView()]
        replaced = ["next": UIView()]
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:|[fixed]|", options: [], metrics: nil, views: views))
    }
}

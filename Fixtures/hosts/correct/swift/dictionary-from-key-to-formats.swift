import UIKit

final class OrientedView: UIView {
    private let left = UIView()
    private let right = UIView()
    private var current: [NSLayoutConstraint] = []

    private let formats: [UIInterfaceOrientation: [String]] = [
        .portrait: ["H:|[left]|", "H:|[right]|", "V:|[left][right(==left)]|"],
        .landscapeLeft: ["H:|[left][right(==left)]|", "V:|[left]|", "V:|[right]|"],
    ]

    func rotate(to orientation: UIInterfaceOrientation) {
        NSLayoutConstraint.deactivate(current)
        let views = ["left": left, "right": right]
        current = (formats[orientation] ?? formats[.portrait]!).flatMap { format in
            NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views)
        }
        NSLayoutConstraint.activate(current)
    }
}

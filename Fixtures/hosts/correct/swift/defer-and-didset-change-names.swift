import UIKit

class ObservedView: UIView {
    var parts: [String: UIView] = [:] {
        didSet {
            removeConstraints(constraints)
            for name in parts.keys.sorted() {
                addConstraints(NSLayoutConstraint.constraints(
                    withVisualFormat: "H:|-[\(name)]-|", options: [], metrics: nil, views: parts))
            }
        }
    }

    func setParts() {
        var next = parts
        defer {
            next["last"] = UIView()
            parts = next
        }
        next["first"] = UIView()
    }

    func useParts() {
        setParts()
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-[first]-[last]-|", options: [], metrics: nil, views: parts))
    }
}

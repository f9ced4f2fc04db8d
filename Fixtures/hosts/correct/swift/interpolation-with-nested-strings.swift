import UIKit

final class NestedStrings: UIView {
    let a = UIView(), b = UIView()
    let names = ["first": "a", "second": "b"]
    var flipped = false

    func build() {
        let views = ["a": a, "b": b]
        let rows = [
            "H:|-[\(flipped ? "b" : "a")]-[\(flipped ? "a" : "b")]-|",
            "V:|-[\(names["first"]!)]-|",
            "V:|-[\(["b", "a"].first!)]-\("|")",
            "H:[a]\(flipped ? "-(\(2 * 4))-" : "")[b]",
        ]
        if flipped { return }
        for row in rows.dropLast(0) {
            addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: row, options: [], metrics: nil, views: views))
        }
    }
}

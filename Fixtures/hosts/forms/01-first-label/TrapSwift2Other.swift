// strings: 2
import UIKit

class Form: UIView {
    func add(format: String, views: [String: UIView]) {
        addConstraints(NSLayoutConstraint.constraintsWithVisualFormat(format, options: [], metrics: nil, views: views))
    }

    // The methods below have other second labels or another number of parameters.
    func add(text: String, values: [String: UIView]) { print(text) }
    func add(text: String) { print(text) }

    func setUp(field: UIView) {
        add("H:|[field]|", views: ["field": field])
        add("V:|[feld]|", views: ["field": field]) // fault: feld
        add("a [text", values: ["field": field])
        add("[another text")
    }
}

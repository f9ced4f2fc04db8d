import UIKit

extension UIView {
    func add(_ format: String, _ views: UIView...) {
        var named: [String: UIView] = [:]
        for (i, view) in views.enumerated() { named["v\(i)"] = view }
        add(format, named)
    }

    func add(_ format: String, _ named: [String: UIView]) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: named))
    }

    /// Adds a label; the string is its text.
    func add(_ text: String, font: UIFont) {
        let label = UILabel()
        label.text = text
        label.font = font
        addSubview(label)
    }
}

class OverloadedView: UIView {
    let first = UIView(), second = UIView()

    func build() {
        add("H:|-[v0]-[v1]-|", first, second)
        add("V:|-[first]-|", ["first": first])
        add("[draft", font: .boldSystemFont(ofSize: 12))
        add("V:|-[v0(v1)]", second, first)
    }
}

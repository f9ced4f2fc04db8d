import UIKit

/// Formats of this project are written with braces, and `~` is a flexible gap.
func translate(_ text: String) -> String {
    return text
        .replacingOccurrences(of: "{", with: "[")
        .replacingOccurrences(of: "}", with: "]")
        .replacingOccurrences(of: "~", with: "-(>=0)-")
}

extension UIView {
    func braces(_ text: String, _ views: [String: UIView]) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: translate(text), options: [], metrics: nil, views: views))
    }
}

class BracesView: UIView {
    let a = UIView(), b = UIView()

    func build() {
        let views = ["a": a, "b": b]
        braces("H:|-{a}~{b}-|", views)
        braces("V:|~{a}~|", views)
        braces("V:|-{b(10)}~|", views)
    }
}

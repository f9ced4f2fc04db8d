import UIKit

extension UIView {
    /// The views are named `a`, `b`, `c`, …
    func letters(_ format: String, _ views: UIView...) {
        var named: [String: UIView] = [:]
        for (i, view) in views.enumerated() {
            named[String(UnicodeScalar(UInt8(97 + i)))] = view
        }
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: named))
    }

    func alphabet(_ format: String, _ views: [UIView]) {
        let names = "xyz".map(String.init)
        var named: [String: UIView] = [:]
        for (name, view) in zip(names, views) { named[name] = view }
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: named))
    }
}

final class LetterView: UIView {
    let one = UIView(), two = UIView(), three = UIView()

    func build() {
        letters("H:|[a][b(a)][c(a)]|", one, two, three)
        letters("V:|[a]|", one)
        alphabet("V:|[x][y]|", [two, three])
    }
}

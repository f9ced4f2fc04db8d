import UIKit

extension UIView {
    /// Fills this view with the view.
    func fill(with child: UIView, named name: String = "child", margin: Int = 0) {
        addSubview(child)
        addConstraints(fillHorizontally("[\(name)]", [name: child], margin: margin))
        addConstraints(fillVertically("[\(name)]", [name: child]))
    }
}

final class ChainView: UIView {
    let a = UIView()
    let b = UIView()

    func build() {
        fill(with: a)
        fill(with: b, named: "b", margin: 10)
        let views: [String: Any] = ["a": a, "b": b]
        addConstraints(fillHorizontally("[a]-[b(a)]", views))
        addConstraints(fillVertically("-[a]-(>=4)-[b]-4-", views))
    }
}

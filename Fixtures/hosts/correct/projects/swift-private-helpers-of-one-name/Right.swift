import UIKit

private func add(_ format: String, to view: UIView, _ views: [String: UIView]) {
    view.addConstraints(NSLayoutConstraint.constraints(
        withVisualFormat: format + "|", options: [], metrics: nil, views: views))
}

final class RightView: UIView {
    let child = UIView()

    func build() {
        add("[child]-", to: self, ["child": child])
        add("V:[child]", to: self, ["child": child])
    }
}

import UIKit

private func add(_ format: String, to view: UIView, _ views: [String: UIView]) {
    view.addConstraints(NSLayoutConstraint.constraints(
        withVisualFormat: "H:|" + format, options: [], metrics: nil, views: views))
}

final class LeftView: UIView {
    let child = UIView()

    func build() {
        add("-[child]", to: self, ["child": child])
        add("[child(>=4)]", to: self, ["child": child])
    }
}

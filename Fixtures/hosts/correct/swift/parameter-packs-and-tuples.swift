import UIKit

extension UIView {
    func place<each View: UIView>(_ format: String, _ view: repeat each View) {
        var named: [String: UIView] = [:]
        func add(_ view: UIView) {
            named["v\(named.count)"] = view
        }
        repeat add(each view)
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, metrics: nil, views: named))
    }

    func place(pairs: (name: String, view: UIView)..., formats: String...) {
        let named = Dictionary(pairs.map { ($0.name, $0.view) }, uniquingKeysWith: { $1 })
        for format in formats {
            addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: format, metrics: nil, views: named))
        }
    }
}

final class PackView: UIView {
    func build() {
        let label = UILabel(), button = UIButton(), image = UIImageView()
        place("H:|-[v0]-[v1]-[v2]-|", label, button, image)
        place("V:|-[v0]", label)
        place(pairs: ("label", label), ("image", image), formats: "V:[label]-[image]-|", "H:[image(20)]")
    }
}

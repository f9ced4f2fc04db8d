import UIKit

final class ToastView: UIView {
    let text = UILabel(), icon = UIImageView(), close = UIButton()
    private var names: [String: UIView] = [:]

    func build() {
        var views: [String: UIView] = ["text": text]
        let addIcon = { views["icon"] = self.icon }
        addIcon()
        apply("H:|-[icon]-[text]-|", views)
        defer {
            views["close"] = close
            apply("V:|-[close]-[text]", views)
        }
        do {
            defer { names = ["close": close] }
            names = ["text": text]
            apply("V:|-[text]", names)
        }
        apply("H:[close]|", names)
        [close, icon].forEach { names["extra\($0.tag)"] = $0 }
        apply("H:[extra0]", names)
        UIView.animate(withDuration: 0.2, animations: {
            self.names = ["icon": self.icon]
            self.apply("V:[icon(20)]", self.names)
        }, completion: { _ in
            self.apply("V:[icon(30)]", self.names)
        })
        let finish: () -> Void = { [views] in
            self.apply("V:[icon(40)]", views)
        }
        finish()
    }

    private func apply(_ format: String, _ views: [String: UIView]) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: views))
    }
}

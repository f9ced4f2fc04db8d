import UIKit

extension UIView {
    func aligned(_ format: String, _ views: [String: UIView]) {
        let options: NSLayoutConstraint.FormatOptions = format.hasPrefix("V:")
            ? [.alignAllLeading, .alignAllTrailing]
            : [.alignAllTop, .alignAllBottom]
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: nil, views: views))
    }

    func centered(_ format: String, _ views: [String: UIView]) {
        var options: NSLayoutConstraint.FormatOptions = .alignAllCenterY
        if format.first == "V" {
            options = .alignAllCenterX
        }
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: nil, views: views))
    }
}

class AlignedView: UIView {
    let a = UIView(), b = UIView()

    func build() {
        let views = ["a": a, "b": b]
        aligned("H:|-[a]-[b(a)]-|", views)
        aligned("V:|-[a]-|", views)
        centered("V:|-[a]-[b]-|", views)
        centered("|-[a]-[b]-|", views)
        aligned("V:[a]-[b]", views)
    }
}

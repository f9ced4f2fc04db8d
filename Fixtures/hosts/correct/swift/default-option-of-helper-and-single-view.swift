import UIKit

extension UIView {
    /// Rows are aligned by their tops unless the caller says otherwise.
    func lay(
        _ format: String, _ views: [String: UIView],
        options: NSLayoutConstraint.FormatOptions = .alignAllTop
    ) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: nil, views: views))
    }
}

final class BoardView: UIView {
    let left = UIView(), right = UIView()

    func build() {
        let views = ["left": left, "right": right]
        lay("H:|-[left]-[right(left)]-|", views)
        lay("V:|-[left]-|", views)
        lay("V:[right(left)]", views)
    }
}

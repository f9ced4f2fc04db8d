import UIKit

extension String {
    func constraints(
        _ views: [String: UIView],
        metrics: [String: CGFloat] = [:],
        options: NSLayoutFormatOptions = []
    ) -> [NSLayoutConstraint] {
        return NSLayoutConstraint.constraints(
            withVisualFormat: self, options: options, metrics: metrics, views: views)
    }

    /// Activates the format with a prefix that this string gives.
    func activate(_ body: String, _ views: [String: UIView]) {
        NSLayoutConstraint.activate((self + ":" + body).constraints(views))
    }
}

class ChipView: UIView {
    let label = UILabel()

    func layOut() {
        let views = ["label": label]
        addConstraints("H:|-inset-[label]-inset-|".constraints(views, metrics: ["inset": 6]))
        "V".activate("|-4-[label]-4-|", views)
        "H".activate("[label(>=20)]", views)
    }
}

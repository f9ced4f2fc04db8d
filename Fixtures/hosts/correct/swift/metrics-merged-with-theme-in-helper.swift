import UIKit

enum Theme {
    static var metrics: [String: CGFloat] = ["gutter": 16, "hair": 0.5]
}

extension UIView {
    func themed(_ format: String, _ views: [String: UIView], _ metrics: [String: CGFloat] = [:]) {
        let all = Theme.metrics.merging(metrics) { _, new in new }
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: all, views: views))
    }

    func themedOrDefault(_ format: String, _ views: [String: UIView], metrics: [String: CGFloat]? = nil) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: metrics ?? Theme.metrics, views: views))
    }
}

class ThemedView: UIView {
    let rule = UIView(), body = UIView()

    func build() {
        themed("H:|-gutter-[rule]-gutter-|", ["rule": rule])
        themed("V:|[rule(hair)]-gap-[body]|", ["rule": rule, "body": body], ["gap": 4])
        themedOrDefault("H:|-gutter-[body]", ["body": body])
        themedOrDefault("H:[body]-end-|", ["body": body], metrics: ["end": 3])
    }
}

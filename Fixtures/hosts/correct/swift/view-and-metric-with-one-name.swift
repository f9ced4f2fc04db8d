import UIKit

final class LogoView: UIView {
    let logo = UIImageView()
    let caption = UILabel()

    func build() {
        let views: [String: UIView] = ["logo": logo, "caption": caption]
        // The name in the parentheses is the metric.
        let metrics: [String: CGFloat] = ["logo": 64, "caption": 10]
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-caption-[logo(logo)]-caption-[caption]-|",
            options: .alignAllCenterX, metrics: metrics, views: views))
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:[logo(logo)]", options: [], metrics: metrics, views: views))
    }
}

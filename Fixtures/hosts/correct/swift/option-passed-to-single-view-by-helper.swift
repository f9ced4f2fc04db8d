import UIKit

extension UIView {
    /// Aligns the views of a row by their centers.
    func row(_ body: String, _ views: [String: UIView]) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-\(body)-|", options: .alignAllCenterY, metrics: nil, views: views))
    }

    func column(_ body: String, _ views: [String: UIView]) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-\(body)-|", options: [.alignAllLeft, .alignAllRight], metrics: nil, views: views))
    }
}

class AboutView: UIView {
    let logo = UIImageView(), version = UILabel(), license = UITextView()

    func build() {
        let views: [String: UIView] = ["logo": logo, "version": version, "license": license]
        row("[logo(40)]-[version]", views)
        row("[license]", views)
        column("[logo(40)]-[license]", views)
    }
}

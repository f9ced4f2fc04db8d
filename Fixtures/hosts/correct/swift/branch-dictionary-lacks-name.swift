import UIKit

class ProfileHeader: UIView {
    let name = UILabel()
    let badge = UIImageView()

    func configure(isVerified: Bool) {
        addSubview(name)
        name.translatesAutoresizingMaskIntoConstraints = false
        let views: [String: UIView]
        let format: String
        if isVerified {
            addSubview(badge)
            badge.translatesAutoresizingMaskIntoConstraints = false
            views = ["name": name, "badge": badge]
            format = "H:|-[name]-4-[badge(16)]-(>=8)-|"
        } else {
            views = ["name": name]
            format = "H:|-[name]-|"
        }
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: views))
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-[name]-|", options: [], metrics: nil, views: views))
    }
}

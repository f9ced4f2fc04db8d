// strings: 4
import UIKit

class CardView: UIView {
    func addFormat(format: String, views: [String: UIView]) {
        addConstraints(NSLayoutConstraint.constraintsWithVisualFormat(format, options: [], metrics: nil, views: views))
    }

    func layOut(title: UILabel, icon: UIImageView) {
        let views: [String: UIView] = ["title": title, "icon": icon]
        addFormat("H:|-[icon]-[title]-|", views: views)
        addFormat("V:|-[icon]-|", views: views)
        addFormat("V:|-[titel]-|", views: views) // fault: titel
        self.addFormat("V:|-[icon", views: views) // fault: icon
    }
}

// strings: 4
import UIKit

class BaseCell: UITableViewCell {
    let title = UILabel()
    let icon = UIImageView()

    func formats() -> [String] { [] }

    func setUp() {
        let views: [String: UIView] = ["title": title, "icon": icon]
        for format in formats() {
            contentView.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
        }
    }
}

final class TitleCell: BaseCell {
    override func formats() -> [String] {
        ["H:|-[title]-|", "V:|-[titel]-|"] // fault: titel
    }
}

final class IconCell: BaseCell {
    override func formats() -> [String] {
        return [
            "H:|-[icon]-[title]-|",
            "V:|-[icon-|", // fault: icon
        ]
    }
}

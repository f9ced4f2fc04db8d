import UIKit

final class TextSection: Section {
    let icon = UIImageView(), text = UILabel()

    override func names() -> [String: UIView] { return ["icon": icon, "text": text] }

    override func lay(_ format: String) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: .alignAllCenterY, metrics: nil, views: names()))
    }

    override func pin(_ format: String) {
        lay(format)
    }
}

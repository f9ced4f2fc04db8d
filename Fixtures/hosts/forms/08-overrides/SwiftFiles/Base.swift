// strings: 0
import UIKit

class BaseCell: UITableViewCell {
    let title = UILabel()

    func formats() -> [String] { fatalError("a subclass overrides this method") }

    func setUp() {
        for format in formats() {
            contentView.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: ["title": title]))
        }
    }
}

// strings: 0
import UIKit

class BaseCell: UITableViewCell {
    let title = UILabel()

    func add(_ formats: [String], metrics: [String: CGFloat]? = nil) {
        for format in formats {
            contentView.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: metrics, views: ["title": title]))
        }
    }
}

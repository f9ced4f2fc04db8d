// strings: 4
import UIKit

final class Panel: UIView {
    func setUp(a: UIView) {
        let views = ["a": a]
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|".appending("[a]|"), options: [], metrics: nil, views: views))
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|".appending("[e]|"), options: [], metrics: nil, views: views)) // fault: e
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|-".appendingFormat("%d-[i]", 8), options: [], metrics: nil, views: views)) // fault: i
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|-".appendingFormat("%d-[%@]", 8, "a"), options: [], metrics: nil, views: views))
    }
}

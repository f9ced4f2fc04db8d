// strings: 3
import UIKit

final class Panel: UIView {
    func setUp(a: UIView) {
        let views = ["a": a]
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: NSString(format: "H:|-%d-[a]", 8) as String, options: [], metrics: nil, views: views))
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: NSString(format: "V:|-%d-[u]", 8) as String, options: [], metrics: nil, views: views)) // fault: u
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: NSString(string: "V:|").appending("[o]|"), options: [], metrics: nil, views: views)) // fault: o
    }
}

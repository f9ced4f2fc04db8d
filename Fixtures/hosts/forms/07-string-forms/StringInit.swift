// strings: 5
import UIKit

final class Panel: UIView {
    func setUp(a: UIView) {
        let views = ["a": a]
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: String("H:|[a]|"), options: [], metrics: nil, views: views))
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: String("V:|[n]|"), options: [], metrics: nil, views: views)) // fault: n
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: NSString(string: "V:|[m]|") as String, options: [], metrics: nil, views: views)) // fault: m
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: String(describing: "V:|[k]|"), options: [], metrics: nil, views: views)) // fault: k
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|[j]|" as String, options: [], metrics: nil, views: views)) // fault: j
    }
}

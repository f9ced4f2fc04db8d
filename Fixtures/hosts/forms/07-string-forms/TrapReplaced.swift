// strings: 0
// unread: 3
import UIKit

final class Panel: UIView {
    func setUp(a: UIView, name: String) {
        let views = ["a": a]
        // A changed string is not the literal that it was made from.
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|[NAME]|".replacingOccurrences(of: "NAME", with: name), options: [], metrics: nil, views: views))
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: String("|]a[|:H".filter { $0 != Character(name) }), options: [], metrics: nil, views: views))
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: NSLocalizedString("H:|[z]|", comment: name), options: [], metrics: nil, views: views))
    }
}

// strings: 2
import UIKit

final class Panel: UIView {
    private var format: String?
    private var views: [String: UIView] = [:]
    let box = UIView()

    func setUp() {
        format = "H:|[box]|"
        views = ["box": box]
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format!, options: [], metrics: nil, views: views))
        format = "V:|[bok]|" // fault: bok
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format!, options: [], metrics: nil, views: views))
    }
}

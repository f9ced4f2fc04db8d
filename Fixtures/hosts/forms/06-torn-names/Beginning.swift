// strings: 3
import UIKit

final class PairView: UIView {
    func add(_ side: String, _ boxes: [UIView]) {
        let views = ["leftTop": boxes[0], "leftBottom": boxes[1]]
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|[left\(side)]|", options: [], metrics: nil, views: views))
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|[lef_\(side)]|", options: [], metrics: nil, views: views)) // fault: lef_
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|[right\(side)]|", options: [], metrics: nil, views: views)) // fault: right
    }
}

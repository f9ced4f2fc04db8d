// strings: 3
import UIKit

final class PairView: UIView {
    func add(_ side: String, _ leftCell: UIView, _ rightCell: UIView) {
        let views = ["leftCell": leftCell, "rightCell": rightCell]
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|[" + side + "Cell]|", options: [], metrics: nil, views: views))
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|[" + side + "Call]|", options: [], metrics: nil, views: views)) // fault: Call
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|[lift" + side + "]|", options: [], metrics: nil, views: views)) // fault: lift
    }
}

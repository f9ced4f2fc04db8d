// strings: 3
import UIKit

final class PairView: UIView {
    func add(_ side: String, _ leftCell: UIView, _ rightCell: UIView) {
        let views = ["leftCell": leftCell, "rightCell": rightCell]
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: String(format: "H:|[%@Cell]|", side), options: [], metrics: nil, views: views))
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: String(format: "V:|[%@Sell]|", side), options: [], metrics: nil, views: views)) // fault: Sell
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: String(format: "V:|[right%@]-%d-|", side, 8), options: [], metrics: nil, views: views))
    }
}

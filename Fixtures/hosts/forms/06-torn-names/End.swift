// strings: 4
import UIKit

final class PairView: UIView {
    func add(_ isLeft: Bool, _ leftCell: UIView, _ rightCell: UIView) {
        let p = UserDefaults.standard.string(forKey: "side") ?? "left"
        let views = ["leftCell": leftCell, "rightCell": rightCell]
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|[\(p)Cell]|", options: [], metrics: nil, views: views))
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|[\(p)Cel]|", options: [], metrics: nil, views: views)) // fault: Cel
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|-[\(p)cell]-|", options: [], metrics: nil, views: views)) // fault: cell
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|-8-[\(p)Cell]", options: [], metrics: nil, views: views))
    }
}

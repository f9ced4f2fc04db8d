// strings: 5
import UIKit

final class Panel: UIView {
    func add(_ bar: UIView) {
        let views = ["bar": bar]
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-edge-[bar]", options: [], metrics: Theme.row, views: views))
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|-gap-[bar]", options: [], metrics: Theme.sizes(), views: views))
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:[bar]-gap-|", options: [], metrics: Theme.row, views: views)) // fault: gap
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:[bar]-edge-|", options: [], metrics: Theme.sizes(), views: views)) // fault: edge
        let metrics = Theme.row
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:[bar]-gap-|", options: [], metrics: metrics, views: views)) // fault: gap
    }
}

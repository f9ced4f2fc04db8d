// strings: 4
import UIKit

// Two targets of a project have a type of the same name.
final class Panel: UIView {
    func add(_ bar: UIView) {
        let views = ["bar": bar]
        let metrics = Theme.row
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-edge-[bar]", options: [], metrics: Theme.row, views: views))
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|-inset-[bar]", options: [], metrics: Theme.row, views: views))
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:[bar]-edge-|", options: [], metrics: metrics, views: views))
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:[bar]-inset-|", options: [], metrics: metrics, views: views))
    }
}

// strings: 5
import UIKit

func build(parent: UIView, box: UIView, isWide: Bool, isTall: Bool) {
    let views = ["box": box]
    let gap = isWide ? "16" : "8"
    // The name is unknown for each value of the gap.
    parent.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-\(isWide ? 16 : 8)-[bax]", options: [], metrics: nil, views: views)) // fault: bax
    parent.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|-" + gap + "-[bux]", options: [], metrics: nil, views: views)) // fault: bux
    parent.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|-" + gap + "-[box]", options: [], metrics: nil, views: views))
}

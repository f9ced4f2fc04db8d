// strings: 2
import UIKit

func build(parent: UIView, x: UIView, y: UIView, isWide: Bool) {
    let format: String
    let views: [String: UIView]
    let metrics: [String: CGFloat]
    if isWide {
        (format, views) = ("H:|-edge-[x]|", ["x": x])
        metrics = ["edge": 20]
    } else {
        format = "H:|-edge-[y]-gap-|" // fault: edge
        views = ["y": y]
        metrics = ["gap": 8]
    }
    parent.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: metrics, views: views))
}

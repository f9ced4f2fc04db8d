// strings: 4
import UIKit

enum Theme {
    static func sizes() -> [String: CGFloat] { ["gap": 8, "edge": 20] }
    static var heights: [String: CGFloat] { return ["row": 44] }
}

func makeViews(_ bar: UIView) -> [String: UIView] {
    return ["bar": bar]
}

final class Panel: UIView {
    func add(_ bar: UIView) {
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-edge-[bar]-gap-|", options: [], metrics: Theme.sizes(), views: makeViews(bar)))
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:[bar(row)]", options: [], metrics: Theme.heights, views: makeViews(bar)))
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|-row-[bar]", options: [], metrics: Theme.sizes(), views: makeViews(bar))) // fault: row
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|[bra]|", options: [], metrics: nil, views: makeViews(bar))) // fault: bra
    }
}

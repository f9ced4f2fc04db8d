// strings: 3
import UIKit

final class Panel: UIView {
    func setUp(a: UIView, b: UIView) {
        let views = ["a": a, "b": b]
        var row = "H:|"
        row.append("[a]")
        row += "[b]|"
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: row, options: [], metrics: nil, views: views))
        var column = "V:|"
        column.append(contentsOf: "[a]-[d]|") // fault: d
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: column, options: [], metrics: nil, views: views))
        let joined = ["V:|", "[b]", "-", "[f]"].joined() // fault: f
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: joined, options: [], metrics: nil, views: views))
    }
}

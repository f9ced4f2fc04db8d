// strings: 4
import UIKit

final class PairView: UIView {
    func add(_ part: String, _ count: Int, _ leftCell: UIView, _ rightCell: UIView) {
        let views = ["leftCell": leftCell, "rightCell": rightCell]
        let metrics = ["edge": 8]
        // A size can be the name of a view.
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:[leftCell(\(part)Cell)]", options: [], metrics: metrics, views: views))
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:[leftCell(right\(part))]", options: [], metrics: metrics, views: views))
        // The computed part can end the size or begin another one.
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:[leftCell(\(part)8)]", options: [], metrics: metrics, views: views))
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-\(count)-[leftCell]-\(count)-[rightCell]", options: [], metrics: metrics, views: views))
    }
}

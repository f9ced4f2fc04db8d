// strings: 4
import UIKit

final class PairView: UIView {
    var extra: [String: UIView] = [:]

    func add(_ side: String, _ leftCell: UIView, _ others: [String: UIView]) {
        // The parts may be more than a part of one name.
        let views = ["leftCell": leftCell, "rest": self]
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|[\(side)st]|", options: [], metrics: nil, views: views))
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|\(side)[rest]|", options: [], metrics: nil, views: views))
        // The dictionaries have names that are not in this file.
        let more = views.merging(others) { $1 }
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|[\(side)Cel]|", options: [], metrics: nil, views: more))
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|[rigth\(side)]|", options: [], metrics: nil, views: extra))
    }
}

import UIKit
import Foundation

class PaddedLabel: UIView {
    private let label = UILabel()
    var padding: CGFloat = 8
    var minimumWidth = 120

    override func updateConstraints() {
        removeConstraints(constraints)
        let views = ["label": label]
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: String(format: "H:|-(%f)-[label(>=%d)]-(%f)-|", Double(padding), minimumWidth, Double(padding)),
            options: [], metrics: nil, views: views))
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: String(format: "V:|-(%g)-[label]-(%g)-|", Double(padding), Double(padding)),
            options: [], metrics: nil, views: views))
        super.updateConstraints()
    }
}

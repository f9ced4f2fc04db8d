// strings: 4
import UIKit

final class IconView: UIView {
    func add(_ kind: String, _ icon: UIView) {
        let metrics = ["smallWidth": 16, "largeWidth": 32]
        let views = ["icon": icon]
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:[icon(\(kind)Width)]", options: [], metrics: metrics, views: views))
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:[icon(\(kind)Height)]", options: [], metrics: metrics, views: views)) // fault: Height
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-large\(kind)-[icon]", options: [], metrics: metrics, views: views))
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|-(medium\(kind))-[icon]", options: [], metrics: metrics, views: views)) // fault: medium
    }
}

// strings: 2
import UIKit

class BaseView: UIView {
    let box = UIView()

    func formats() -> [String] { ["H:|[box]|"] }

    func setUp() {
        let views = ["box": box]
        let constraints = formats().flatMap {
            NSLayoutConstraint.constraints(withVisualFormat: $0, options: [], metrics: nil, views: views)
        }
        NSLayoutConstraint.activate(constraints)
    }
}

final class InsetView: BaseView {
    override func formats() -> [String] {
        super.formats() + ["V:|-[bux]-|"] // fault: bux
    }
}

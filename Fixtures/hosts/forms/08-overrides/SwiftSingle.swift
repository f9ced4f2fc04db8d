// strings: 2
import UIKit

class BaseView: UIView {
    let box = UIView()

    var rowFormat: String { "H:|[box]|" }

    func setUp() {
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: rowFormat, options: [], metrics: nil, views: ["box": box]))
    }
}

final class InsetView: BaseView {
    override var rowFormat: String { "H:|-[boks]-|" } // fault: boks
}

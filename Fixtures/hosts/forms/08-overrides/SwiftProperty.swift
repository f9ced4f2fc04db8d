// strings: 3
import UIKit

class BaseView: UIView {
    let box = UIView()

    var formats: [String] { return ["H:|[box]|"] }

    func setUp() {
        formats.forEach {
            addConstraints(NSLayoutConstraint.constraints(withVisualFormat: $0, options: [], metrics: nil, views: ["box": box]))
        }
    }
}

final class TallView: BaseView {
    override var formats: [String] {
        return ["V:|[box]|", "V:[bax(>=100)]"] // fault: bax
    }
}

// strings: 3
import UIKit

final class Panel: UIView {
    var format = ""
    let box = UIView()

    func apply(_ format: String) {
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: ["box": box]))
    }

    func setUp() {
        self.format = "H:|[box]|"
        apply(self.format)
        self.format = "V:|-[box]-|"
        apply(self.format)
        self.format = "V:|-[bocs]-|" // fault: bocs
        apply(self.format)
    }
}

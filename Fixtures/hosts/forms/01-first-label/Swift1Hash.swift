// strings: 3
import UIKit

// The number sign makes the parameter's name the label of the call.
func constrain(#format: String, #views: NSDictionary, inView view: UIView) {
    view.addConstraints(NSLayoutConstraint.constraintsWithVisualFormat(format, options: nil, metrics: nil, views: views))
}

class RowView: UIView {
    let name = UILabel()

    func setUp() {
        let views = ["name": name]
        constrain(format: "H:|-[name]-|", views: views, inView: self)
        constrain(format: "V:|-[name]-|", views: views, inView: self)
        constrain(format: "V:|-[nane]-|", views: views, inView: self) // fault: nane
    }
}

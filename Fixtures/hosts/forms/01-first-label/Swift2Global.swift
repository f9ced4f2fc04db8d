// strings: 3
import UIKit

func pinFormat(format: String, views: [String: AnyObject], metrics: [String: AnyObject]? = nil) {
    let constraints = NSLayoutConstraint.constraintsWithVisualFormat(format, options: NSLayoutFormatOptions(rawValue: 0), metrics: metrics, views: views)
    NSLayoutConstraint.activateConstraints(constraints)
}

func layOut(first: UIView, second: UIView) {
    pinFormat("H:|[first][second]|", views: ["first": first, "second": second])
    pinFormat("V:|-gap-[first]", views: ["first": first], metrics: ["gap": 8])
    pinFormat("V:|-gab-[first]", views: ["first": first], metrics: ["gap": 8]) // fault: gab
}

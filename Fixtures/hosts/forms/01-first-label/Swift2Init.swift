// strings: 3
import UIKit

// All parameters of an initializer are labelled in every version.
struct Rule {
    let constraints: [NSLayoutConstraint]

    init(format: String, views: [String: AnyObject]) {
        constraints = NSLayoutConstraint.constraintsWithVisualFormat(format, options: [], metrics: nil, views: views)
    }
}

func rules(box: UIView) -> [Rule] {
    return [
        Rule(format: "H:|[box]|", views: ["box": box]),
        Rule(format: "V:|[box]|", views: ["box": box]),
        Rule(format: "V:|[bix]|", views: ["box": box]), // fault: bix
    ]
}

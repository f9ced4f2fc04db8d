import UIKit

func chain(in list: UIView, _ first: UIView, _ later: [UIView]) {
    var views = ["first": first]
    for format in ["V:|[first]", "V:[previous]|"] {
        defer { views = ["previous": first] }
        list.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, metrics: nil, views: views))
    }

    var current = ["head": list]
    var isFirst = true
    for _ in later {
        list.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: isFirst ? "H:|[head]" : "H:|[row]", metrics: nil, views: current))
        isFirst = false
        current = ["row": first]
    }

    var metrics = ["rank": 1200]
    for format in ["H:[first]", "H:[first(20@rank)]"] {
        list.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, metrics: metrics, views: ["first": first]))
        metrics = ["rank": 700]
    }
}

// strings: 3
import UIKit

final class ListView: UIView {
    func setUp(labels: [UILabel]) {
        var dictionary = [String: UIView]()
        for item in labels.enumerated() {
            dictionary[String(format: "label%d", item.offset)] = item.element
        }
        dictionary["footer"] = UIView()
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|[label0][footer]|", options: [], metrics: nil, views: dictionary))
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|[label][footer]|", options: [], metrics: nil, views: dictionary)) // fault: label
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|[foot]|", options: [], metrics: nil, views: dictionary)) // fault: foot
    }
}

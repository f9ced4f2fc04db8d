// strings: 3
import UIKit

final class ListView: UIView {
    func pin(_ format: String, from start: Int, views: UIView...) {
        var dictionary = [String: UIView]()
        for (i, view) in zip(start..., views) { dictionary["v\(i)"] = view }
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: dictionary))
    }

    func name(_ format: String, names: [String], views: UIView...) {
        let dictionary = Dictionary(uniqueKeysWithValues: zip(names.map { "v\($0)" }, views))
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: dictionary))
    }

    func setUp(icon: UIView, title: UIView) {
        pin("H:|[v5]-[v6]|", from: 5, views: icon, title)
        pin("V:|[v5]|", from: 5, views: icon)
        name("H:|[vIcon]-[vTitle]|", names: ["Icon", "Title"], views: icon, title)
    }
}

// strings: 3
import UIKit

extension UIView {
    func addConstraintsWithFormat(format: String, views: UIView...) {
        var dictionary = [String: UIView]()
        for (index, view) in views.enumerate() {
            let key = "v\(index)"
            view.translatesAutoresizingMaskIntoConstraints = false
            dictionary[key] = view
        }
        addConstraints(NSLayoutConstraint.constraintsWithVisualFormat(format, options: NSLayoutFormatOptions(), metrics: nil, views: dictionary))
    }
}

class VideoCell: UICollectionViewCell {
    let thumbnail = UIImageView()
    let separator = UIView()

    func setUp() {
        addConstraintsWithFormat("H:|-16-[v0]-16-|", views: thumbnail)
        addConstraintsWithFormat("V:|-16-[v0]-16-[v1(1)]|", views: thumbnail, separator)
        addConstraintsWithFormat("H:|[v1]|", views: separator) // fault: v1
    }
}

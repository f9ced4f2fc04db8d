import UIKit

protocol MirrorLayout {}

extension MirrorLayout where Self: UIView {
    /// The subviews that are stored in properties, by the names of the properties.
    var reflectedViews: [String: UIView] {
        var result: [String: UIView] = [:]
        for child in Mirror(reflecting: self).children {
            if let label = child.label, let view = child.value as? UIView {
                result[label] = view
            }
        }
        return result
    }

    func layOut(_ formats: String...) {
        let views = reflectedViews
        for format in formats {
            addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: format, options: [], metrics: nil, views: views))
        }
    }
}

final class ScoreView: UIView, MirrorLayout {
    let points = UILabel()
    let medal = UIImageView()

    func setup() {
        addSubview(points)
        addSubview(medal)
        layOut("H:|-[medal(30)]-[points]-|", "V:|-[medal(30)]-|", "V:|-[points]-|")
    }
}

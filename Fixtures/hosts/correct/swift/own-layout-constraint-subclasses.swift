import UIKit

/// Accepts several formats, separated by semicolons.
final class MultiConstraint: NSLayoutConstraint {
    class func constraints(withVisualFormat formats: String, views: [String: Any]) -> [NSLayoutConstraint] {
        formats.components(separatedBy: ";").flatMap {
            constraints(withVisualFormat: $0, options: [], metrics: nil, views: views)
        }
    }
}

/// Adds the superview as `root`.
class RootedConstraint: NSLayoutConstraint {
    override class func constraints(
        withVisualFormat format: String, options: FormatOptions, metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        var all = views
        all["root"] = (views.values.first as? UIView)?.superview
        return super.constraints(withVisualFormat: format, options: options, metrics: metrics, views: all)
    }
}

final class DeepConstraint: RootedConstraint {}

final class SubclassesView: UIView {
    let one = UIView(), two = UIView()

    func build() {
        let views = ["one": one, "two": two]
        addConstraints(MultiConstraint.constraints(withVisualFormat: "H:|[one]|;H:|[two]|", views: views))
        addConstraints(RootedConstraint.constraints(
            withVisualFormat: "H:[one(root)]", options: [], metrics: nil, views: views))
        addConstraints(DeepConstraint.constraints(
            withVisualFormat: "V:[one(root)]", options: [], metrics: nil, views: views))
    }
}

import UIKit

class PrefixingView: UIView {
    /// Creates constraints of a body without bars.
    func constraints(withVisualFormat body: String, views: [String: UIView]) -> [NSLayoutConstraint] {
        return NSLayoutConstraint.constraints(
            withVisualFormat: "H:|" + body + "|", options: [], metrics: nil, views: views)
            + NSLayoutConstraint.constraints(
                withVisualFormat: "V:|" + body + "|", options: [], metrics: nil, views: views)
    }
}

final class NestedPrefixingView: PrefixingView {
    let only = UIView()

    func go() {
        addConstraints(constraints(withVisualFormat: "-4-[only]-4-", views: ["only": only]))
        addConstraints(self.constraints(withVisualFormat: "-(>=2)-[only]-(>=2)-", views: ["only": only]))
    }
}

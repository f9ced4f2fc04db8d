import UIKit

final class TogglingView: UIView {
    let panel = UIView()
    private var shown: [NSLayoutConstraint] = []

    func toggle(_ open: Bool) {
        let views = ["panel": panel]
        removeConstraints(shown)
        shown = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|[panel]|", options: [], metrics: nil, views: views)
        addConstraints(shown)
        if open {
            removeConstraints(shown)
            shown = NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-200-[panel]|", options: [], metrics: nil, views: views)
            addConstraints(shown)
        }
    }

    func reset() {
        removeConstraints(shown)
        shown = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|[panel]|", options: [], metrics: nil, views: ["panel": panel])
        addConstraints(shown)
        superview?.removeConstraints(shown)
    }
}

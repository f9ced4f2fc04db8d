import UIKit

final class Dialog: UIView {
    let title = UILabel()
    let button = UIButton()

    func layOut(wide: Bool) {
        let views: [String: UIView] = wide ? ["title": title, "button": button] : ["title": title]
        if wide {
            add(Formats.wide, views)
            add(Formats.column, views)
        } else {
            add(Formats.narrow, views)
            add(Formats.titleOnly, views)
        }
        add(debugFormat, views)
    }

    private func add(_ format: String, _ views: [String: UIView]) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: Formats.metrics, views: views))
    }
}

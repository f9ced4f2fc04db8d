import UIKit

/// The same functions build rows of formats and texts for people.
final class BadgeView: UIView {
    private let icon = UIImageView()
    private let count = UILabel()

    private func bracketed(_ text: String) -> String { "[\(text)]" }

    private func bracketed(_ text: String, width: Int) -> String { "[\(text)(\(width))]" }

    private static func list(_ first: String, _ second: String) -> String {
        let middle = "-"
        return first + middle + second
    }

    private func row(_ name: String) -> String {
        return "-" + bracketed(name) + "-"
    }

    func build() {
        let views: [String: UIView] = ["icon": icon, "count": count]
        addConstraints(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|" + row("icon") + bracketed("count") + "|",
                options: [], metrics: nil, views: views))
        let column = BadgeView.list(bracketed("icon"), bracketed("count", width: 24))
        addConstraints(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:|-\(column)-|", options: [], metrics: nil, views: views))
    }

    func describe(_ state: String) {
        accessibilityLabel = bracketed("No connection")
        accessibilityHint = BadgeView.list("Tap to retry.", "Hold to cancel.")
        print(row("the last state was " + state), bracketed("\(state), again"))
    }
}

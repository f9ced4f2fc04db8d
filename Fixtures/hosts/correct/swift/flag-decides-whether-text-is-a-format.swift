import UIKit

/// Rows of a form, each a format or a text, as other arguments say.
final class FormSection: UIView {
    private let field = UITextField()
    private let caption = UILabel()

    func add(_ row: String, isFormat: Bool) {
        if isFormat {
            addConstraints(
                NSLayoutConstraint.constraints(
                    withVisualFormat: row, options: [], metrics: nil,
                    views: ["field": field, "caption": caption]))
        } else {
            print(row)
        }
    }

    func show(_ row: String, views: [String: UIView]? = nil) {
        guard let views = views else {
            let text = row
            caption.text = text
            return
        }
        addConstraints(
            NSLayoutConstraint.constraints(
                withVisualFormat: row, options: [], metrics: nil, views: views))
    }

    func note(_ row: String, level: Int) {
        if level > 2 {
            NSLog("%@", row)
            return
        }
        addConstraints(
            NSLayoutConstraint.constraints(
                withVisualFormat: row, options: [], metrics: nil, views: ["field": field]))
    }

    func fill(_ row: String, isLayout: Bool) {
        if isLayout {
            addConstraints(
                NSLayoutConstraint.constraints(
                    withVisualFormat: row, options: [], metrics: nil, views: ["field": field]))
        }
        caption.accessibilityHint = row
    }

    func pair(_ first: String, _ second: String? = nil) {
        guard let second else {
            addConstraints(
                NSLayoutConstraint.constraints(
                    withVisualFormat: "H:|[\(first)]|", options: [], metrics: nil,
                    views: ["field": field]))
            return
        }
        addConstraints(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|[\(first)]-[\(second)]|", options: [], metrics: nil,
                views: ["field": field, "caption": caption]))
    }

    func build() {
        add("H:|[caption]-[field]|", isFormat: true)
        add("Your name", isFormat: false)
        show("V:|[field]|", views: ["field": field])
        show("Please type your full name")
        note("V:[field(>=44)]", level: 0)
        note("The section is built.", level: 3)
        fill("H:[field(120)]", isLayout: true)
        fill("Up to 40 letters", isLayout: false)
        pair("field")
        pair("caption", "field")
    }
}

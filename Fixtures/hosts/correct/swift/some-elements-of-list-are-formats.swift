import UIKit

/// Lists whose first element is a title, and lists of formats with options at the same index.
extension UIView {
    func addTitled(_ row: [String], _ views: [String: UIView]) {
        accessibilityLabel = row[0]
        addConstraints(
            NSLayoutConstraint.constraints(
                withVisualFormat: row[1], options: [], metrics: nil, views: views))
    }

    func addSliced(_ row: String..., views: [String: UIView]) {
        for format in row[1...] {
            addConstraints(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: [], metrics: nil, views: views))
        }
    }

    func addCounted(_ row: [String], _ views: [String: UIView]) {
        for index in 1..<row.count {
            addConstraints(
                NSLayoutConstraint.constraints(
                    withVisualFormat: row[index], options: [], metrics: nil, views: views))
        }
    }

    func addEnumerated(_ row: [String], _ views: [String: UIView]) {
        for (index, format) in row.enumerated() {
            if index == 0 { continue }
            addConstraints(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: [], metrics: nil, views: views))
        }
    }

    func addInner(_ row: [String], _ views: [String: UIView]) {
        accessibilityLabel = row[0]
        let inner = row[1]
        addConstraints(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|\(inner)|", options: [], metrics: nil, views: views))
    }

    func pin(
        _ formats: [String], _ options: [NSLayoutConstraint.FormatOptions],
        _ views: [String: UIView]
    ) {
        for (format, option) in zip(formats, options) {
            addConstraints(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: option, metrics: nil, views: views))
        }
    }

    func pinIndices(
        _ formats: [String], _ options: [NSLayoutConstraint.FormatOptions],
        _ views: [[String: UIView]]
    ) {
        for index in formats.indices {
            addConstraints(
                NSLayoutConstraint.constraints(
                    withVisualFormat: formats[index], options: options[index], metrics: nil,
                    views: views[index]))
        }
    }
}

func buildRows(in container: UIView, title: UIView, body: UIView) {
    let both = ["title": title, "body": body]
    container.addTitled(["The title of the page", "H:|[title]|"], both)
    container.addSliced("The body, in two lines", "H:|[body]|", "V:[title][body]", views: both)
    container.addCounted(["Some more text", "H:[title]-(>=8)-|", "H:[body]-(>=8)-|"], both)
    container.addEnumerated(["And the last one.", "V:|-[title]"], both)
    container.addInner(["A name for the row", "[title][body]"], both)
    container.pin(["H:[title][body]", "V:[title][body]"], [.alignAllTop, .alignAllLeft], both)
    container.pinIndices(
        ["H:[title][body]", "V:|[title]"], [.alignAllTop, []], [both, ["title": title]])
}

import AppKit

/// Pins a row of views to both edges of its superview.
func pinRow(_ inner: String, in container: NSView, views: [String: NSView]) {
    for view in views.values where view.superview == nil {
        container.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
    }
    let constraints = NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-" + inner + "-|",
        options: .alignAllCenterY,
        metrics: nil,
        views: views)
    container.addConstraints(constraints)
}

class PreferencesRow: NSView {
    let label = NSTextField(labelWithString: "Name")
    let field = NSTextField()
    let button = NSButton(title: "Reset", target: nil, action: nil)

    func build() {
        pinRow("[label]-[field(>=120)]", in: self, views: ["label": label, "field": field])
    }

    func buildWithButton() {
        let views: [String: NSView] = ["label": label, "field": field, "button": button]
        pinRow("[label]-[field]-[button]", in: self, views: views)
    }
}

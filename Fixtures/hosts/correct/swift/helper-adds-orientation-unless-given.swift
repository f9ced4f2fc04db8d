import AppKit

extension NSView {
    func add(format: String, views: [String: NSView]) {
        var string = format
        if !string.hasPrefix("H:") && !string.hasPrefix("V:") {
            string = "H:" + string
        }
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: string, options: [], metrics: nil, views: views))
    }
}

class InspectorPane: NSView {
    let title = NSTextField()
    let content = NSView()

    func setUp() {
        let views = ["title": title, "content": content]
        add(format: "|-[title]-|", views: views)
        add(format: "|[content]|", views: views)
        add(format: "V:|-[title]-[content]|", views: views)
    }
}

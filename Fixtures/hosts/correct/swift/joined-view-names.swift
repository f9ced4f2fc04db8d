import AppKit

extension NSView {
    /// Stacks the views from top to bottom, without gaps.
    func stack(_ subviews: [NSView]) {
        guard subviews.count > 0 else { return }
        var bindings: [String: NSView] = [:]
        var names: [String] = []
        for (i, subview) in subviews.enumerated() {
            let key = "s\(i)"
            names.append(key)
            bindings[key] = subview
            subview.translatesAutoresizingMaskIntoConstraints = false
            addSubview(subview)
        }
        let column = names.map { "[\($0)]" }.joined(separator: "-")
        let format = "V:|-\(column)-|"
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [.alignAllLeading, .alignAllTrailing],
            metrics: nil, views: bindings))
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-[s0]-|", options: [], metrics: nil, views: bindings))
    }
}

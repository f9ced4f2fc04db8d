import UIKit

final class LayoutBuilder {
    private let container: UIView
    private var views: [String: UIView] = [:]
    private var metrics: [String: CGFloat] = [:]
    private var formats: [(String, NSLayoutConstraint.FormatOptions)] = []

    init(in container: UIView) {
        self.container = container
    }

    func view(_ name: String, _ view: UIView) -> Self {
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview == nil { container.addSubview(view) }
        views[name] = view
        return self
    }

    func metric(_ name: String, _ value: CGFloat) -> Self {
        metrics[name] = value
        return self
    }

    func add(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) -> Self {
        formats.append((format, options))
        return self
    }

    func activate() {
        NSLayoutConstraint.activate(formats.flatMap { format, options in
            NSLayoutConstraint.constraints(
                withVisualFormat: format, options: options, metrics: metrics, views: views)
        })
    }
}

func example(_ container: UIView) {
    LayoutBuilder(in: container)
        .view("badge", UIView())
        .add("H:|-edge-[badge(22)]-[name]-edge-|", .alignAllCenterY)
        .view("name", UILabel())
        .metric("edge", 10)
        .add("V:|-edge-[badge(22)]-edge-|")
        .activate()
}

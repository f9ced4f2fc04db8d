import UIKit

struct Rule {
    var format: String
    var views: [String: UIView] = ["base": UIView()]
    var options: NSLayoutConstraint.FormatOptions = []

    init(_ format: String) { self.format = format }

    mutating func extend(_ name: String, _ view: UIView) {
        views[name] = view
        format += "-[\(name)]"
    }

    static func row(_ view: UIView) -> Rule {
        var rule = Rule("H:|[cell]|")
        rule.views = ["cell": view]
        return rule
    }
}

final class RuleView: UIView {
    func build(_ view: UIView) {
        var rule = Rule("H:|[base]")
        rule.extend("tail", view)
        apply(rule)
        rule.format = "V:|[tail]|"
        apply(rule)
        apply(.row(view))
        var (format, views) = pair(view)
        append(&format, &views, view)
        install(format, views)
        let result = pair(view)
        install(result.format, result.views)
        var names = ["x": view]
        rename(&names)
        install("H:[y]", names)
        withNames { install("V:[block]", $0) }
    }

    private func pair(_ view: UIView) -> (format: String, views: [String: UIView]) {
        view.isHidden ? ("V:|[hidden]", ["hidden": view]) : ("V:|[shown]", ["shown": view])
    }

    private func append(_ format: inout String, _ views: inout [String: UIView], _ view: UIView) {
        format += "[end]"
        views["end"] = view
    }

    private func rename(_ names: inout [String: UIView]) { names = ["y": names["x"]!] }

    private func withNames(_ body: ([String: UIView]) -> Void) { body(["block": self]) }

    private func apply(_ rule: Rule) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: rule.format, options: rule.options, metrics: nil, views: rule.views))
    }

    private func install(_ format: String, _ views: [String: UIView]) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: views))
    }
}

import UIKit

/// A parser of a bracket notation that has nothing to do with layouts.
struct OutlineParser {
    private var stack: [String] = []

    mutating func add(_ token: String) {
        if token.hasPrefix("[") {
            stack.append(String(token.dropFirst()))
        } else if token == "]" {
            stack.removeLast()
        }
    }
}

final class OutlineView: UIView {
    private var views: [String: UIView] = [:]

    func add(_ format: String) {
        addConstraints(
            NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
    }

    func reload(title: UILabel) {
        var parser = OutlineParser()
        parser.add("[a")
        parser.add("[b-")
        parser.add("]")
        parser.add("|[")

        views = ["title": title]
        addSubview(title)
        add("H:|-[title]-|")
        add("V:|-[title]")
    }
}

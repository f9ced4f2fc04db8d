import UIKit

/// Functions that return another string each time, and one that calls itself with a longer string.
final class NumberedRows: UIView {
    private var isOdd = false
    private var last = 0

    private func stripe() -> String {
        isOdd = !isOdd
        if isOdd { return "[dark]" }
        return "[light]"
    }

    func build(_ dark: UIView, _ light: UIView) {
        var views: [String: UIView] = [:]
        var count = 0
        func next(_ view: UIView) -> String {
            count += 1
            views["n\(count)"] = view
            return "[n\(count)]"
        }
        let row = "H:|" + next(dark) + "-" + next(light) + "|"
        addConstraints(
            NSLayoutConstraint.constraints(
                withVisualFormat: row, options: [], metrics: nil, views: views))
        addConstraints(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:|" + stripe() + "-" + stripe() + "|", options: [],
                metrics: nil, views: ["dark": dark, "light": light]))
    }

    func buildEnds(_ first: UIView, _ second: UIView) {
        var isFirst = true
        func end() -> String {
            if isFirst {
                isFirst = false
                return "|[first]"
            }
            return "[second]|"
        }
        addConstraints(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:" + end() + end(), options: [], metrics: nil,
                views: ["first": first, "second": second]))
    }
}

extension UIView {
    func chain(
        _ rest: ArraySlice<UIView>, after row: String = "H:|", _ views: [String: UIView] = [:]
    ) {
        guard let view = rest.first else {
            addConstraints(
                NSLayoutConstraint.constraints(
                    withVisualFormat: row + "|", options: [], metrics: nil, views: views))
            return
        }
        let name = "v\(views.count)"
        chain(rest.dropFirst(), after: row + "[\(name)]", views.merging([name: view]) { $1 })
    }
}

func chainRows(in container: UIView, _ views: [UIView]) {
    container.chain(views[...])
    container.chain(views[...], after: "V:|-")
}

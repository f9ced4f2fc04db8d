import UIKit

final class MergeView: UIView {
    let a = UIView(), b = UIView(), c = UIView()
    var extra: [String: UIView]?

    func build(_ more: [String: UIView]) {
        var views = ["a": a]
        views.merge(["b": b]) { old, _ in old }
        add("H:|[a][b]|", views)
        views.merge(more) { $1 }
        add("H:|[a][other]|", views)
        views = views.filter { $0.key != "b" }
        views = Dictionary(uniqueKeysWithValues: views.map { ("my_" + $0.key, $0.value) })
        add("H:|[my_a]|", views)
        extra = ["a": a]
        extra?["c"] = c
        if let extra = extra { add("V:|[c]|", extra) }
        var copy = views
        copy["c"] = c
        swap(&copy, &views)
        add("V:[c]", views)
        let all = [["a": a], ["b": b], more].reduce([:]) { $0.merging($1) { $1 } }
        add("V:[b]", all)
        let named = Dictionary(grouping: [a, b]) { "v\($0.tag)" }.compactMapValues { $0.first }
        add("V:[v3]", named)
        var lowered: [String: UIView] = [:]
        for (key, view) in ["A": a, "B": b] { lowered[key.lowercased()] = view }
        add("V:[a][b]", lowered)
    }

    private func add(_ format: String, _ views: [String: UIView]) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: views))
    }
}

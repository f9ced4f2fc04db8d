import UIKit

enum Theme: String, CaseIterable {
    case small, large
    var gap: CGFloat { self == .small ? 4 : 8 }
    static let metrics = Dictionary(uniqueKeysWithValues: allCases.map { ("gap_" + $0.rawValue, $0.gap) })
}

struct Insets { var top: CGFloat = 1, left: CGFloat = 2 }

extension Insets {
    var metrics: [String: CGFloat] { ["top": top, "left": left] }
}

final class MetricsView: UIView {
    private var metrics: [String: CGFloat] = ["gap": 8]
    static let shared: [String: CGFloat] = ["margin": 16]
    let box = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        metrics["wide"] = 20
        metrics.merge(Theme.metrics) { $1 }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func build(extra: [String: CGFloat], insets: Insets) {
        lay("H:|-gap-[box]-wide-|")
        lay("H:|-gap_small-[box]-gap_large-|")
        lay("V:|-margin-[box]", Self.shared)
        lay("V:|-top-[box]", insets.metrics)
        lay("V:|-top-[box]-margin-|", insets.metrics.merging(Self.shared) { $1 })
        lay("H:|-any-[box]", extra)
        var local = Self.shared
        for (index, value) in [1, 2, 3].enumerated() { local["m\(index)"] = CGFloat(value) }
        lay("H:|-m0-[box(m1)]-(>=m2,<=margin@m1)-|", local)
        let total = ["sum": local.values.reduce(0, +)]
        lay("H:[box(sum)]", total)
        let half = metrics.mapValues { $0 / 2 }
        lay("H:|-wide-[box]-gap-|", half)
        let renamed = Dictionary(uniqueKeysWithValues: metrics.map { ("x" + $0.key, $0.value) })
        lay("H:|-xgap-[box]", renamed)
        local.removeAll()
        local["only"] = 1
        lay("H:[box(only)]", local)
    }

    private func lay(_ format: String, _ given: [String: CGFloat]? = nil) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: given ?? metrics, views: ["box": box]))
    }
}

import UIKit

final class BarChart: UIView {
    private var counter = 0
    private var bars: [String: UIView] = [:]

    @discardableResult
    private func nextName(for bar: UIView) -> String {
        counter += 1
        let name = "bar\(counter)"
        bars[name] = bar
        return name
    }

    func load(_ values: [CGFloat]) {
        var format = "H:|"
        for value in values {
            let bar = UIView()
            bar.translatesAutoresizingMaskIntoConstraints = false
            addSubview(bar)
            let name = nextName(for: bar)
            format += counter == 1 ? "-2-[\(name)]" : "-2-[\(name)(==bar1)]"
            addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: "V:[\(name)(\(value))]|", options: [], metrics: nil, views: bars))
        }
        guard counter > 0 else { return }
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format + "-2-|", options: [], metrics: nil, views: bars))
    }
}

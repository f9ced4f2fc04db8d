import UIKit

final class ParallelView: UIView {
    let a = UIView(), b = UIView(), c = UIView()

    func build(wide: Bool) {
        let formats = ["H:|[a]|", "H:|[b]|", "H:|[c]|"]
        let names: [[String: UIView]] = [["a": a], ["b": b], ["c": c]]
        for (format, views) in zip(formats, names) { add(format, views) }
        for index in formats.indices { add(formats[index], names[index]) }
        for (index, format) in formats.enumerated() { add(format, names[index]) }
        zip(formats, names).forEach { add($0, $1) }
        formats.enumerated().forEach { index, format in add(format, names[index]) }
        add(formats[1], names[1])
        add(formats.last!, names.last!)
        add(formats.first ?? "", names.first ?? [:])

        let rows = wide ? ["V:|[a]|", "V:|[b]|"] : ["V:|[c]|"]
        let views = wide ? ["a": a, "b": b] : ["c": c]
        rows.forEach { add($0, views) }

        let metrics: [String: CGFloat]? = wide ? ["w": 8] : nil
        add(wide ? "H:|-w-[a]" : "H:|-[a]", ["a": a], metrics)
        var table = Dictionary(uniqueKeysWithValues: zip(["one", "two"], [a, b]))
        add("H:[one][two]", table)
        table["one"] = nil
        table["three"] = c
        add("H:[two][three]", table)
        let config = (formats: ["V:[x]"], views: ["x": a])
        for format in config.formats { add(format, config.views) }
        let byName = ["x": "V:[x(1)]", "y": "V:[y(1)]"]
        for (name, format) in byName { add(format, [name: a]) }
    }

    private func add(_ format: String, _ views: [String: UIView], _ metrics: [String: CGFloat]? = nil) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: metrics, views: views))
    }
}

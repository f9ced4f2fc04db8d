import UIKit

final class KeyboardView: UIView {
    func build(_ titles: [String]) {
        var views: [String: UIView] = [:]
        for index in 0..<3 { views["key\(index)"] = UIButton() }
        for (offset, title) in titles.enumerated() {
            let label = UILabel()
            label.text = title
            views["label\(offset + 1)"] = label
        }
        var number = 10
        while number < 12 {
            views["fn\(number)"] = UIButton()
            number += 1
        }
        for step in stride(from: 0, to: 40, by: 10) { views["tick\(step)"] = UIView() }
        views["space"] = UIButton()
        add("H:|[key0][key1(key0)][key2(key0)]|", views)
        add("H:|[fn10][fn11]|", views)
        add("H:|[tick0][tick30][space]|", views)
        add("V:|[key0][label1][label2]|", views)

        var row = "H:|"
        var cells: [String: UIView] = [:]
        for (index, _) in titles.enumerated() {
            let name = "cell_\(index)"
            cells[name] = UIView()
            row += index == 0 ? "[\(name)]" : "-[\(name)(cell_0)]"
        }
        row += "|"
        add(row, cells)
        for name in cells.keys.sorted() { add("V:|[\(name)]|", cells) }
    }

    func add(_ format: String, _ views: [String: UIView]) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: views))
    }
}

import UIKit

final class EditedView: UIView {
    let tile = UIView()

    func build(closed: Bool) {
        var format = "|-[tile]-"
        format.insert(contentsOf: "H:", at: format.startIndex)
        if closed {
            format.append("|")
        } else {
            format.removeLast()
        }
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: ["tile": tile]))

        var column = "V:[tile]-[next"
        if let end = column.range(of: "-[next") {
            column.removeSubrange(end)
        }
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: column + "-|", options: [], metrics: nil, views: ["tile": tile]))
    }
}

import UIKit

final class VerticalList: UIScrollView {
    func show(_ rows: [UIView]) {
        var previous: UIView?
        for row in rows {
            addSubview(row)
            row.translatesAutoresizingMaskIntoConstraints = false
            addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-[row]-|", options: [], metrics: nil, views: ["row": row]))
            if let previous = previous {
                addConstraints(NSLayoutConstraint.constraints(
                    withVisualFormat: "V:[previous]-[row]", options: [], metrics: nil,
                    views: ["previous": previous, "row": row]))
            } else {
                addConstraints(NSLayoutConstraint.constraints(
                    withVisualFormat: "V:|-[row]", options: [], metrics: nil, views: ["row": row]))
            }
            previous = row
        }
        if let last = previous {
            addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: "V:[last]-|", options: [], metrics: nil, views: ["last": last]))
        }
    }
}

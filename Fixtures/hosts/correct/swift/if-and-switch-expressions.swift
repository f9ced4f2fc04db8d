import UIKit

final class ExpressionsView: UIView {
    enum Mode { case list, grid(columns: Int), empty }

    let list = UIView(), grid = UIView(), hint = UILabel()

    func show(_ mode: Mode, wide: Bool) {
        let views: [String: UIView] = switch mode {
        case .list: ["list": list]
        case .grid: ["grid": grid]
        case .empty: ["hint": hint]
        }
        let row = switch mode {
        case .list: "H:|[list]|"
        case .grid(let columns) where columns > 2: "H:|-4-[grid]-4-|"
        case .grid: "H:|[grid]|"
        case .empty: "H:|-[hint]-|"
        }
        let column = if case .empty = mode { "V:|-(>=40)-[hint]" } else if case .list = mode { "V:|[list]|" } else { "V:|[grid]|" }
        let gap = if wide { 20 } else { 8 }
        for format in [row, column] {
            addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: format, metrics: nil, views: views))
        }
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:[extra]-\(gap)-|", metrics: nil, views: ["extra": UIView()]))
    }
}

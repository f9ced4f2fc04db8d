import UIKit

final class GridView: UIView {
    func fill(_ rows: [[UIView]]) {
        var views: [String: UIView] = [:]
        for (r, row) in rows.enumerated() {
            for (c, cell) in row.enumerated() {
                cell.translatesAutoresizingMaskIntoConstraints = false
                addSubview(cell)
                views["cell_\(r)_\(c)"] = cell
            }
        }
        for r in rows.indices where !rows[r].isEmpty {
            let cells = rows[r].indices.map { c in
                c == 0 ? "[cell_\(r)_0]" : "[cell_\(r)_\(c)(==cell_\(r)_0)]"
            }
            addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-\(cells.joined(separator: "-"))-|",
                options: [.alignAllTop, .alignAllBottom], metrics: nil, views: views))
        }
        let column = rows.indices.filter { !rows[$0].isEmpty }.map { "[cell_\($0)_0]" }
        guard !column.isEmpty else { return }
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-" + column.joined(separator: "-") + "-|", options: [], metrics: nil, views: views))
    }
}

import UIKit

enum LayoutError: Error { case missing }

final class TableView: UIView {
    func build(_ cells: [[UIView]]) throws {
        var views: [String: UIView] = [:]
        var format = ""
        outer: for row in cells {
            views = [:]
            format = "H:|"
            for (index, cell) in row.enumerated() {
                if cell.isHidden { continue outer }
                views["c\(index)"] = cell
                format += "[c\(index)]"
            }
            format += "|"
            add(format, views)
        }
        do {
            views = ["first": try first(cells)]
            format = "V:|[first]"
        } catch {
            views = ["error": UIView()]
            format = "V:|[error]"
        }
        add(format, views)
        views = ["only": UIView()]
        repeat {
            format = "V:[only(8)]"
            if cells.isEmpty { break }
            views = ["only": UIView(), "more": UIView()]
            format = "V:[only][more]"
        } while format.isEmpty
        add(format, views)
        if let view = try? first(cells) { views["maybe"] = view }
        add(views["maybe"] == nil ? "V:[only(9)]" : "V:[maybe(9)]", views)
    }

    private func first(_ cells: [[UIView]]) throws -> UIView {
        guard let cell = cells.first?.first else { throw LayoutError.missing }
        return cell
    }

    private func add(_ format: String, _ views: [String: UIView]) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: views))
    }
}

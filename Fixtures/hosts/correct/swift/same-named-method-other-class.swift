import Foundation

/// A grid of text cells. Its method is named like Apple's and takes a notation of its own.
final class TextGrid {
    private(set) var cells: [[String]] = []

    static func constraints(withVisualFormat format: String, options: [String], metrics: [String: Int]?, views: [String: String]) -> [String] {
        return format.split(separator: "/").map { part in
            options.joined() + part + String(metrics?.count ?? 0) + String(views.count)
        }
    }

    func fill() {
        cells.append(TextGrid.constraints(withVisualFormat: "[a/b-/c", options: [], metrics: nil, views: [:]))
        cells.append(TextGrid.constraints(withVisualFormat: "H:[[[", options: ["x"], metrics: ["m": 1], views: ["a": "b"]))
    }
}

let grid = TextGrid()
grid.fill()
print(grid.cells)

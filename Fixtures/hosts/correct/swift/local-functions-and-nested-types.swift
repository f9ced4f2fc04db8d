import UIKit

final class Board: UIView {
    let field = UIView()

    func put(_ format: String) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: ["field": field]))
    }

    struct Log {
        var lines: [String] = []
        mutating func put(_ line: String) { lines.append(line) }
        mutating func header() {
            put("[header")
            self.put("[second")
        }
    }

    enum Piece: String {
        case king
        func put(_ square: String) -> String { rawValue + square }
    }

    func build() {
        var log = Log()
        log.put("[start")
        _ = Piece.king.put("[e4")
        func put(_ text: String) { print(text) }
        put("[printed")
        self.put("H:|[field]|")
        let closure: (String) -> Void = { put($0) }
        closure("[closure")
        withLog(&log) { log in log.put("[inner") }
        withLog(&log) { $0.put("[implicit") }
    }

    private func withLog(_ log: inout Log, _ body: (inout Log) -> Void) { body(&log) }
}

extension Board.Log {
    mutating func footer() { put("[footer") }
}

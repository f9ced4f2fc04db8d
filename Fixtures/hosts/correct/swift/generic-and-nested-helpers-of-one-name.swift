import UIKit

struct Console<Output> {
    var output: [Output] = []
    mutating func emit(_ text: Output) { output.append(text) }
}

protocol Emitting: AnyObject {
    associatedtype Text
    func emit(_ text: Text)
}

extension Emitting where Self: UIView, Text == String {
    func emit(_ text: String) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: text, options: [], metrics: nil, views: ["me": self]))
    }
}

final class Speaker: Emitting {
    func emit(_ text: String) { print(text) }
}

final class EmittingView: UIView, Emitting {
    typealias Text = String
    private var console = Console<String>()
    private let speaker = Speaker()

    final class Inner {
        var lines: [String] = []
        func emit(_ line: String) { lines.append(line) }
        func run() { emit("[inner") }
    }

    func run() {
        emit("H:|[me]|")
        console.emit("[console")
        speaker.emit("[speaker")
        Inner().emit("[made")
        let all: [any Emitting] = [speaker]
        print(all.count)
        [Speaker()].forEach { $0.emit("[each") }
        call(speaker) { $0.emit("[closure") }
    }

    private func call<T>(_ value: T, _ body: (T) -> Void) { body(value) }
}

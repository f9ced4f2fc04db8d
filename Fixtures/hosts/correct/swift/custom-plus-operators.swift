import UIKit

func + (left: [String: UIView], right: [String: UIView]) -> [String: UIView] {
    left.merging(right) { $1 }
}

func | (left: String, right: String) -> String { left + "-8-" + right }
prefix operator ^
prefix func ^ (name: String) -> String { "[\(name)]" }

final class OperatorView: UIView {
    let a = UIView(), b = UIView()

    func build() {
        let one = ["a": a], two = ["b": b]
        lay("H:|[a][b]|", one + two)
        lay("V:|" + (^"a" | ^"b") + "|", one + two)
        let all = [one, two].reduce([:], +)
        lay("V:[a][b]", all)
        lay("H:" + ["a", "b"].map { ^$0 }.joined(separator: "-"), all)
        lay("H:[a]" + (one.isEmpty ? "" : "-[b]"), one + two)
        lay(["V:|", ^"b", "|"].reduce("", +), two)
    }

    private func lay(_ format: String, _ views: [String: UIView]) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: views))
    }
}

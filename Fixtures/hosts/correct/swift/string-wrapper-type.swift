import UIKit

/// A format string with its own type.
struct VisualFormat: ExpressibleByStringLiteral {
    let string: String
    var options: NSLayoutConstraint.FormatOptions = []

    init(stringLiteral value: String) {
        string = value
    }

    func aligned(_ options: NSLayoutConstraint.FormatOptions) -> VisualFormat {
        var copy = self
        copy.options = options
        return copy
    }

    func constraints(_ views: [String: UIView]) -> [NSLayoutConstraint] {
        return NSLayoutConstraint.constraints(
            withVisualFormat: string, options: options, metrics: nil, views: views)
    }
}

final class PairView: UIView {
    let one = UIView()
    let two = UIView()

    func setUp() {
        let formats: [VisualFormat] = ["H:|-[one]-[two(==one)]-|", "V:|-[one]-|", "V:|-[two]-|"]
        let row: VisualFormat = "H:[one]-[two]"
        NSLayoutConstraint.activate(
            formats.flatMap { $0.constraints(["one": one, "two": two]) }
                + row.aligned(.alignAllTop).constraints(["one": one, "two": two]))
    }
}

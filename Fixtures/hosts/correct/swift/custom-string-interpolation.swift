import UIKit

/// A format whose interpolations are views. The names of the views are made at run time.
struct LayoutFormat: ExpressibleByStringInterpolation {
    struct StringInterpolation: StringInterpolationProtocol {
        var text = ""
        var views: [String: UIView] = [:]

        init(literalCapacity: Int, interpolationCount: Int) {}

        mutating func appendLiteral(_ literal: String) {
            text += literal
        }

        mutating func appendInterpolation(_ view: UIView) {
            let name = "view\(views.count)"
            views[name] = view
            text += name
        }

        mutating func appendInterpolation(gap: CGFloat) {
            text += "-(\(gap))-"
        }
    }

    let text: String
    let views: [String: UIView]

    init(stringLiteral value: String) {
        text = value
        views = [:]
    }

    init(stringInterpolation: StringInterpolation) {
        text = stringInterpolation.text
        views = stringInterpolation.views
    }

    var constraints: [NSLayoutConstraint] {
        NSLayoutConstraint.constraints(withVisualFormat: text, metrics: nil, views: views)
    }
}

func activate(_ formats: LayoutFormat...) {
    NSLayoutConstraint.activate(formats.flatMap(\.constraints))
}

func example(_ title: UILabel, _ icon: UIImageView) {
    activate("H:|\(gap: 4)[\(icon)(20)]\(gap: 8)[\(title)]|", "V:|[\(title)]|")
}

import UIKit

infix operator <|>: AdditionPrecedence

func <|> (view: UIView, format: (String, [String: UIView])) {
    view.addConstraints(NSLayoutConstraint.constraints(
        withVisualFormat: format.0, options: [], metrics: nil, views: format.1))
}

prefix operator ^

prefix func ^ (format: String) -> (([String: UIView]) -> [NSLayoutConstraint]) {
    return { views in
        NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views)
    }
}

class OperatorView: UIView {
    let a = UIView()
    let b = UIView()

    func run() {
        self <|> ("H:|-[a]-[b(==a)]-|", ["a": a, "b": b])
        self <|> ("V:|-[a]-|", ["a": a])
        addConstraints((^"V:|-[b]-|")(["b": b]))
    }
}

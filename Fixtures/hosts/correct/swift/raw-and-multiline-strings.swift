import UIKit

final class QuoteView: UIView {
    let mark = UILabel()
    let quote = UILabel()

    func setup() {
        let views = ["mark": mark, "quote": quote]
        let horizontal = #"H:|-[mark(20)]-[quote]-|"#
        let vertical = """
            V:|-[quote]-(>=8)-|
            """
        let column = """
            V:|-\
            [mark]-\
            (>=8)-|
            """
        let number = 4
        let gap = ##"H:[mark]-(>=\##(number))-[quote]"##
        for format in [horizontal, vertical, column, gap] {
            addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: format, options: [], metrics: nil, views: views))
        }
    }
}

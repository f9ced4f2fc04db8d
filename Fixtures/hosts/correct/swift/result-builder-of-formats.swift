import UIKit

@resultBuilder
enum FormatBuilder {
    static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
    static func buildExpression(_ format: String) -> [String] { [format] }
    static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
    static func buildEither(first part: [String]) -> [String] { part }
    static func buildEither(second part: [String]) -> [String] { part }
}

extension UIView {
    func layout(_ views: [String: UIView], @FormatBuilder _ formats: () -> [String]) {
        NSLayoutConstraint.activate(
            formats().flatMap {
                NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: nil, views: views)
            })
    }
}

final class OrderView: UIView {
    let summary = UILabel()
    let coupon = UITextField()

    func build(hasCoupon: Bool) {
        layout(["summary": summary, "coupon": coupon]) {
            "H:|-[summary]-|"
            if hasCoupon {
                "H:|-[coupon]-|"
                "V:|-[summary]-[coupon]-|"
            } else {
                "V:|-[summary]-|"
            }
        }
    }
}

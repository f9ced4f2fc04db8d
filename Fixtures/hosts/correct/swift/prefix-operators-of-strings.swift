import UIKit

prefix operator ~~

prefix func - (part: String) -> String { "-" + part }
prefix func ~~ (part: String) -> String { part + "|" }

extension String {
    static prefix func + (part: String) -> String { "|-" + part }
    public prefix static func ! (part: String) -> String { "[" + part + "]" }
}

final class ChainView: UIView {
    func build(first: UIView, second: UIView, name: String) {
        let views = ["first": first, "second": second]
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "|" + -"[first]" + -"|", metrics: nil, views: views))
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:" + +"[first]" + -"[second]", metrics: nil, views: views))
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-" + ~~"[first]-", metrics: nil, views: views))
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:|\(-name)\(-"|")", metrics: nil, views: views))
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-" + !name + -"[first]", metrics: nil, views: views))
    }
}

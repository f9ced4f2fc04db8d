import UIKit

typealias LC = NSLayoutConstraint
typealias Views = [String: UIView]
typealias Align = NSLayoutConstraint.FormatOptions

extension LC {
    static func visual(_ format: String, _ align: Align = [], _ views: Views) -> [LC] {
        return LC.constraints(withVisualFormat: format, options: align, metrics: nil, views: views)
    }
}

final class AliasView: UIView {
    let key = UILabel(), value = UILabel()

    func install() {
        let views: Views = ["key": key, "value": value]
        LC.activate(LC.visual("H:|-[key]-[value]-|", .alignAllFirstBaseline, views))
        LC.activate(LC.visual("V:|-[key]-|", views))
        LC.activate(LC.constraints(withVisualFormat: "V:[value(key)]", options: [], metrics: nil, views: views))
    }
}

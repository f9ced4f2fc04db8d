import UIKit

final class OddNames: UIView {
    let `default` = UIView()
    let `in` = UIView()
    let größe: CGFloat = 12
    let 🎈 = UIView()

    func build() {
        let `views`: [String: UIView] = ["default": `default`, "in": `in`, "balloon": 🎈]; let m = ["size": größe]
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-[default]-[in(size)]-|", options: [], metrics: m, views: views))
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|-[balloon(size)]", options: [], metrics: m, views: `views`)); print("[😀]-[🎈")
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|[balloon]", options: [], metrics: nil, views: self.named(🎈)))
    }

    func named(_ balloon: UIView) -> [String: UIView] { return ["balloon": balloon, "b": balloon] }
}

import UIKit

final class OverlapView: UIView {
    let back = UIView(), front = UIView(), rim = UIView()

    func layOut() {
        let views = ["back": back, "front": front, "rim": rim]
        let metrics = ["overlap": -12, "rimOutset": -1.5, "half": 0.5] as [String: Any]
        for format in [
            "H:|-(-8)-[back(>=0x20)]-(-8)-|",
            "H:[back]-overlap-[front(1e2)]->=-20-[rim(half)]",
            "V:|-rimOutset-[rim]-rimOutset-|",
            "V:|-5.-[back]-(>=-3@250.5,<=7.25)-[front(007)]",
            "V:[front]-0@999-|",
        ] {
            addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: format, options: [], metrics: metrics, views: views))
        }
    }
}

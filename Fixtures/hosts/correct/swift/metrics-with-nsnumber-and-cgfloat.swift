import UIKit

class ThermometerView: UIView {
    let bulb = UIView()
    let tube = UIView()
    let bulbSize: CGFloat = 40
    let tubeWidth = 8

    func addLayout(priority: UILayoutPriority) {
        let metrics: [String: Any] = [
            "bulbSize": bulbSize,
            "tubeWidth": NSNumber(value: tubeWidth),
            "overlap": -4.0,
            "priority": NSNumber(value: priority.rawValue),
            "high": 750,
        ]
        let views = ["bulb": bulb, "tube": tube]
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-[tube(>=bulbSize@priority)]-overlap-[bulb(bulbSize)]-|",
            options: .alignAllCenterX, metrics: metrics, views: views))
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:[tube(tubeWidth@high)]", options: [], metrics: metrics, views: views))
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-(>=0,8@high)-[bulb(bulbSize)]-(>=0)-|", options: [], metrics: metrics, views: views))
    }
}

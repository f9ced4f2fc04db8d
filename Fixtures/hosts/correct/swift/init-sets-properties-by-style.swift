import UIKit

final class StyledView: UIView {
    private let format: String
    private let names: [String: UIView]
    private var metrics: [String: CGFloat] = ["gap": 8]
    private var column = "V:|[body]|"

    init(compact: Bool) {
        let body = UIView(), side = UIView()
        if compact {
            format = "H:|-gap-[body]-gap-|"
            names = ["body": body]
        } else {
            format = "H:|-gap-[body]-wide-[side]-gap-|"
            names = ["body": body, "side": side]
            metrics["wide"] = 16
        }
        super.init(frame: .zero)
    }

    init(column: String) {
        self.column = column
        format = ""
        names = ["column": UIView()]
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        (format, names) = ("H:|[coded]|", ["coded": UIView()])
        super.init(coder: coder)
    }

    override func updateConstraints() {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: metrics, views: names))
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: column, options: [], metrics: metrics, views: names))
        super.updateConstraints()
    }
}

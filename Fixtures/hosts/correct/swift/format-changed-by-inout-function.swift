import UIKit

func close(_ format: inout String) {
    format += "]-|"
}

func open(_ format: inout String, axis: Character = "H") {
    format = "\(axis):|-[" + format
}

class InoutView: UIView {
    let box = UIView()

    func build() {
        var format = "H:|-[box"
        close(&format)
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: ["box": box]))

        var other = "box"
        open(&other, axis: "V")
        close(&other)
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: other, options: [], metrics: nil, views: ["box": box]))
    }
}

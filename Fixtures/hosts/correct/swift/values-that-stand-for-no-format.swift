import UIKit

final class ModeView: UIView {
    let box = UIView()
    var fallback = "V:|[box]|"

    func build(_ wanted: String?) {
        var format = "default"
        if let wanted = wanted, !wanted.isEmpty { format = wanted }
        if format == "default" { format = fallback }
        apply(format)

        var column = "none"
        switch wanted {
        case "tall"?: column = "V:|[box]|"
        case "short"?: column = "V:|-[box]"
        default: break
        }
        guard column != "none" else { return }
        apply(column)
    }

    func pin(_ name: String = "*") {
        let target = name == "*" ? "box" : name
        apply("H:|[\(target)]|")
        if name == "off" { return }
        apply(name == "*" ? "V:[box(8)]" : "V:[box(9)]")
    }

    private func apply(_ format: String) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: ["box": box]))
    }
}

import UIKit

final class Canvas: UIView {
    let stage = UIView()

    func apply(_ format: String, _ metrics: [String: CGFloat] = [:]) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: metrics, views: ["stage": stage]))
    }
}

final class Shader {
    var lines: [String] = []

    func apply(_ line: String, _ uniforms: [String: CGFloat] = [:]) {
        lines.append(line)
    }
}

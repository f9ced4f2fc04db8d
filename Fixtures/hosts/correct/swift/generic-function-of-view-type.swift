import UIKit

protocol Renderer {
    func draw(_ text: String)
}

extension UIView {
    func draw(_ format: String) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: ["it": subviews[0]]))
    }
}

final class AsciiRenderer: Renderer {
    var output = ""
    func draw(_ text: String) { output += text }
}

func render<R: Renderer>(_ renderer: R, others: [any Renderer]) {
    renderer.draw("[a")
    others.forEach { $0.draw("|-[") }
    for other in others { other.draw("H:|[") }
    (renderer as? AsciiRenderer)?.draw("V:[")
}

func pin<V: UIView>(_ view: V, _ some: UIView?) {
    view.draw("H:|-[it]-|")
    some?.draw("V:|-[it]-|")
}

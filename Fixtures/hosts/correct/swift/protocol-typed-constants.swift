import UIKit

protocol Layer { var host: UIView { get } }

extension Layer {
    func draw(_ text: String) { print(text) }
    func place(_ format: String) {
        host.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: ["base": host]))
    }
}

struct FormatLayer: Layer {
    let host = UIView()
    func draw(_ format: String) {
        host.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: ["top": host]))
    }
    func place(_ format: String) {
        host.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: ["base": host, "top": host]))
    }
}

func useLayers(_ all: [any Layer], some: some Layer) {
    let plain: Layer = FormatLayer()
    plain.draw("[static dispatch")
    let any: any Layer = FormatLayer()
    any.draw("[any")
    let exact = FormatLayer()
    exact.draw("H:[top]")
    exact.place("V:[top]-[base]")
    some.draw("[some")
    for layer in all { layer.draw("[each") }
    FormatLayer().draw("V:[top(8)]")
    (FormatLayer() as Layer).draw("[cast")
}

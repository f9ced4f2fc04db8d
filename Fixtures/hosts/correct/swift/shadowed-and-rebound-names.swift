import UIKit

private let views: [String: UIView] = ["global": UIView()]
private let format = "H:|[global]|"

final class ShadowView: UIView {
    let format = "H:|[own]|"
    let views: [String: UIView] = ["own": UIView()]

    func build(views: [String: UIView], extra: UIView) {
        var views = views
        views["extra"] = extra
        install(format, self.views)
        install("H:|[anything][extra]|", views)
        do {
            let views = self.views.merging(views) { $1 }
            install("V:|[own][extra]|", views)
            let format = "V:|[extra]|"
            install(format, views)
        }
        if var views = Optional(self.views) {
            views["more"] = extra
            install("V:[own][more]", views)
        }
        let closure = { (views: [String: UIView], format: String) in self.install(format, views) }
        closure(["c": extra], "H:|[c]|")
        func inner(_ format: String = "V:|[inner]|") {
            let views = ["inner": extra]
            install(format, views)
        }
        inner()
        switch extra {
        case let views where views.isHidden: install("H:[v]", ["v": views])
        default: install("H:[own]", self.views)
        }
        for format in ["H:[extra]", "V:[extra]"] { install(format, views) }
        _ = [extra].map { views in install("H:[w]", ["w": views]) }
    }

    private func install(_ format: String, _ views: [String: UIView]) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: views))
    }
}

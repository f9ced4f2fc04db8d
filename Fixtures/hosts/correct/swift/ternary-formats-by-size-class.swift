import UIKit

final class PlayerViewController: UIViewController {
    private let artwork = UIImageView()
    private let controls = UIView()
    private var active: [NSLayoutConstraint] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        NSLayoutConstraint.deactivate(active)
        let wide = traitCollection.verticalSizeClass == .compact
        let views = ["artwork": artwork, "controls": controls]
        let main = wide ? "H:|-[artwork(==controls)]-[controls]-|" : "V:|-[artwork]-[controls(160)]-|"
        let cross = wide
            ? ["V:|-[artwork]-|", "V:|-[controls]-|"]
            : ["H:|-[artwork]-|", "H:|-[controls]-|"]
        active = NSLayoutConstraint.constraints(withVisualFormat: main, options: [], metrics: nil, views: views)
        for format in cross {
            active += NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views)
        }
        NSLayoutConstraint.activate(active)
    }
}

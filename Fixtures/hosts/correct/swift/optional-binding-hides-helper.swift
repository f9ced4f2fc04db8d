import UIKit

final class HookedView: UIView {
    let chart = UIView()
    /// Receives the steps of the drawing, for example "[axis".
    var onStep: ((String) -> Void)?

    func add(_ format: String) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: ["chart": chart]))
    }

    func build() {
        add("H:|-[chart]-|")
        add("V:|-[chart]-|")
        if let add = onStep {
            add("[built")
        }
    }

    func draw() {
        guard let add = onStep else { return }
        add("[axis")
        add("|-[bars")
    }
}

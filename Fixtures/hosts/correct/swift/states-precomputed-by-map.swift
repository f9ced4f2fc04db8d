import UIKit

/// A drawer whose constraints are made once for each state. Only those of one state are active.
final class DrawerView: UIView {
    private let handle = UIView()
    private let content = UIView()
    private var states: [[NSLayoutConstraint]] = []

    func prepare() {
        let views = ["handle": handle, "content": content]
        let formats = [
            "V:|-40-[handle(8)]-[content]-|",
            "V:|-40-[handle(8)]",
            "V:[handle(8)]|",
        ]
        states = formats.map {
            NSLayoutConstraint.constraints(withVisualFormat: $0, options: [], metrics: nil, views: views)
        }
        NSLayoutConstraint.activate(states[0])
    }

    func show(state: Int) {
        NSLayoutConstraint.deactivate(states.flatMap { $0 })
        NSLayoutConstraint.activate(states[state])
    }
}

import UIKit

struct Layout {
    let container: UIView
    let views: [String: UIView]

    func callAsFunction(_ formats: String...) {
        for format in formats {
            container.addConstraints(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: [], metrics: nil, views: views))
        }
    }
}

final class SignatureView: UIView {
    private let canvas = UIView()
    private let clear = UIButton()

    func arrange() {
        let layout = Layout(container: self, views: ["canvas": canvas, "clear": clear])
        layout("H:|[canvas]|", "V:|[canvas]-8-[clear(32)]|")
        layout("H:|-(>=0)-[clear]-|")
    }
}

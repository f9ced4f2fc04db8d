import UIKit

private func add(_ text: String, to view: UIView, _ attributes: [String: UIView]) {
    let label = UILabel()
    label.text = text
    view.addSubview(label)
}

func describe(_ view: UIView) {
    add("[described", to: view, [:])
}

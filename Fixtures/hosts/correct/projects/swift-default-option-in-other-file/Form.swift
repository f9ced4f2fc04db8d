import UIKit

final class Form: UIStackView {
    func build(_ field: UIView, _ send: UIView) {
        let views = ["field": field, "send": send]
        addRow("H:|-[field]-[send]-|", views)
        addRow("H:|-[field]-|", views)
        addTopRow("H:[send(40)]", views)
        addTopRow("H:[field][send]", views)
    }
}

import UIKit

@resultBuilder
enum ConstraintBuilder {
    static func buildBlock(_ parts: [NSLayoutConstraint]...) -> [NSLayoutConstraint] { parts.flatMap { $0 } }
    static func buildExpression(_ c: NSLayoutConstraint) -> [NSLayoutConstraint] { [c] }
    static func buildExpression(_ c: [NSLayoutConstraint]) -> [NSLayoutConstraint] { c }
    static func buildOptional(_ c: [NSLayoutConstraint]?) -> [NSLayoutConstraint] { c ?? [] }
    static func buildEither(first c: [NSLayoutConstraint]) -> [NSLayoutConstraint] { c }
    static func buildEither(second c: [NSLayoutConstraint]) -> [NSLayoutConstraint] { c }
}

extension NSLayoutConstraint {
    static func build(@ConstraintBuilder _ content: () -> [NSLayoutConstraint]) -> [NSLayoutConstraint] {
        content()
    }
    static func activate(@ConstraintBuilder _ content: () -> [NSLayoutConstraint]) {
        activate(content())
    }
}

final class PlanCardView: UIView {
    let priceLabel = UILabel()
    let badge = UILabel()
    let isFeatured: Bool

    init(featured: Bool) {
        isFeatured = featured
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        priceLabel.translatesAutoresizingMaskIntoConstraints = false
        addSubview(priceLabel)
        NSLayoutConstraint.activate {
            priceLabel.centerXAnchor.constraint(equalTo: centerXAnchor)
            priceLabel.centerYAnchor.constraint(equalTo: centerYAnchor)
            if featured {
                heightAnchor.constraint(equalToConstant: 200)
            } else {
                heightAnchor.constraint(equalToConstant: 160)
            }
        }
    }

    required init?(coder: NSCoder) {
        fatalError()
    }

    func alternatives() -> (small: [NSLayoutConstraint], large: [NSLayoutConstraint]) {
        let small = NSLayoutConstraint.build {
            badge.widthAnchor.constraint(equalToConstant: 40)
            badge.topAnchor.constraint(equalTo: topAnchor, constant: 4)
        }
        let large = NSLayoutConstraint.build {
            badge.widthAnchor.constraint(equalToConstant: 80)
            badge.topAnchor.constraint(equalTo: topAnchor, constant: 12)
        }
        return (small, large)
    }

    func addBadge() {
        badge.translatesAutoresizingMaskIntoConstraints = false
        addSubview(badge)
        let wide = badge.text?.count ?? 0 > 6
        NSLayoutConstraint.activate {
            badge.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8)
            badge.topAnchor.constraint(equalTo: topAnchor, constant: 8)
            badge.widthAnchor.constraint(greaterThanOrEqualToConstant: 40)
            if wide {
                badge.widthAnchor.constraint(equalToConstant: 96)
            }
        }
    }
}

import UIKit

final class NamespacedView: UIView {
    let one = UIView(), two = UIView()

    func build() {
        let views = ["one": one, "two": two]
        VFL.Horizontal.add("|-[one]-|", views)
        VFL.Vertical.add("|-spacing-[one]-spacing-[two]-|", views)
        VFL.Vertical.add("[one]-(>=2)-[two]", views, spacing: 3)
        VFL.Comment.add("[end", views)
        typealias H = VFL.Horizontal
        H.add("[two(one)]", views)
    }
}

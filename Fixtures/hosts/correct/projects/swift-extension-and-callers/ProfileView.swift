import UIKit

final class ProfileView: UIView {
    private let picture = UIImageView()
    private let name = UILabel()
    private var bottom: [NSLayoutConstraint] = []

    func build() {
        let views: [String: UIView] = ["picture": picture, "name": name]
        addConstraints(format: "H:|-[picture(60)]-[name]-|", options: .alignAllCenterY, views: views)
        addConstraints(format: "V:|-top-[picture(60)]", metrics: ["top": 12], views: views)
        bottom = addConstraints(format: "V:[picture]-(>=0)-|", views: views)
    }
}

import UIKit

extension UIView {
    /// The metrics `gap` and `margin` can be used in the formats, but need not.
    func arrange(_ formats: [String], _ views: [String: UIView], gap: CGFloat = 8, margin: CGFloat = 16) {
        let metrics = ["gap": gap, "margin": margin]
        for format in formats {
            addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: format, options: [], metrics: metrics, views: views))
        }
    }
}

final class AddressView: UIView {
    let street = UILabel(), city = UILabel(), map = UIView()

    func build() {
        arrange(["H:|-margin-[street]-margin-|", "V:|-margin-[street]"], ["street": street])
        arrange(["H:|[map]|"], ["map": map])
        arrange(["V:[street]-gap-[city]-gap-[map]|"], ["street": street, "city": city, "map": map], gap: 4)
        arrange(["H:|-[city]"], ["city": city], margin: 3)
    }
}

import UIKit

extension UIView {
    func pin(_ format: String, _ views: [String: UIView]) {
        let body = format.hasPrefix("V:") || format.hasPrefix("H:") ? String(format.dropFirst(2)) : format
        for axis in ["H:", "V:"] {
            addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: axis + body, options: [], metrics: nil, views: views))
        }
    }
}

final class CoverView: UIView {
    let image = UIImageView()
    let shade = UIView()

    func layOut() {
        addSubview(image)
        addSubview(shade)
        pin("|[image]|", ["image": image])
        pin("H:|[shade]|", ["shade": shade])
        pin("|-(<=40)-[image]", ["image": image])
    }
}

import UIKit

extension UIView {
    func fill(_ format: String) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: ["self": self]))
    }
}

extension UIBezierPath {
    func fill(_ name: String) { print(name) }
}

extension String {
    func fill(_ placeholder: String) -> String { replacingOccurrences(of: "%", with: placeholder) }
}

extension Array where Element == UIColor {
    func fill(_ pattern: String) { print(pattern, count) }
}

private extension UIImageView {
    func fill(_ asset: String, bundle: Bundle = .main) { image = UIImage(named: asset) }
}

final class Canvas: UIView {
    let path = UIBezierPath()
    var template = "%"
    var palette: [UIColor] = []
    let picture = UIImageView()

    func draw() {
        path.fill("[dotted")
        template = template.fill("[a")
        palette.fill("]stripes[")
        picture.fill("[logo", bundle: .main)
        "H:|%|".fill("[self")
        [UIColor.red].fill("[red")
        UIBezierPath(rect: bounds).fill("|[")
    }
}

import UIKit

extension UIView {
    /// Replaces `$` in the format by the name of this view.
    func constrain(_ template: String, as name: String, in container: UIView) {
        let format = template.replacingOccurrences(of: "$", with: "[\(name)]")
        container.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: [name: self]))
    }
}

final class StickerView: UIView {
    let sticker = UIImageView()
    let label = UILabel()

    func setup() {
        addSubview(sticker)
        addSubview(label)
        sticker.constrain("H:|-8-$-8-|", as: "sticker", in: self)
        sticker.constrain("V:|-8-$", as: "sticker", in: self)
        label.constrain("V:$-8-|", as: "label", in: self)
        label.constrain("H:|-(>=8)-$-(>=8)-|", as: "label", in: self)
    }
}

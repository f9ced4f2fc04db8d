import UIKit

public final class SplitBar: UIControl {
    private let left = UIView()
    private let right = UIView()
    private let knob = UIView()
    private let inset: CGFloat = 16

    func installHalves() {
        [left, right].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            addSubview($0)
        }
        left.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 2).isActive = true
        left.widthAnchor.constraint(equalToConstant: 100).isActive = true
        right.widthAnchor.constraint(equalTo: left.widthAnchor).isActive = true
        right.widthAnchor.constraint(equalToConstant: 120).isActive = true
    }

    func installKnob() {
        knob.translatesAutoresizingMaskIntoConstraints = false
        addSubview(knob)
        knob.topAnchor.constraint(equalTo: topAnchor, constant: inset * 2).isActive = true
        knob.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
        knob.topAnchor.constraint(equalTo: topAnchor, constant: 40).isActive = true
    }

    func installCaption(indent: CGFloat) {
        let caption = UILabel()
        caption.translatesAutoresizingMaskIntoConstraints = false
        addSubview(caption)
        caption.leadingAnchor.constraint(equalTo: leadingAnchor, constant: indent).isActive = true
        caption.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
        caption.leadingAnchor.constraint(equalTo: leadingAnchor, constant: indent + 8).isActive = true
    }
}

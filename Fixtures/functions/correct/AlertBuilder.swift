import UIKit

struct AlertAction {
    let title: String
    let handler: (() -> Void)?
}

class AlertBuilder {

    enum Layout {
        case sideBySide
        case stacked
    }

    private let box = UIView()
    private var buttons: [UIButton] = []

    func layoutButtons(_ layout: Layout) {
        guard let first = buttons.first else { return }
        for b in buttons {
            b.translatesAutoresizingMaskIntoConstraints = false
            box.addSubview(b)
        }
        switch layout {
        case .sideBySide where buttons.count == 2:
            let second = buttons[1]
            NSLayoutConstraint.activate([
                first.leadingAnchor.constraint(equalTo: box.leadingAnchor),
                second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
                second.trailingAnchor.constraint(equalTo: box.trailingAnchor),
                second.widthAnchor.constraint(equalTo: first.widthAnchor),
                first.heightAnchor.constraint(equalToConstant: 44),
                second.heightAnchor.constraint(equalToConstant: 44),
                first.bottomAnchor.constraint(equalTo: box.bottomAnchor),
                second.bottomAnchor.constraint(equalTo: box.bottomAnchor)
            ])
        case .sideBySide, .stacked:
            var bottom = box.bottomAnchor
            for b in buttons.reversed() {
                b.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
                b.trailingAnchor.constraint(equalTo: box.trailingAnchor).isActive = true
                b.heightAnchor.constraint(equalToConstant: 52).isActive = true
                b.bottomAnchor.constraint(equalTo: bottom).isActive = true
                bottom = b.topAnchor
            }
        }
    }

    func makeBox(in view: UIView) {
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        func center() {
            let c = box.centerXAnchor.constraint(equalTo: view.centerXAnchor)
            c.isActive = true
            box.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
        }
        func dock() {
            let c = box.centerXAnchor.constraint(equalTo: view.centerXAnchor, constant: 40)
            c.isActive = true
            box.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
        }
        if view.bounds.height > 500 {
            center()
        } else {
            dock()
        }
        box.widthAnchor.constraint(lessThanOrEqualToConstant: 480).isActive = true
    }

    lazy var sizing: [String: (UIView) -> Void] = [
        "small": { $0.widthAnchor.constraint(equalToConstant: 200).isActive = true },
        "large": { $0.widthAnchor.constraint(equalToConstant: 320).isActive = true }
    ]

    func show(_ text: String, over view: UIView) {
        let label = UILabel()
        label.text = text
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        let start = label.heightAnchor.constraint(equalToConstant: 0)
        start.isActive = true
        label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
            start.isActive = false
            label.heightAnchor.constraint(equalToConstant: 40).isActive = true
            UIView.animate(withDuration: 0.2) { view.layoutIfNeeded() }
        }
    }

    func temporary() -> CGSize {
        let width = NSLayoutConstraint(item: box, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 320)
        box.addConstraint(width)
        let small = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        box.removeConstraint(width)
        let wide = NSLayoutConstraint(item: box, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 480)
        box.addConstraint(wide)
        let large = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        box.removeConstraint(wide)
        return small.height < large.height ? small : large
    }
}

import UIKit

protocol ToolbarItem {
    var minimumWidth: CGFloat { get }
    var view: UIView { get }
}

final class KeyboardToolbarView: UIInputView {
    private var items: [ToolbarItem] = []
    private let doneButton = UIButton(type: .system)
    private let separator = UIView()
    private let scroller = UIScrollView()

    func layoutItems() {
        var index = 0
        var leading = scroller.contentLayoutGuide.leadingAnchor
        while index < items.count {
            let item = items[index].view
            item.translatesAutoresizingMaskIntoConstraints = false
            scroller.addSubview(item)
            item.leadingAnchor.constraint(equalTo: leading, constant: index == 0 ? 8 : 4).isActive = true
            item.widthAnchor.constraint(greaterThanOrEqualToConstant: items[index].minimumWidth).isActive = true
            item.topAnchor.constraint(equalTo: scroller.contentLayoutGuide.topAnchor).isActive = true
            item.bottomAnchor.constraint(equalTo: scroller.contentLayoutGuide.bottomAnchor).isActive = true
            item.heightAnchor.constraint(equalTo: scroller.frameLayoutGuide.heightAnchor).isActive = true
            leading = item.trailingAnchor
            index += 1
        }
        leading.constraint(equalTo: scroller.contentLayoutGuide.trailingAnchor, constant: -8).isActive = true
    }

    func layoutDone() {
        doneButton.translatesAutoresizingMaskIntoConstraints = false
        addSubview(doneButton)
        let all: [(id: String, constraint: NSLayoutConstraint)] = [
            ("ios", doneButton.widthAnchor.constraint(equalToConstant: 60)),
            ("mac", doneButton.widthAnchor.constraint(equalToConstant: 80)),
            ("both", doneButton.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8)),
            ("both", doneButton.centerYAnchor.constraint(equalTo: centerYAnchor))
        ]
        #if targetEnvironment(macCatalyst)
        let wanted: Set<String> = ["mac", "both"]
        #else
        let wanted: Set<String> = ["ios", "both"]
        #endif
        NSLayoutConstraint.activate(all.filter { wanted.contains($0.id) }.map { $0.constraint })
    }

    func layoutSeparator(scale: CGFloat) {
        separator.translatesAutoresizingMaskIntoConstraints = false
        addSubview(separator)
        let hairline = 1 / scale
        separator.heightAnchor.constraint(equalToConstant: hairline).isActive = true
        separator.heightAnchor.constraint(lessThanOrEqualToConstant: 1).isActive = true
        separator.topAnchor.constraint(equalTo: topAnchor).isActive = true
        separator.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        separator.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    }

    func layoutScroller(showsDone: Bool) {
        scroller.translatesAutoresizingMaskIntoConstraints = false
        addSubview(scroller)
        let end: NSLayoutXAxisAnchor = showsDone ? doneButton.leadingAnchor : trailingAnchor
        scroller.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        scroller.trailingAnchor.constraint(equalTo: end).isActive = true
        scroller.topAnchor.constraint(equalTo: topAnchor, constant: 1).isActive = true
        scroller.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
        doneButton.isHidden = !showsDone
    }
}

import UIKit

final class KindsView: UIView {
    let title = "Title"
    let size = CGSize(width: 1, height: 2)
    var width: CGFloat = 20
    var anchorView = UIView()
    let leadingAnchorView = UIView()

    func build(_ items: [(name: String, title: UIView)], size: UIView) {
        add("H:|[size]|", ["size": size])
        for (name, title) in items { add("V:|[\(name)][title]", [name: self, "title": title]) }
        for item in items { add("V:[title(8)]", ["title": item.title]) }
        items.forEach { item in add("V:[title(9)]", ["title": item.title]) }
        let label = UILabel(), text = label
        add("H:[text]", ["text": text])
        if let title = viewWithTag(3) { add("H:[title]", ["title": title]) }
        guard let width = viewWithTag(4) else { return }
        add("H:[width(w)]", ["width": width], ["w": self.width])
        let number = 8, scale = UIScreen.main.scale
        add("H:|-n-[a]-s-|", ["a": label], ["n": number, "s": scale])
        add("H:|-(n)-[a(>=low,<=high)]", ["a": label], ["n": NSNumber(value: 8), "low": 1.5, "high": Int(9)])
        func inner(_ label: CGFloat) { add("H:[b(label)]", ["b": anchorView], ["label": label]) }
        inner(7)
        let values: [String: Any] = ["v": leadingAnchorView, "unused": "text"]
        add("H:[v]", values)
        let make = { (title: UIView) in self.add("V:[t]", ["t": title]) }
        make(label)
        let (left, right) = (UIView(), 8)
        add("H:[left(right)]", ["left": left], ["right": right])
        switch label.tag {
        case let title where title > 3: add("H:[a(title)]", ["a": label], ["title": title])
        default: break
        }
    }

    private func add(_ format: String, _ views: [String: Any], _ metrics: [String: Any]? = nil) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: metrics, views: views))
    }
}

import UIKit

final class Card: UIView {
    private let title = UILabel()
    private let body = UILabel()
    private let gap: CGFloat = 12

    func pin(_ extra: [String]) {
        let views = ["title": title, "body": body]
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-[title(>=80)]-gap-[body(title@750)]-|",
            options: .alignAllFirstBaseline, metrics: ["gap": gap], views: views))
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-20-[title]", options: [], metrics: nil, views: views))
        for format in extra {
            NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
                withVisualFormat: format, options: [], metrics: nil, views: ["title": title]))
        }
    }
}

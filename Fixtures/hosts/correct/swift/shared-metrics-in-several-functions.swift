import UIKit

private let metrics: [String: CGFloat] = [
    "pad": 12,
    "tiny": 2,
    "avatar": 36,
    "cornerRadius": 6,
]

final class CommentCell: UITableViewCell {
    let avatar = UIImageView()
    let author = UILabel()
    let text = UILabel()
    lazy var views: [String: UIView] = ["avatar": avatar, "author": author, "text": text]

    func horizontal() -> [NSLayoutConstraint] {
        avatar.layer.cornerRadius = metrics["cornerRadius"]!
        return NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-pad-[avatar(avatar)]-pad-[author]-pad-|",
            options: .alignAllTop, metrics: metrics, views: views)
    }

    func vertical() -> [NSLayoutConstraint] {
        return NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-pad-[author]-tiny-[text]-pad-|",
            options: [.alignAllLeading, .alignAllTrailing], metrics: metrics, views: views)
    }
}

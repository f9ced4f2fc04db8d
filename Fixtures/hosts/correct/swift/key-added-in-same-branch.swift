import UIKit

class MessageCell: UITableViewCell {
    let bubble = UIView()
    let status = UILabel()
    var isOutgoing = false

    func installConstraints() {
        var views: [String: Any] = ["bubble": bubble]
        var formats = ["V:|-4-[bubble]-4-|"]
        if isOutgoing {
            views["status"] = status
            formats.append("H:|-(>=60)-[status]-4-[bubble]-12-|")
            formats.append("V:[status]-4-|")
        } else {
            formats.append("H:|-12-[bubble]-(>=60)-|")
        }
        for format in formats {
            contentView.addConstraints(
                NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
        }
    }
}

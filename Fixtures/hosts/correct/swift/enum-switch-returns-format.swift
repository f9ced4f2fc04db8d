import UIKit

enum BannerStyle {
    case compact
    case regular
    case detailed

    var horizontal: String {
        switch self {
        case .compact: return "H:|-8-[title]-8-|"
        case .regular: return "H:|-8-[icon(24)]-8-[title]-8-|"
        case .detailed: return "H:|-8-[icon(48)]-8-[title]-[close(24)]-8-|"
        }
    }

    var vertical: String {
        switch self {
        case .compact, .regular: return "V:|-[title]-|"
        case .detailed: return "V:|-12-[title]-(>=12)-|"
        }
    }
}

final class BannerView: UIView {
    let icon = UIImageView()
    let title = UILabel()
    let close = UIButton()

    func apply(_ style: BannerStyle) {
        let views: [String: UIView] = ["icon": icon, "title": title, "close": close]
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: style.horizontal, options: .alignAllCenterY, metrics: nil, views: views)
            + NSLayoutConstraint.constraints(
                withVisualFormat: style.vertical, options: [], metrics: nil, views: views))
    }
}

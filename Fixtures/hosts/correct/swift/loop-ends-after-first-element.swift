import UIKit

func firstThatFits(_ card: UIView, _ views: [String: UIView], _ others: [UIView]) -> [NSLayoutConstraint] {
    for format in ["H:[logo][name]", "V:[logo][name]"] {
        card.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: .alignAllTop, metrics: nil, views: views))
        if card.frame.width > 320 { break }
    }
    search: for format in ["H:[logo][name]", "V:[logo][name]"] {
        for other in others {
            card.addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: format, options: .alignAllBottom, metrics: nil, views: views))
            if other === card { break search }
        }
    }
    let formats = ["V:[logo][name]", "H:[logo][name]"]
    for index in 0..<formats.count {
        card.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: formats[index], options: .alignAllLeft, metrics: nil, views: views))
        if index == 0 { break }
    }
    for (index, format) in ["H:[logo][name]", "V:[logo][name]"].enumerated() {
        card.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: .alignAllCenterY, metrics: nil, views: views))
        switch index {
        case 0: return []
        default: break
        }
    }
    for format in ["H:[logo][name]", "V:[logo][name]"] {
        return NSLayoutConstraint.constraints(
            withVisualFormat: format, options: .alignAllTop, metrics: nil, views: views)
    }
    return []
}

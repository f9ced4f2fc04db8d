import UIKit

func arrange(in board: UIView, _ views: [String: UIView]) {
    ["H:[deck][pile]", "V:[deck][pile]"].enumerated().forEach { index, format in
        if index == 0 {
            board.addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: format, options: .alignAllTop, metrics: nil, views: views))
        } else {
            board.addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: format, options: .alignAllLeft, metrics: nil, views: views))
        }
    }
    ["V:[deck][pile]", "H:[deck][pile]"].enumerated().forEach {
        if $0 == 1 {
            board.addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: $1, options: .alignAllTop, metrics: nil, views: views))
        }
    }
    [("H:[deck][pile]", true), ("V:[deck][pile]", false)].forEach { format, isRow in
        guard isRow else { return }
        board.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: .alignAllBottom, metrics: nil, views: views))
    }
    let all = zip(["H:[deck]", "H:[pile]"], ["deck", "pile"]).flatMap { format, name in
        switch name {
        case "deck":
            return NSLayoutConstraint.constraints(
                withVisualFormat: format, metrics: nil, views: ["deck": board])
        default:
            return NSLayoutConstraint.constraints(
                withVisualFormat: format, metrics: nil, views: ["pile": board])
        }
    }
    board.addConstraints(all)
}

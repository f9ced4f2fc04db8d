// strings: 1
// unread: 1
import UIKit

final class Page: UIView {
    // Two types have a function of this name, so the second receiver can be a board.
    func setUp(a: UIView) {
        pin("H:|[a]|", views: ["a": a])
        let x = Registry.shared.current
        x.pin("todo [v0", views: ["a": a])
    }
}

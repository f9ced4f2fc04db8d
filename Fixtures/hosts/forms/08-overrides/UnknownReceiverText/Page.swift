// strings: 1
// unread: 3
import UIKit

final class Page: UIView {
    // These strings are no format strings, so the receiver is of a type that the project does not declare.
    func setUp(a: UIView) {
        pin("H:|[v0]|", views: a)
        let x = Registry.shared.board
        x.pin("Buy milk (2)", views: a)
        x.pin("Call: Anna (28)", views: a)
        x.pin("see [1", views: a)
    }
}

// strings: 3
import UIKit

final class Page: UIViewController {
    func setUp(a: UIView, b: UIView) {
        view.pin("H:|[v0][v1]|", views: a, b)
        view.pin("V:|[v1]|", views: a) // fault: v1
        view.pin("V:|[v0|", views: b) // fault: v0
    }
}

// strings: 1
import UIKit

// The faults of a file that is not named are not reported.
final class Other: UIViewController {
    func setUp(a: UIView) {
        view.pin("H:|[v0]-[v7]|", views: a)
    }
}

// strings: 3
import UIKit

final class Page: NSObject {
    // Only the name suggests that the receiver is a view.
    func setUp(a: UIView) {
        let headerView = Registry.shared.header
        headerView.pin("H:|[v0]|", views: a)
        headerView.pin("V:v0(28)]", views: a) // fault: `[`
        headerView.pin("V:|[v1]|", views: a) // fault: v1
    }
}

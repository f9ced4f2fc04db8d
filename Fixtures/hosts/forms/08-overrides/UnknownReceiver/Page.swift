// strings: 3
import UIKit

final class Page: NSObject {
    // The type of the receiver is not visible, but the project has one function of this name.
    func setUp(a: UIView) {
        let x = Registry.shared.container
        x.pin("H:|[v0]|", views: a)
        x.pin("V:v0(28)]", views: a) // fault: `[`
        x.pin("V:|[v0", views: a) // fault: v0
    }
}

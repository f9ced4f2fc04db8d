// strings: 4
import UIKit

func pin(format: String, views: [String: UIView], parent: UIView) {
    parent.addConstraints(NSLayoutConstraint.constraintsWithVisualFormat(format, options: NSLayoutFormatOptions(0), metrics: nil, views: views))
}

class PageController: UIViewController {
    let header = UIView()
    let body = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        let views = ["header": header, "body": body]
        pin("V:|[header(44)][body]|", views, view)
        pin("H:|[header]|", views, view)
        pin("H:|[boddy]|", views, view) // fault: boddy
        pin("H:|-[body]-8|", views, view) // fault: `-`
    }
}

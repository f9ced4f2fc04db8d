import UIKit

open class BaseScreen: UIViewController {
    public let header = UIView()

    open func names() -> [String: UIView] {
        return ["header": header]
    }

    open func addFormat(_ format: String) {
        view.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: names()))
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(header)
        addFormat("H:|[header]|")
        addFormat("V:|[header(60)]")
    }
}

import UIKit

func += <K, V>(left: inout [K: V], right: [K: V]) {
    for (k, v) in right {
        left[k] = v
    }
}

func + <K, V>(left: [K: V], right: [K: V]) -> [K: V] {
    var result = left
    result += right
    return result
}

class DashboardViewController: UIViewController {
    let chart = UIView()
    let legend = UIView()
    let filter = UISegmentedControl()

    override func viewDidLoad() {
        super.viewDidLoad()
        var views: [String: AnyObject] = ["chart": chart]
        views += ["legend": legend]
        let guides: [String: AnyObject] = ["top": topLayoutGuide, "bottom": bottomLayoutGuide]

        view.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:|[chart]-[legend(120)]|", options: .alignAllTop, metrics: nil, views: views))
        view.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:[top]-[chart]-[filter]-[bottom]",
            options: [], metrics: nil, views: views + guides + ["filter": filter]))
    }
}

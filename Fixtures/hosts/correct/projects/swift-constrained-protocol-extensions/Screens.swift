import UIKit

final class ChartScreen: UIViewController, Reporting {
    override func viewDidLoad() {
        super.viewDidLoad()
        report("[loading")
    }
}

final class ChartView: UIView, Reporting {
    func build() {
        report("H:[chart(40)]")
    }
}

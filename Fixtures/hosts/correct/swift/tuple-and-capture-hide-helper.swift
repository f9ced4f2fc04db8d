import UIKit

final class TupleHidden: UIView {
    let leaf = UIView()

    func pin(_ format: String) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: ["leaf": leaf]))
    }

    func tools() -> (pin: (String) -> Void, count: Int) {
        return ({ print($0) }, 3)
    }

    func run() {
        pin("H:|[leaf]|")
        let (log, count) = tools()
        log("[\(count)")
        let closure = { [pin = tools().pin] in
            pin("[captured")
        }
        closure()
        pin("V:|[leaf]|")
    }

    func trace() {
        let (pin, _) = tools()
        pin("[traced")
    }
}

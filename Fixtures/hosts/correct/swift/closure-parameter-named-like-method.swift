import UIKit

class RecorderView: UIView {
    let item = UIView()

    func add(_ format: String) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: ["item": item]))
    }

    /// The parameter hides the method.
    func record(add: (String) -> Void) {
        add("[begin")
        add("H:|-")
    }

    func run() {
        add("H:|-[item]-|")
        record { print($0) }
        record(add: { text in
            self.add("V:|-[item]-|")
            print(text)
        })
        let add: (String) -> Void = { print("log", $0) }
        add("[end")
        self.add("H:[item(>=10)]")
    }
}

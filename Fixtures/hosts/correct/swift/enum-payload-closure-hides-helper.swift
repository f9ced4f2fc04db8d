import UIKit

enum Command {
    case print((String) -> Void)
    case layout(String)
}

class CommandView: UIView {
    let body = UIView()

    func print(_ format: String) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: ["body": body]))
    }

    func run(_ command: Command) {
        switch command {
        case .print(let print):
            print("[command")
        case .layout:
            print("H:|-[body]-|")
        }
        if case let .print(print) = command {
            print("V:|[")
        }
    }
}

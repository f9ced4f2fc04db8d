import UIKit

/// Calls a closure with a weak target, so that callers need no capture list.
struct Delegate<Input> {
    private var block: ((Input) -> Void)?

    mutating func delegate<T: AnyObject>(on target: T, block: @escaping (T, Input) -> Void) {
        self.block = { [weak target] input in
            guard let target = target else { return }
            block(target, input)
        }
    }
}

final class Console {
    var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
}

final class DownloadView: UIView {
    let bar = UIView()
    let console = Console()
    var onProgress = Delegate<Int>()
    var onLayout = Delegate<Void>()

    func add(_ format: String) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: ["bar": bar]))
    }

    func connect() {
        onProgress.delegate(on: console) { (self, percent) in
            self.add("[\(percent)%")
            self.add("|-[")
        }
        onLayout.delegate(on: self) { (self, _) in
            self.add("H:|-[bar]-|")
            self.add("V:|-[bar(4)]")
        }
    }
}

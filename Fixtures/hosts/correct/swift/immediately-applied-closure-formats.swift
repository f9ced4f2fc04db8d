import UIKit

class ClosureValues: UIView {
    let box = UIView(), bar = UIView()
    let isTall: Bool = false

    private lazy var row: String = {
        guard self.isTall else { return "H:|[box]|" }
        return "H:|-20-[box]-20-|"
    }()

    func build() {
        let views: [String: UIView] = {
            var result = ["box": box]
            if isTall { result["bar"] = bar }
            return result
        }()
        let format: String = {
            if isTall { return "V:|[box][bar(10)]|" }
            return "V:|[box]|"
        }()
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: row, options: [], metrics: nil, views: views))
        addConstraints({
            NSLayoutConstraint.constraints(withVisualFormat: "H:[box(>=1)]", options: [], metrics: nil, views: $0)
        }(views))
    }
}

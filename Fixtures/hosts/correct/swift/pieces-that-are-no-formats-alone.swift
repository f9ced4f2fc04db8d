import UIKit

struct Pieces {
    static let open = "H:|-["
    let close = "]-|"
    var middle: String { return "(>=\(minimum))" }
    let minimum: Int

    func format(for name: String) -> String {
        return Pieces.open + name + middle + close
    }
}

class PiecesView: UIView {
    let part = UIView()

    func build() {
        let pieces = Pieces(minimum: 20)
        let views = ["part": part]
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: pieces.format(for: "part"), options: [], metrics: nil, views: views))
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: Pieces.open + "part" + pieces.close, options: [], metrics: nil, views: views))
        let left = "V:|-[part"
        let right = "(30)]"
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: left + right, options: [], metrics: nil, views: views))
    }
}

import UIKit

class Sheet: UIView {
    let body = UIView()

    func install(_ format: String) {
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: ["body": body]))
    }

    func rebuild() { install("H:|[body]|") }
}

class FramedSheet: Sheet {
    let frameView = UIView()

    override func install(_ format: String) {
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil,
            views: ["body": body, "frame": frameView]))
    }
}

final class NoteSheet: FramedSheet {
    func build() {
        install("H:|[frame][body]|")
        super.install("V:|[frame][body]|")
    }
}

final class SheetStack {
    var sheets: [Sheet] = []
    let first: Sheet
    weak var current: FramedSheet?

    init(first: Sheet) { self.first = first }

    func build(_ sheet: Sheet, framed: FramedSheet) {
        framed.install("V:|[frame]-[body]|")
        current?.install("V:[frame(2)]")
        for case let other as FramedSheet in sheets { other.install("H:[frame(2)]") }
        (first as? FramedSheet)?.install("H:[frame(>=2)]")
        let copy = sheet
        if copy is FramedSheet { copy.install("V:[frame(>=2)]") }
    }
}

import UIKit

final class KeypadView: UIView {
    private let keys: [UIButton] = (0...9).map { digit in
        let button = UIButton(type: .system)
        button.setTitle(String(digit), for: .normal)
        button.translatesAutoresizingMaskIntoConstraints = false
        return button
    }

    func arrange() {
        keys.forEach(addSubview)
        let views = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ("key\($0.offset)", $0.element) })
        let rows = [
            "H:|[key1][key2(==key1)][key3(==key1)]|",
            "H:|[key4][key5(==key4)][key6(==key4)]|",
            "H:|[key7][key8(==key7)][key9(==key7)]|",
        ]
        for row in rows {
            NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
                withVisualFormat: row, options: [.alignAllTop, .alignAllBottom], metrics: nil, views: views))
        }
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
            withVisualFormat: "V:|[key1][key4(==key1)][key7(==key1)][key0(==key1)]|",
            options: [], metrics: nil, views: views))
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
            withVisualFormat: "H:|[key0]|", options: [], metrics: nil, views: views))
    }
}

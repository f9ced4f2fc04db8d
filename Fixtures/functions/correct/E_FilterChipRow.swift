import UIKit

final class FilterChipRow: UIView {
    private let chip = UIView()
    private var isWide = false
    private let clearButton = UIButton(type: .close)

    override func layoutSubviews() {
        super.layoutSubviews()
        if bounds.width > 600, !isWide {
            isWide = true
            chip.constraints.filter { $0.firstAttribute == .width }.forEach { $0.isActive = false }
        }
    }

    func measure() -> (compact: CGFloat, wide: CGFloat) {
        addSubview(chip)
        chip.translatesAutoresizingMaskIntoConstraints = false
        chip.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8).isActive = true
        chip.heightAnchor.constraint(equalToConstant: 32).isActive = true
        chip.widthAnchor.constraint(equalToConstant: 88).isActive = true
        frame.size.width = 320
        layoutIfNeeded()
        let compact = chip.frame.width

        frame.size.width = 1024
        layoutIfNeeded()
        chip.widthAnchor.constraint(equalToConstant: 160).isActive = true
        layoutIfNeeded()
        return (compact, chip.frame.width)
    }
}

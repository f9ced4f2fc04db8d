import UIKit

final class ColorPickerPanel: UIView {
    private let wheel = UIView()
    private let swatch = UIView()
    private let hexField = UITextField()
    private let alphaSlider = UISlider()
    private var alphaWidth: NSLayoutConstraint!

    override init(frame: CGRect) {
        super.init(frame: frame)
        wheel.translatesAutoresizingMaskIntoConstraints = false
        addSubview(wheel)
        wheel.topAnchor.constraint(equalTo: topAnchor, constant: 16).isActive = true
        wheel.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
        wheel.widthAnchor.constraint(equalToConstant: 200).isActive = true
        wheel.heightAnchor.constraint(equalTo: wheel.widthAnchor, multiplier: 0.8).isActive = true
        wheel.heightAnchor.constraint(equalToConstant: 200).isActive = true
    }

    required init?(coder: NSCoder) { nil }

    private func setUpSwatch(isRound: Bool) {
        swatch.translatesAutoresizingMaskIntoConstraints = false
        addSubview(swatch)
        swatch.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16).isActive = true
        swatch.topAnchor.constraint(equalTo: wheel.bottomAnchor, constant: 16).isActive = true
        swatch.heightAnchor.constraint(equalToConstant: 32).isActive = true
        if isRound {
            swatch.layer.cornerRadius = 16
            swatch.widthAnchor.constraint(equalToConstant: 32).isActive = true
        } else {
            swatch.widthAnchor.constraint(equalToConstant: 64).isActive = true
        }
        swatch.heightAnchor.constraint(equalToConstant: 36).isActive = true
    }

    private func setUpHexField() {
        hexField.translatesAutoresizingMaskIntoConstraints = false
        addSubview(hexField)
        let narrow = hexField.widthAnchor.constraint(equalToConstant: 80)
        let wide = hexField.widthAnchor.constraint(equalToConstant: 96)
        hexField.topAnchor.constraint(equalTo: swatch.topAnchor).isActive = true
        hexField.leadingAnchor.constraint(equalTo: swatch.trailingAnchor, constant: 8).isActive = true
        narrow.isActive = true
        narrow.isActive = false
        wide.isActive = true
        narrow.isActive = true
    }

    private func setUpAlphaSlider() {
        let row = UIView()
        [row, alphaSlider].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        addSubview(row)
        row.addSubview(alphaSlider)
        alphaWidth = alphaSlider.widthAnchor.constraint(equalToConstant: 250)
        NSLayoutConstraint.activate([
            row.widthAnchor.constraint(equalToConstant: 300),
            row.bottomAnchor.constraint(equalTo: bottomAnchor),
            row.leadingAnchor.constraint(equalTo: leadingAnchor),
            alphaSlider.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
            row.trailingAnchor.constraint(equalTo: alphaSlider.trailingAnchor, constant: 16),
            alphaSlider.topAnchor.constraint(equalTo: row.topAnchor),
            alphaSlider.bottomAnchor.constraint(equalTo: row.bottomAnchor),
            alphaWidth
        ])
    }
}

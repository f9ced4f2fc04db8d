import UIKit

final class CameraOverlayViewController: UIViewController {
    private let shutter = UIButton()
    private let flash = UIButton()
    private let preview = UIView()
    private let zoomLabel = UILabel()

    private var portrait: [NSLayoutConstraint] = []
    private var landscapeLeft: [NSLayoutConstraint] = []
    private var landscapeRight: [NSLayoutConstraint] = []
    private var previewRatio: NSLayoutConstraint?

    private func makeShutterConstraints() {
        shutter.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(shutter)
        portrait = [
            shutter.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            shutter.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -24)
        ]
        landscapeLeft = [
            shutter.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            shutter.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24)
        ]
        landscapeRight = [
            shutter.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            shutter.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24)
        ]
        shutter.widthAnchor.constraint(equalToConstant: 72).isActive = true
        shutter.heightAnchor.constraint(equalTo: shutter.widthAnchor).isActive = true
    }

    private func apply(_ orientation: UIInterfaceOrientation) {
        NSLayoutConstraint.deactivate(portrait + landscapeLeft + landscapeRight)
        let active: [NSLayoutConstraint]
        switch orientation {
        case .landscapeLeft: active = landscapeLeft
        case .landscapeRight: active = landscapeRight
        default: active = portrait
        }
        NSLayoutConstraint.activate(active)
    }

    func setRatio(_ ratio: CGFloat) {
        previewRatio?.isActive = false
        let new = preview.heightAnchor.constraint(equalTo: preview.widthAnchor, multiplier: ratio)
        new.isActive = true
        previewRatio = new
    }

    private func layoutPreview() {
        preview.translatesAutoresizingMaskIntoConstraints = false
        view.insertSubview(preview, at: 0)
        setRatio(4.0 / 3.0)
        let fillWidth = preview.widthAnchor.constraint(equalTo: view.widthAnchor)
        let fillHeight = preview.heightAnchor.constraint(equalTo: view.heightAnchor)
        fillWidth.priority = .defaultHigh - 1
        fillHeight.priority = .defaultHigh - 1
        NSLayoutConstraint.activate([
            preview.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            preview.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            preview.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor),
            preview.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor),
            fillWidth,
            fillHeight
        ])
    }

    private func layoutFlash() {
        flash.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(flash)
        let rtl = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side = traitCollection.verticalSizeClass == .compact ? 36.0 : 44.0
        (rtl ? flash.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 16)
             : flash.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -16)).isActive = true
        flash.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12).isActive = true
        flash.widthAnchor.constraint(equalToConstant: side).isActive = true
        flash.heightAnchor.constraint(equalToConstant: side).isActive = true
    }

    func showZoom(_ factor: CGFloat) {
        zoomLabel.text = String(format: "%.1fx", Double(factor))
        guard zoomLabel.superview == nil else { return }
        zoomLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(zoomLabel)
        zoomLabel.centerXAnchor.constraint(equalTo: shutter.centerXAnchor).isActive = true
        zoomLabel.bottomAnchor.constraint(equalTo: shutter.topAnchor, constant: -8).isActive = true
        zoomLabel.widthAnchor.constraint(greaterThanOrEqualTo: zoomLabel.heightAnchor).isActive = true
    }
}

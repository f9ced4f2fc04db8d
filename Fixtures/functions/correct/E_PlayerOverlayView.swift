import UIKit

final class PlayerOverlayView: UIView {
    private let controls = UIView()
    private let captions = UILabel()
    var onModeChange: (() -> Void)?
    private lazy var dock: () -> Void = { [unowned self] in
        NSLayoutConstraint.deactivate(self.captions.constraints)
    }

    func setup() {
        onModeChange = { [weak self] in
            guard let controls = self?.controls else { return }
            NSLayoutConstraint.deactivate(controls.constraints)
        }
        for v in [controls, captions] {
            v.translatesAutoresizingMaskIntoConstraints = false
            addSubview(v)
        }
    }

    func enterFullscreen() {
        controls.heightAnchor.constraint(equalToConstant: 44).isActive = true
        controls.widthAnchor.constraint(equalToConstant: 240).isActive = true
        layoutIfNeeded()

        onModeChange?()
        controls.heightAnchor.constraint(equalToConstant: 80).isActive = true
        controls.widthAnchor.constraint(equalToConstant: 480).isActive = true
    }

    func dockCaptions() {
        captions.heightAnchor.constraint(equalToConstant: 24).isActive = true
        layoutIfNeeded()
        dock()
        captions.heightAnchor.constraint(equalToConstant: 40).isActive = true
    }
}

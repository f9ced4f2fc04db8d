import UIKit

/// Transport controls shown above the scrubber.
public final class PlayerControlsView: UIView {

    private lazy var playButton: UIButton = {
        let button = UIButton(type: .custom)
        button.translatesAutoresizingMaskIntoConstraints = false
        button.widthAnchor.constraint(equalToConstant: 56).isActive = true
        button.heightAnchor.constraint(equalToConstant: 56).isActive = true
        return button
    }()

    private lazy var skipButton: UIButton = {
        let button = UIButton(type: .custom)
        button.translatesAutoresizingMaskIntoConstraints = false
        button.widthAnchor.constraint(equalToConstant: 40).isActive = true
        button.heightAnchor.constraint(equalToConstant: 40).isActive = true
        return button
    }()

    private let slider = UISlider()
    private let elapsed = UILabel()
    private let remaining = UILabel()
    private var expanded = [NSLayoutConstraint]()
    private var collapsed = [NSLayoutConstraint]()

    private func setUpButtons() {
        addSubview(playButton)
        addSubview(skipButton)
        NSLayoutConstraint.activate([
            playButton.centerXAnchor.constraint(equalTo: centerXAnchor),
            playButton.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            skipButton.leadingAnchor.constraint(equalTo: playButton.trailingAnchor, constant: 24),
            skipButton.centerYAnchor.constraint(equalTo: playButton.centerYAnchor)
        ])
    }

    private func setUpScrubber() {
        let views: [String: UIView] = ["elapsed": elapsed, "slider": slider, "remaining": remaining]
        let metrics = ["side": 16, "gap": 8]
        for view in views.values {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-side-[elapsed(44)]-gap-[slider]-gap-[remaining(elapsed)]-side-|",
            options: .alignAllCenterY, metrics: metrics, views: views))
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:[slider(>=28)]-(side)-|", options: [], metrics: metrics, views: views))
    }

    func setExpanded(_ isExpanded: Bool, animated: Bool) {
        if expanded.isEmpty {
            expanded = [heightAnchor.constraint(equalToConstant: 180), slider.heightAnchor.constraint(equalToConstant: 40)]
            collapsed = [heightAnchor.constraint(equalToConstant: 128), slider.heightAnchor.constraint(equalToConstant: 28)]
        }
        NSLayoutConstraint.deactivate(isExpanded ? collapsed : expanded)
        NSLayoutConstraint.activate(isExpanded ? expanded : collapsed)
        guard animated else { return }
        UIView.animate(withDuration: 0.3) {
            self.superview?.layoutIfNeeded()
        }
    }
}

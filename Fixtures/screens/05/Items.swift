import UIKit

final class PlayerViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()

        let artwork = UIImageView()
        let titleLabel = UILabel()
        let artistLabel = UILabel()
        let slider = UISlider()
        let elapsedLabel = UILabel()
        elapsedLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        let remainingLabel = UILabel()
        let controls = UIView()
        let previousButton = UIButton(type: .system)
        let playButton = UIButton(type: .system)
        let nextButton = UIButton(type: .system)

        let top: [UIView] = [artwork, titleLabel, artistLabel, slider, elapsedLabel, remainingLabel, controls]
        for subview in top {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        for button in [previousButton, playButton, nextButton] {
            button.translatesAutoresizingMaskIntoConstraints = false
            controls.addSubview(button)
        }

        let widthConstraint = NSLayoutConstraint(item: artwork, attribute: .width, relatedBy: .equal, toItem: view, attribute: .width, multiplier: 0.8, constant: 0)
        widthConstraint.priority = .defaultHigh
        view.addConstraint(widthConstraint)

        view.addConstraint(NSLayoutConstraint(item: artwork, attribute: .top, relatedBy: .equal, toItem: view, attribute: .top, multiplier: 1, constant: 24))
        view.addConstraint(NSLayoutConstraint(item: artwork, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .centerX, multiplier: 1, constant: 0))
        view.addConstraint(NSLayoutConstraint(item: artwork, attribute: .width, relatedBy: .equal, toItem: artwork, attribute: .height, multiplier: 1, constant: 0))
        view.addConstraint(NSLayoutConstraint(item: artwork, attribute: .height, relatedBy: .lessThanOrEqual, toItem: view, attribute: .height, multiplier: 0.5, constant: 0))
        view.addConstraint(NSLayoutConstraint(item: artwork, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: view, attribute: .leading, multiplier: 1, constant: 32))

        view.addConstraint(NSLayoutConstraint(item: titleLabel, attribute: .top, relatedBy: .equal, toItem: artwork, attribute: .bottom, multiplier: 1, constant: 20))
        view.addConstraint(NSLayoutConstraint(item: titleLabel, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leading, multiplier: 1, constant: 24))
        view.addConstraint(NSLayoutConstraint(item: titleLabel, attribute: .trailing, relatedBy: .equal, toItem: view, attribute: .trailing, multiplier: 1, constant: -24))
        view.addConstraint(NSLayoutConstraint(item: artistLabel, attribute: .top, relatedBy: .equal, toItem: titleLabel, attribute: .bottom, multiplier: 1, constant: 4))
        view.addConstraint(NSLayoutConstraint(item: artistLabel, attribute: .leading, relatedBy: .equal, toItem: titleLabel, attribute: .leading, multiplier: 1, constant: 0))
        view.addConstraint(NSLayoutConstraint(item: artistLabel, attribute: .trailing, relatedBy: .equal, toItem: titleLabel, attribute: .trailing, multiplier: 1, constant: 0))

        view.addConstraint(NSLayoutConstraint(item: slider, attribute: .top, relatedBy: .equal, toItem: artistLabel, attribute: .bottom, multiplier: 1, constant: 16))
        view.addConstraint(NSLayoutConstraint(item: slider, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leading, multiplier: 1, constant: 24))
        view.addConstraint(NSLayoutConstraint(item: slider, attribute: .trailing, relatedBy: .equal, toItem: view, attribute: .trailing, multiplier: 1, constant: -24))
        view.addConstraint(NSLayoutConstraint(item: elapsedLabel, attribute: .top, relatedBy: .equal, toItem: slider, attribute: .bottom, multiplier: 1, constant: 4))
        view.addConstraint(NSLayoutConstraint(item: elapsedLabel, attribute: .leading, relatedBy: .equal, toItem: slider, attribute: .leading, multiplier: 1, constant: 0))
        view.addConstraint(NSLayoutConstraint(item: remainingLabel, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: elapsedLabel, attribute: .trailing, multiplier: 1, constant: 8))
        view.addConstraint(NSLayoutConstraint(item: remainingLabel, attribute: .trailing, relatedBy: .equal, toItem: slider, attribute: .trailing, multiplier: 1, constant: 0))
        view.addConstraint(NSLayoutConstraint(item: remainingLabel, attribute: .lastBaseline, relatedBy: .equal, toItem: elapsedLabel, attribute: .lastBaseline, multiplier: 1, constant: 0))

        view.addConstraint(NSLayoutConstraint(item: controls, attribute: .top, relatedBy: .equal, toItem: elapsedLabel, attribute: .bottom, multiplier: 1, constant: 8))
        view.addConstraint(NSLayoutConstraint(item: controls, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .centerX, multiplier: 1, constant: 0))
        controls.addConstraint(NSLayoutConstraint(item: controls, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 56))
        view.addConstraint(NSLayoutConstraint(item: controls, attribute: .bottom, relatedBy: .lessThanOrEqual, toItem: view, attribute: .bottom, multiplier: 1, constant: -16))

        controls.addConstraint(NSLayoutConstraint(item: playButton, attribute: .centerX, relatedBy: .equal, toItem: controls, attribute: .centerX, multiplier: 1, constant: 0))
        controls.addConstraint(NSLayoutConstraint(item: playButton, attribute: .centerY, relatedBy: .equal, toItem: controls, attribute: .centerY, multiplier: 1, constant: 0))
        playButton.addConstraint(NSLayoutConstraint(item: playButton, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 56))
        playButton.addConstraint(NSLayoutConstraint(item: playButton, attribute: .height, relatedBy: .equal, toItem: playButton, attribute: .width, multiplier: 1, constant: 0))
        controls.addConstraint(NSLayoutConstraint(item: previousButton, attribute: .leading, relatedBy: .equal, toItem: controls, attribute: .leading, multiplier: 1, constant: 0))
        controls.addConstraint(NSLayoutConstraint(item: previousButton, attribute: .centerY, relatedBy: .equal, toItem: playButton, attribute: .centerY, multiplier: 1, constant: 0))
        controls.addConstraint(NSLayoutConstraint(item: playButton, attribute: .leading, relatedBy: .equal, toItem: previousButton, attribute: .trailing, multiplier: 1, constant: 32))
        controls.addConstraint(NSLayoutConstraint(item: nextButton, attribute: .leading, relatedBy: .equal, toItem: playButton, attribute: .trailing, multiplier: 1, constant: 32))
        controls.addConstraint(NSLayoutConstraint(item: nextButton, attribute: .trailing, relatedBy: .equal, toItem: controls, attribute: .trailing, multiplier: 1, constant: 0))
        controls.addConstraint(NSLayoutConstraint(item: nextButton, attribute: .width, relatedBy: .equal, toItem: previousButton, attribute: .width, multiplier: 1, constant: 0))
        controls.addConstraint(NSLayoutConstraint(item: nextButton, attribute: .centerY, relatedBy: .equal, toItem: playButton, attribute: .centerY, multiplier: 1, constant: 0))
    }
}

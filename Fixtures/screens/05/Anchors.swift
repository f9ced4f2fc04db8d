import UIKit

final class PlayerViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()

        let artwork = UIImageView()
        artwork.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(artwork)

        let titleLabel = UILabel()
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        titleLabel.font = .systemFont(ofSize: 20, weight: .semibold)
        view.addSubview(titleLabel)

        let artistLabel = UILabel()
        artistLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(artistLabel)

        let slider = UISlider()
        slider.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(slider)

        let elapsedLabel = UILabel()
        elapsedLabel.translatesAutoresizingMaskIntoConstraints = false
        elapsedLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        view.addSubview(elapsedLabel)

        let remainingLabel = UILabel()
        remainingLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(remainingLabel)

        let controls = UIView()
        controls.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(controls)

        let previousButton = UIButton(type: .system)
        previousButton.translatesAutoresizingMaskIntoConstraints = false
        controls.addSubview(previousButton)

        let playButton = UIButton(type: .system)
        playButton.translatesAutoresizingMaskIntoConstraints = false
        controls.addSubview(playButton)

        let nextButton = UIButton(type: .system)
        nextButton.translatesAutoresizingMaskIntoConstraints = false
        controls.addSubview(nextButton)

        let margin: CGFloat = 24
        let gap: CGFloat = 32

        let artworkWidth = artwork.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.8)
        artworkWidth.priority = .defaultHigh
        artworkWidth.isActive = true

        NSLayoutConstraint.activate([
            artwork.topAnchor.constraint(equalTo: view.topAnchor, constant: margin),
            artwork.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            artwork.widthAnchor.constraint(equalTo: artwork.heightAnchor),
            artwork.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor, multiplier: 0.5),
            artwork.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 32),

            titleLabel.topAnchor.constraint(equalTo: artwork.bottomAnchor, constant: 20),
            titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: margin),
            titleLabel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -margin),
            artistLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
            artistLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
            artistLabel.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),

            slider.topAnchor.constraint(equalTo: artistLabel.bottomAnchor, constant: 16),
            slider.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: margin),
            slider.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -margin),
            elapsedLabel.topAnchor.constraint(equalTo: slider.bottomAnchor, constant: 4),
            elapsedLabel.leadingAnchor.constraint(equalTo: slider.leadingAnchor),
            remainingLabel.leadingAnchor.constraint(greaterThanOrEqualTo: elapsedLabel.trailingAnchor, constant: 8),
            remainingLabel.trailingAnchor.constraint(equalTo: slider.trailingAnchor),
            remainingLabel.lastBaselineAnchor.constraint(equalTo: elapsedLabel.lastBaselineAnchor),

            controls.topAnchor.constraint(equalTo: elapsedLabel.bottomAnchor, constant: 8),
            controls.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            controls.heightAnchor.constraint(equalToConstant: 56),
            controls.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, constant: -16),

            playButton.centerXAnchor.constraint(equalTo: controls.centerXAnchor),
            playButton.centerYAnchor.constraint(equalTo: controls.centerYAnchor),
            playButton.widthAnchor.constraint(equalToConstant: 56),
            playButton.heightAnchor.constraint(equalTo: playButton.widthAnchor),
            previousButton.leadingAnchor.constraint(equalTo: controls.leadingAnchor),
            previousButton.centerYAnchor.constraint(equalTo: playButton.centerYAnchor),
            playButton.leadingAnchor.constraint(equalTo: previousButton.trailingAnchor, constant: gap),
            nextButton.leadingAnchor.constraint(equalTo: playButton.trailingAnchor, constant: gap),
            nextButton.trailingAnchor.constraint(equalTo: controls.trailingAnchor),
            nextButton.widthAnchor.constraint(equalTo: previousButton.widthAnchor),
            nextButton.centerYAnchor.constraint(equalTo: playButton.centerYAnchor),
        ])
    }
}

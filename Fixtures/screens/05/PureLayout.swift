import UIKit
import PureLayout

final class PlayerViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()

        let artwork = UIImageView()
        view.addSubview(artwork)
        artwork.autoPinEdge(toSuperviewEdge: .top, withInset: 24)
        artwork.autoAlignAxis(toSuperviewAxis: .vertical)
        artwork.autoMatch(.width, to: .height, of: artwork)
        NSLayoutConstraint.autoSetPriority(.defaultHigh) {
            artwork.autoMatch(.width, to: .width, of: view, withMultiplier: 0.8)
        }
        artwork.autoMatch(.height, to: .height, of: view, withMultiplier: 0.5, relation: .lessThanOrEqual)
        artwork.autoPinEdge(toSuperviewEdge: .leading, withInset: 32, relation: .greaterThanOrEqual)

        let titleLabel = UILabel()
        view.addSubview(titleLabel)
        titleLabel.autoPinEdge(.top, to: .bottom, of: artwork, withOffset: 20)
        titleLabel.autoPinEdge(toSuperviewEdge: .leading, withInset: 24)
        titleLabel.autoPinEdge(toSuperviewEdge: .trailing, withInset: 24)

        let artistLabel = UILabel()
        view.addSubview(artistLabel)
        artistLabel.autoPinEdge(.top, to: .bottom, of: titleLabel, withOffset: 4)
        artistLabel.autoPinEdge(.leading, to: .leading, of: titleLabel)
        artistLabel.autoPinEdge(.trailing, to: .trailing, of: titleLabel)

        let slider = UISlider()
        view.addSubview(slider)
        slider.autoPinEdge(.top, to: .bottom, of: artistLabel, withOffset: 16)
        slider.autoPinEdge(toSuperviewEdge: .leading, withInset: 24)
        slider.autoPinEdge(toSuperviewEdge: .trailing, withInset: 24)

        let elapsedLabel = UILabel()
        elapsedLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        view.addSubview(elapsedLabel)
        elapsedLabel.autoPinEdge(.top, to: .bottom, of: slider, withOffset: 4)
        elapsedLabel.autoPinEdge(.leading, to: .leading, of: slider)

        let remainingLabel = UILabel()
        view.addSubview(remainingLabel)
        remainingLabel.autoPinEdge(.leading, to: .trailing, of: elapsedLabel, withOffset: 8, relation: .greaterThanOrEqual)
        remainingLabel.autoPinEdge(.trailing, to: .trailing, of: slider)
        remainingLabel.autoAlignAxis(.lastBaseline, toSameAxisOf: elapsedLabel)

        let controls = UIView()
        view.addSubview(controls)
        controls.autoPinEdge(.top, to: .bottom, of: elapsedLabel, withOffset: 8)
        controls.autoAlignAxis(toSuperviewAxis: .vertical)
        controls.autoSetDimension(.height, toSize: 56)
        controls.autoPinEdge(toSuperviewEdge: .bottom, withInset: 16, relation: .greaterThanOrEqual)

        let previousButton = UIButton(type: .system)
        controls.addSubview(previousButton)
        let playButton = UIButton(type: .system)
        controls.addSubview(playButton)
        let nextButton = UIButton(type: .system)
        controls.addSubview(nextButton)

        playButton.autoCenterInSuperview()
        playButton.autoSetDimension(.width, toSize: 56)
        playButton.autoMatch(.height, to: .width, of: playButton)
        playButton.autoPinEdge(.leading, to: .trailing, of: previousButton, withOffset: 32)

        previousButton.autoPinEdge(toSuperviewEdge: .leading)
        previousButton.autoAlignAxis(.horizontal, toSameAxisOf: playButton)

        nextButton.autoPinEdge(.leading, to: .trailing, of: playButton, withOffset: 32)
        nextButton.autoPinEdge(toSuperviewEdge: .trailing)
        nextButton.autoMatch(.width, to: .width, of: previousButton)
        nextButton.autoAlignAxis(.horizontal, toSameAxisOf: playButton)
    }
}

import SnapKit
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

        view.addSubview(artwork)
        view.addSubview(titleLabel)
        view.addSubview(artistLabel)
        view.addSubview(slider)
        view.addSubview(elapsedLabel)
        view.addSubview(remainingLabel)
        view.addSubview(controls)
        [previousButton, playButton, nextButton].forEach { controls.addSubview($0) }

        artwork.snp.makeConstraints { make in
            make.top.equalTo(view).offset(24)
            make.centerX.equalTo(view)
            make.width.equalTo(artwork.snp.height)
            make.width.equalTo(view).multipliedBy(0.8).priority(.high)
            make.height.lessThanOrEqualTo(view).multipliedBy(0.5)
            make.leading.greaterThanOrEqualTo(view).offset(32)
        }
        titleLabel.snp.makeConstraints { make in
            make.top.equalTo(artwork.snp.bottom).offset(20)
            make.leading.trailing.equalTo(view).inset(24)
        }
        artistLabel.snp.makeConstraints { make in
            make.top.equalTo(titleLabel.snp.bottom).offset(4)
            make.leading.trailing.equalTo(titleLabel)
        }
        slider.snp.makeConstraints { make in
            make.top.equalTo(artistLabel.snp.bottom).offset(16)
            make.leading.equalTo(view).offset(24)
            make.trailing.equalTo(view).offset(-24)
        }
        elapsedLabel.snp.makeConstraints { make in
            make.top.equalTo(slider.snp.bottom).offset(4)
            make.leading.equalTo(slider)
        }
        remainingLabel.snp.makeConstraints { make in
            make.leading.greaterThanOrEqualTo(elapsedLabel.snp.trailing).offset(8)
            make.trailing.equalTo(slider)
            make.lastBaseline.equalTo(elapsedLabel)
        }
        controls.snp.makeConstraints { make in
            make.top.equalTo(elapsedLabel.snp.bottom).offset(8)
            make.centerX.equalToSuperview()
            make.height.equalTo(56)
            make.bottom.lessThanOrEqualToSuperview().offset(-16)
        }
        playButton.snp.makeConstraints { make in
            make.center.equalToSuperview()
            make.width.equalTo(56)
            make.height.equalTo(playButton.snp.width)
        }
        previousButton.snp.makeConstraints { make in
            make.leading.equalToSuperview()
            make.centerY.equalTo(playButton)
            make.trailing.equalTo(playButton.snp.leading).offset(-32)
        }
        nextButton.snp.makeConstraints { make in
            make.leading.equalTo(playButton.snp.trailing).offset(32)
            make.trailing.equalToSuperview()
            make.width.equalTo(previousButton)
            make.centerY.equalTo(playButton)
        }
    }
}

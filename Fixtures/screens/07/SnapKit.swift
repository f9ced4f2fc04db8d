import SnapKit
import UIKit

class OnboardingPageViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        layoutPage()
    }

    private func layoutPage() {
        let skipButton = UIButton(type: .system)
        view.addSubview(skipButton)
        skipButton.snp.makeConstraints { make in
            make.top.equalToSuperview().offset(52)
            make.trailing.equalToSuperview().inset(20)
        }

        let illustration = UIImageView()
        view.addSubview(illustration)
        illustration.snp.makeConstraints { make in
            make.centerX.equalToSuperview()
            make.centerY.equalToSuperview().offset(-120)
            make.width.equalToSuperview().multipliedBy(0.72)
            make.height.equalTo(illustration.snp.width)
            make.top.greaterThanOrEqualTo(skipButton.snp.bottom).offset(16)
        }

        let titleLabel = UILabel()
        view.addSubview(titleLabel)
        titleLabel.snp.makeConstraints { make in
            make.top.equalTo(illustration.snp.bottom).offset(40)
            make.leading.trailing.equalToSuperview().inset(32)
        }

        let bodyLabel = UILabel()
        view.addSubview(bodyLabel)
        let bottomBar = UIView()
        view.addSubview(bottomBar)

        bodyLabel.snp.makeConstraints { make in
            make.top.equalTo(titleLabel.snp.bottom).offset(12)
            make.centerX.equalTo(titleLabel.snp.centerX)
            make.width.lessThanOrEqualTo(titleLabel.snp.width)
            make.bottom.lessThanOrEqualTo(bottomBar.snp.top).offset(-24)
        }
        bottomBar.snp.makeConstraints { make in
            make.leading.trailing.bottom.equalToSuperview()
            make.height.equalToSuperview().multipliedBy(0.1).priority(.high)
            make.height.greaterThanOrEqualTo(96)
        }

        let pageControl = UIPageControl()
        bottomBar.addSubview(pageControl)
        pageControl.snp.makeConstraints { make in
            make.leading.equalToSuperview().inset(24)
            make.centerY.equalToSuperview().offset(-8)
        }

        let nextButton = UIButton(type: .system)
        bottomBar.addSubview(nextButton)
        nextButton.snp.makeConstraints { make in
            make.leading.greaterThanOrEqualTo(pageControl.snp.trailing).offset(16)
            make.trailing.equalToSuperview().inset(24)
            make.centerY.equalTo(pageControl)
            make.height.equalTo(48)
            make.width.equalTo(bottomBar.snp.width).multipliedBy(0.4).priority(600)
        }
    }
}

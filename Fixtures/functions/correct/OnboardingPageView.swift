import SnapKit
import UIKit

class OnboardingPageView: UIView {
    let illustration = UIImageView()
    let headline = UILabel()
    let body = UILabel()
    let skip = UIButton()
    let next = UIButton()

    func setupIllustration() {
        addSubview(illustration)
        illustration.snp.makeConstraints {
            $0.top.equalTo(safeAreaLayoutGuide).offset(40)
            $0.centerX.equalToSuperview()
            $0.width.lessThanOrEqualTo(320)
            $0.width.equalToSuperview().multipliedBy(0.8).priority(750)
            $0.height.equalTo(illustration.snp.width)
        }
    }

    func setupTexts() {
        [headline, body].forEach(addSubview)
        headline.snp.makeConstraints {
            $0.top.equalTo(illustration.snp.bottom).offset(24)
            $0.leading.trailing.equalToSuperview().inset(32)
        }
        body.snp.makeConstraints {
            $0.top.equalTo(headline.snp.bottom).offset(8)
            $0.left.right.equalTo(headline)
        }
    }

    func setupButtons(isLast: Bool) {
        addSubview(skip)
        addSubview(next)
        next.snp.makeConstraints { make in
            make.bottom.equalTo(safeAreaLayoutGuide).inset(24)
            make.height.equalTo(48)
            if isLast {
                make.leading.trailing.equalToSuperview().inset(32)
            } else {
                make.trailing.equalToSuperview().inset(32)
                make.width.equalTo(120)
            }
        }
        skip.isHidden = isLast
        skip.snp.makeConstraints { make in
            make.centerY.equalTo(next)
            make.leading.equalToSuperview().inset(32)
        }
    }

    func moveToLastPage() {
        skip.snp.makeConstraints { make in
            make.width.equalTo(80)
            make.height.equalTo(40)
        }
        layoutIfNeeded()
        skip.snp.remakeConstraints { make in
            make.width.equalTo(200)
            make.height.equalTo(52)
            make.centerX.equalToSuperview()
            make.bottom.equalTo(safeAreaLayoutGuide).inset(24)
        }
        UIView.animate(withDuration: 0.2, animations: layoutIfNeeded)
    }

    func tearDown() {
        body.snp.removeConstraints()
        body.snp.makeConstraints { make in
            make.center.equalToSuperview()
            make.width.equalTo(240)
        }
    }
}

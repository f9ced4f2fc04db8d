import UIKit
import SnapKit

final class SubscriptionSheetViewController: UIViewController {
    private let sheet = UIView()
    private let hero = UIImageView()
    private let plans = UIStackView()
    private let restore = UIButton()
    private var animator: UIViewPropertyAnimator?
    private var constraintsInstalled = false

    private var heroHeight: CGFloat {
        traitCollection.verticalSizeClass == .compact ? 120 : 200
    }

    private func installSheet() {
        view.addSubview(sheet)
        guard UIDevice.current.userInterfaceIdiom == .pad else {
            sheet.snp.makeConstraints {
                $0.leading.trailing.bottom.equalToSuperview()
                $0.height.equalToSuperview().multipliedBy(0.9)
            }
            return
        }
        sheet.snp.makeConstraints {
            $0.center.equalToSuperview()
            $0.width.equalTo(540)
            $0.height.equalTo(620)
        }
    }

    private func installHero() {
        sheet.addSubview(hero)
        hero.snp.makeConstraints {
            $0.top.leading.trailing.equalToSuperview()
            $0.height.equalTo(heroHeight)
        }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        guard hero.superview != nil else { return }
        hero.snp.updateConstraints {
            $0.height.equalTo(heroHeight)
        }
    }

    private func installPlans() {
        let wide = traitCollection.horizontalSizeClass == .regular
        plans.axis = wide ? .horizontal : .vertical
        plans.distribution = wide ? .fillEqually : .fill
        plans.spacing = 12
        sheet.addSubview(plans)
        let monthly = UIView()
        let yearly = UIView()
        plans.addArrangedSubview(monthly)
        plans.addArrangedSubview(yearly)
        plans.snp.makeConstraints {
            $0.top.equalTo(hero.snp.bottom).offset(16)
            $0.leading.trailing.equalToSuperview().inset(16)
        }
        if wide {
            plans.snp.makeConstraints { $0.height.equalTo(160) }
        } else {
            monthly.snp.makeConstraints { $0.height.equalTo(88) }
            yearly.snp.makeConstraints { $0.height.equalTo(112) }
        }
    }

    func animateOut() {
        animator?.stopAnimation(true)
        sheet.snp.remakeConstraints {
            $0.leading.trailing.equalToSuperview()
            $0.top.equalTo(view.snp.bottom)
            $0.height.equalTo(620)
        }
        animator = UIViewPropertyAnimator(duration: 0.35, dampingRatio: 0.9) { self.view.layoutIfNeeded() }
        animator?.addCompletion { [weak self] _ in self?.dismiss(animated: false) }
        animator?.startAnimation()
    }

    private func installRestore() {
        let help = UIButton()
        [restore, help].forEach(sheet.addSubview)
        restore.snp.makeConstraints {
            $0.leading.equalToSuperview().offset(16)
            $0.bottom.equalTo(sheet.safeAreaLayoutGuide).offset(-12)
            $0.width.lessThanOrEqualToSuperview().dividedBy(2).offset(-20)
        }
        help.snp.makeConstraints {
            $0.trailing.equalToSuperview().offset(-16)
            $0.lastBaseline.equalTo(restore)
            $0.leading.greaterThanOrEqualTo(restore.snp.trailing).offset(8)
        }
    }
}

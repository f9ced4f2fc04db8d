import UIKit

class OnboardingPageViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()

        let skipButton = UIButton(type: .system)
        let illustration = UIImageView()
        let titleLabel = UILabel()
        let bodyLabel = UILabel()
        let bottomBar = UIView()
        let pageControl = UIPageControl()
        let nextButton = UIButton(type: .system)

        view.addSubview(skipButton)
        view.addSubview(illustration)
        view.addSubview(titleLabel)
        view.addSubview(bodyLabel)
        view.addSubview(bottomBar)
        bottomBar.addSubview(pageControl)
        bottomBar.addSubview(nextButton)

        skipButton.translatesAutoresizingMaskIntoConstraints = false
        illustration.translatesAutoresizingMaskIntoConstraints = false
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        bodyLabel.translatesAutoresizingMaskIntoConstraints = false
        bottomBar.translatesAutoresizingMaskIntoConstraints = false
        pageControl.translatesAutoresizingMaskIntoConstraints = false
        nextButton.translatesAutoresizingMaskIntoConstraints = false

        NSLayoutConstraint(item: skipButton, attribute: .top, relatedBy: .equal, toItem: view, attribute: .top, multiplier: 1, constant: 52).isActive = true
        NSLayoutConstraint(item: skipButton, attribute: .trailing, relatedBy: .equal, toItem: view, attribute: .trailing, multiplier: 1, constant: -20).isActive = true

        NSLayoutConstraint(item: illustration, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .centerX, multiplier: 1, constant: 0).isActive = true
        NSLayoutConstraint(item: illustration, attribute: .centerY, relatedBy: .equal, toItem: view, attribute: .centerY, multiplier: 1, constant: -120).isActive = true
        NSLayoutConstraint(item: illustration, attribute: .width, relatedBy: .equal, toItem: view, attribute: .width, multiplier: 0.72, constant: 0).isActive = true
        NSLayoutConstraint(item: illustration, attribute: .height, relatedBy: .equal, toItem: illustration, attribute: .width, multiplier: 1, constant: 0).isActive = true
        NSLayoutConstraint(item: illustration, attribute: .top, relatedBy: .greaterThanOrEqual, toItem: skipButton, attribute: .bottom, multiplier: 1, constant: 16).isActive = true

        NSLayoutConstraint(item: titleLabel, attribute: .top, relatedBy: .equal, toItem: illustration, attribute: .bottom, multiplier: 1, constant: 40).isActive = true
        NSLayoutConstraint(item: titleLabel, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leading, multiplier: 1, constant: 32).isActive = true
        NSLayoutConstraint(item: titleLabel, attribute: .trailing, relatedBy: .equal, toItem: view, attribute: .trailing, multiplier: 1, constant: -32).isActive = true
        NSLayoutConstraint(item: bodyLabel, attribute: .top, relatedBy: .equal, toItem: titleLabel, attribute: .bottom, multiplier: 1, constant: 12).isActive = true
        NSLayoutConstraint(item: bodyLabel, attribute: .centerX, relatedBy: .equal, toItem: titleLabel, attribute: .centerX, multiplier: 1, constant: 0).isActive = true
        NSLayoutConstraint(item: bodyLabel, attribute: .width, relatedBy: .lessThanOrEqual, toItem: titleLabel, attribute: .width, multiplier: 1, constant: 0).isActive = true
        NSLayoutConstraint(item: bodyLabel, attribute: .bottom, relatedBy: .lessThanOrEqual, toItem: bottomBar, attribute: .top, multiplier: 1, constant: -24).isActive = true

        NSLayoutConstraint(item: bottomBar, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leading, multiplier: 1, constant: 0).isActive = true
        NSLayoutConstraint(item: bottomBar, attribute: .trailing, relatedBy: .equal, toItem: view, attribute: .trailing, multiplier: 1, constant: 0).isActive = true
        NSLayoutConstraint(item: bottomBar, attribute: .bottom, relatedBy: .equal, toItem: view, attribute: .bottom, multiplier: 1, constant: 0).isActive = true
        let barHeight = NSLayoutConstraint(item: bottomBar, attribute: .height, relatedBy: .equal, toItem: view, attribute: .height, multiplier: 0.1, constant: 0)
        barHeight.priority = UILayoutPriority(750)
        barHeight.isActive = true
        NSLayoutConstraint(item: bottomBar, attribute: .height, relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 96).isActive = true

        NSLayoutConstraint(item: pageControl, attribute: .leading, relatedBy: .equal, toItem: bottomBar, attribute: .leading, multiplier: 1, constant: 24).isActive = true
        NSLayoutConstraint(item: pageControl, attribute: .centerY, relatedBy: .equal, toItem: bottomBar, attribute: .centerY, multiplier: 1, constant: -8).isActive = true
        NSLayoutConstraint(item: nextButton, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: pageControl, attribute: .trailing, multiplier: 1, constant: 16).isActive = true
        NSLayoutConstraint(item: nextButton, attribute: .trailing, relatedBy: .equal, toItem: bottomBar, attribute: .trailing, multiplier: 1, constant: -24).isActive = true
        NSLayoutConstraint(item: nextButton, attribute: .centerY, relatedBy: .equal, toItem: pageControl, attribute: .centerY, multiplier: 1, constant: 0).isActive = true
        NSLayoutConstraint(item: nextButton, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 48).isActive = true
        let nextWidth = NSLayoutConstraint(item: nextButton, attribute: .width, relatedBy: .equal, toItem: bottomBar, attribute: .width, multiplier: 0.4, constant: 0)
        nextWidth.priority = UILayoutPriority(600)
        nextWidth.isActive = true
    }
}

import UIKit

class OnboardingPageViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        layoutPage()
    }

    private func layoutPage() {
        let skipButton = UIButton(type: .system)
        skipButton.setTitle("Skip", for: .normal)
        skipButton.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(skipButton)

        NSLayoutConstraint.activate([
            skipButton.topAnchor.constraint(equalTo: view.topAnchor, constant: 52),
            view.trailingAnchor.constraint(equalTo: skipButton.trailingAnchor, constant: 20),
        ])

        let illustration = UIImageView(image: UIImage(named: "Onboarding-1"))
        illustration.contentMode = .scaleAspectFit
        illustration.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(illustration)

        NSLayoutConstraint.activate([
            illustration.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            illustration.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: -120),
            illustration.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.72),
            illustration.heightAnchor.constraint(equalTo: illustration.widthAnchor),
            illustration.topAnchor.constraint(greaterThanOrEqualTo: skipButton.bottomAnchor, constant: 16),
        ])

        let titleLabel = UILabel()
        titleLabel.textAlignment = .center
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(titleLabel)

        let bodyLabel = UILabel()
        bodyLabel.numberOfLines = 0
        bodyLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bodyLabel)

        let bottomBar = UIView()
        bottomBar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bottomBar)

        let barHeight = bottomBar.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.1)
        barHeight.priority = UILayoutPriority.defaultHigh

        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: illustration.bottomAnchor, constant: 40),
            titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 32),
            view.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 32),

            bodyLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 12),
            bodyLabel.centerXAnchor.constraint(equalTo: titleLabel.centerXAnchor),
            bodyLabel.widthAnchor.constraint(lessThanOrEqualTo: titleLabel.widthAnchor),
            bottomBar.topAnchor.constraint(greaterThanOrEqualTo: bodyLabel.bottomAnchor, constant: 24),

            bottomBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bottomBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bottomBar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            barHeight,
            bottomBar.heightAnchor.constraint(greaterThanOrEqualToConstant: 96),
        ])

        let pageControl = UIPageControl()
        pageControl.numberOfPages = 4
        pageControl.translatesAutoresizingMaskIntoConstraints = false
        bottomBar.addSubview(pageControl)

        let nextButton = UIButton(type: .system)
        nextButton.setTitle("Next", for: .normal)
        nextButton.translatesAutoresizingMaskIntoConstraints = false
        bottomBar.addSubview(nextButton)

        let nextWidth = nextButton.widthAnchor.constraint(equalTo: bottomBar.widthAnchor, multiplier: 0.4)
        nextWidth.priority = UILayoutPriority(rawValue: 600)

        NSLayoutConstraint.activate([
            pageControl.leadingAnchor.constraint(equalTo: bottomBar.leadingAnchor, constant: 24),
            pageControl.centerYAnchor.constraint(equalTo: bottomBar.centerYAnchor, constant: -8),
            nextButton.leadingAnchor.constraint(greaterThanOrEqualTo: pageControl.trailingAnchor, constant: 16),
            bottomBar.trailingAnchor.constraint(equalTo: nextButton.trailingAnchor, constant: 24),
            nextButton.centerYAnchor.constraint(equalTo: pageControl.centerYAnchor),
            nextButton.heightAnchor.constraint(equalToConstant: 48),
            nextWidth,
        ])
    }
}

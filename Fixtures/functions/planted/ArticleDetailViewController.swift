import UIKit

final class ArticleDetailViewController: UIViewController {

    private let header = UIView()
    private let body = UITextView()
    private let shareButton = UIButton(type: .system)
    private let hero = UIImageView()

    private func setUpBody() {
        body.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(body)
        let views: [String: Any] = ["body": body]
        view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-12-[body(400)]", options: [], metrics: nil, views: views))
        view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|-100-[body]-|", options: [], metrics: nil, views: views))
        view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-20-[body]", options: [], metrics: nil, views: views))
    }

    private func setUpShareButton() {
        shareButton.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(shareButton)
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: "H:[share(44)]-16-|", options: [], metrics: nil, views: ["share": shareButton])
        )
        shareButton.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8).isActive = true
        shareButton.heightAnchor.constraint(equalToConstant: 44).isActive = true
        shareButton.widthAnchor.constraint(equalToConstant: 60).isActive = true
    }

    private func setUpHeader() {
        let title = UILabel()
        header.translatesAutoresizingMaskIntoConstraints = false
        title.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(header)
        header.addSubview(title)
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: view.topAnchor),
            header.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            header.widthAnchor.constraint(equalToConstant: 320),
            header.heightAnchor.constraint(equalToConstant: 88),
            title.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 16),
            title.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -16),
            title.widthAnchor.constraint(equalToConstant: 300),
            title.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -8)
        ])
    }

    private func setUpHero() {
        hero.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(hero)
        NSLayoutConstraint.activate([
            hero.topAnchor.constraint(equalTo: header.bottomAnchor),
            hero.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            hero.widthAnchor.constraint(equalTo: hero.heightAnchor, multiplier: 16.0 / 9.0),
            hero.widthAnchor.constraint(equalToConstant: 320),
            hero.heightAnchor.constraint(equalToConstant: 200)
        ])
    }
}

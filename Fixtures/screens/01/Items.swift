import UIKit

class LoginViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        setupLayout()
    }

    private func setupLayout() {
        let header = UIView()
        header.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(header)

        let logo = UIImageView()
        logo.translatesAutoresizingMaskIntoConstraints = false
        header.addSubview(logo)

        let titleLabel = UILabel()
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        titleLabel.setContentHuggingPriority(UILayoutPriority(rawValue: 251), for: .horizontal)
        titleLabel.setContentHuggingPriority(UILayoutPriority(rawValue: 251), for: .vertical)
        header.addSubview(titleLabel)

        let emailField = UITextField()
        emailField.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(emailField)

        let passwordField = UITextField()
        passwordField.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(passwordField)

        let forgotButton = UIButton(type: .system)
        forgotButton.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(forgotButton)

        let loginButton = UIButton(type: .system)
        loginButton.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(loginButton)

        let footerLabel = UILabel()
        footerLabel.translatesAutoresizingMaskIntoConstraints = false
        footerLabel.setContentHuggingPriority(UILayoutPriority(rawValue: 251), for: .horizontal)
        footerLabel.setContentHuggingPriority(UILayoutPriority(rawValue: 251), for: .vertical)
        view.addSubview(footerLabel)

        view.addConstraints([
            NSLayoutConstraint(item: header, attribute: .top, relatedBy: .equal, toItem: view, attribute: .top, multiplier: 1, constant: 60),
            NSLayoutConstraint(item: header, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leading, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: header, attribute: .trailing, relatedBy: .equal, toItem: view, attribute: .trailing, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: emailField, attribute: .top, relatedBy: .equal, toItem: header, attribute: .bottom, multiplier: 1, constant: 32),
            NSLayoutConstraint(item: emailField, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leading, multiplier: 1, constant: 24),
            NSLayoutConstraint(item: emailField, attribute: .trailing, relatedBy: .equal, toItem: view, attribute: .trailing, multiplier: 1, constant: -24),
            NSLayoutConstraint(item: passwordField, attribute: .top, relatedBy: .equal, toItem: emailField, attribute: .bottom, multiplier: 1, constant: 12),
            NSLayoutConstraint(item: passwordField, attribute: .leading, relatedBy: .equal, toItem: emailField, attribute: .leading, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: passwordField, attribute: .trailing, relatedBy: .equal, toItem: emailField, attribute: .trailing, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: passwordField, attribute: .height, relatedBy: .equal, toItem: emailField, attribute: .height, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: forgotButton, attribute: .top, relatedBy: .equal, toItem: passwordField, attribute: .bottom, multiplier: 1, constant: 8),
            NSLayoutConstraint(item: forgotButton, attribute: .trailing, relatedBy: .equal, toItem: passwordField, attribute: .trailing, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: loginButton, attribute: .top, relatedBy: .equal, toItem: forgotButton, attribute: .bottom, multiplier: 1, constant: 24),
            NSLayoutConstraint(item: loginButton, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leading, multiplier: 1, constant: 24),
            NSLayoutConstraint(item: loginButton, attribute: .trailing, relatedBy: .equal, toItem: view, attribute: .trailing, multiplier: 1, constant: -24),
            NSLayoutConstraint(item: footerLabel, attribute: .top, relatedBy: .greaterThanOrEqual, toItem: loginButton, attribute: .bottom, multiplier: 1, constant: 16),
            NSLayoutConstraint(item: footerLabel, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .centerX, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: footerLabel, attribute: .bottom, relatedBy: .equal, toItem: view, attribute: .bottom, multiplier: 1, constant: -20),
        ])

        header.addConstraints([
            NSLayoutConstraint(item: logo, attribute: .top, relatedBy: .equal, toItem: header, attribute: .top, multiplier: 1, constant: 8),
            NSLayoutConstraint(item: logo, attribute: .centerX, relatedBy: .equal, toItem: header, attribute: .centerX, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: titleLabel, attribute: .top, relatedBy: .equal, toItem: logo, attribute: .bottom, multiplier: 1, constant: 12),
            NSLayoutConstraint(item: titleLabel, attribute: .centerX, relatedBy: .equal, toItem: header, attribute: .centerX, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: titleLabel, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: header, attribute: .leading, multiplier: 1, constant: 16),
            NSLayoutConstraint(item: titleLabel, attribute: .bottom, relatedBy: .equal, toItem: header, attribute: .bottom, multiplier: 1, constant: -8),
        ])

        emailField.addConstraint(NSLayoutConstraint(item: emailField, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 44))
        loginButton.addConstraint(NSLayoutConstraint(item: loginButton, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 50))
    }
}

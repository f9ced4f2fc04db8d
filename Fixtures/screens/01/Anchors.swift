import UIKit

final class LoginViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        let header = UIView()
        let logo = UIImageView(image: UIImage(named: "Logo"))
        let titleLabel = UILabel()
        titleLabel.text = "Welcome"
        titleLabel.font = .boldSystemFont(ofSize: 24)
        titleLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        titleLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
        let emailField = UITextField()
        emailField.placeholder = "E-mail"
        emailField.borderStyle = .roundedRect
        let passwordField = UITextField()
        passwordField.placeholder = "Password"
        passwordField.borderStyle = .roundedRect
        passwordField.isSecureTextEntry = true
        let forgotButton = UIButton(type: .system)
        forgotButton.setTitle("Forgot password?", for: .normal)
        let loginButton = UIButton(type: .system)
        loginButton.setTitle("Log in", for: .normal)
        let footerLabel = UILabel()
        footerLabel.text = "No account yet? Sign up"
        footerLabel.font = .systemFont(ofSize: 14)
        footerLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        footerLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)

        [header, logo, titleLabel, emailField, passwordField, forgotButton, loginButton, footerLabel].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
        }

        view.addSubview(header)
        header.addSubview(logo)
        header.addSubview(titleLabel)
        view.addSubview(emailField)
        view.addSubview(passwordField)
        view.addSubview(forgotButton)
        view.addSubview(loginButton)
        view.addSubview(footerLabel)

        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: view.topAnchor, constant: 60),
            header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: view.trailingAnchor),

            logo.topAnchor.constraint(equalTo: header.topAnchor, constant: 8),
            logo.centerXAnchor.constraint(equalTo: header.centerXAnchor),

            titleLabel.topAnchor.constraint(equalTo: logo.bottomAnchor, constant: 12),
            titleLabel.centerXAnchor.constraint(equalTo: header.centerXAnchor),
            titleLabel.leadingAnchor.constraint(greaterThanOrEqualTo: header.leadingAnchor, constant: 16),
            header.bottomAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 8),

            emailField.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 32),
            emailField.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
            emailField.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
            emailField.heightAnchor.constraint(equalToConstant: 44),

            passwordField.topAnchor.constraint(equalTo: emailField.bottomAnchor, constant: 12),
            passwordField.leadingAnchor.constraint(equalTo: emailField.leadingAnchor),
            passwordField.trailingAnchor.constraint(equalTo: emailField.trailingAnchor),
            passwordField.heightAnchor.constraint(equalTo: emailField.heightAnchor),

            forgotButton.topAnchor.constraint(equalTo: passwordField.bottomAnchor, constant: 8),
            forgotButton.trailingAnchor.constraint(equalTo: passwordField.trailingAnchor),

            loginButton.topAnchor.constraint(equalTo: forgotButton.bottomAnchor, constant: 24),
            loginButton.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
            loginButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
            loginButton.heightAnchor.constraint(equalToConstant: 50),

            footerLabel.topAnchor.constraint(greaterThanOrEqualTo: loginButton.bottomAnchor, constant: 16),
            footerLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            footerLabel.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20),
        ])
    }
}

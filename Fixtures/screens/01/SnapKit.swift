import SnapKit
import UIKit

final class LoginViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()

        let header = UIView()
        let logo = UIImageView()
        let titleLabel = UILabel()
        let emailField = UITextField()
        let passwordField = UITextField()
        let forgotButton = UIButton(type: .system)
        let loginButton = UIButton(type: .system)
        let footerLabel = UILabel()

        for label in [titleLabel, footerLabel] {
            label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
            label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
        }

        view.addSubview(header)
        header.addSubview(logo)
        header.addSubview(titleLabel)
        view.addSubview(emailField)
        view.addSubview(passwordField)
        view.addSubview(forgotButton)
        view.addSubview(loginButton)
        view.addSubview(footerLabel)

        header.snp.makeConstraints { make in
            make.top.equalToSuperview().offset(60)
            make.leading.trailing.equalToSuperview()
        }
        logo.snp.makeConstraints { make in
            make.top.equalToSuperview().offset(8)
            make.centerX.equalToSuperview()
        }
        titleLabel.snp.makeConstraints { make in
            make.top.equalTo(logo.snp.bottom).offset(12)
            make.centerX.equalToSuperview()
            make.leading.greaterThanOrEqualToSuperview().offset(16)
            make.bottom.equalToSuperview().inset(8)
        }
        emailField.snp.makeConstraints { make in
            make.top.equalTo(header.snp.bottom).offset(32)
            make.leading.trailing.equalToSuperview().inset(24)
            make.height.equalTo(44)
        }
        passwordField.snp.makeConstraints { make in
            make.top.equalTo(emailField.snp.bottom).offset(12)
            make.leading.trailing.height.equalTo(emailField)
        }
        forgotButton.snp.makeConstraints { make in
            make.top.equalTo(passwordField.snp.bottom).offset(8)
            make.trailing.equalTo(passwordField)
        }
        loginButton.snp.makeConstraints { make in
            make.top.equalTo(forgotButton.snp.bottom).offset(24)
            make.leading.trailing.equalTo(view).inset(24)
            make.height.equalTo(50)
        }
        footerLabel.snp.makeConstraints { make in
            make.top.greaterThanOrEqualTo(loginButton.snp.bottom).offset(16)
            make.centerX.equalToSuperview()
            make.bottom.equalToSuperview().offset(-20)
        }
    }
}

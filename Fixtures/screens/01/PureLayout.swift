import PureLayout
import UIKit

class LoginViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()

        let header = UIView()
        let logo = UIImageView()
        let titleLabel = UILabel()
        titleLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        titleLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
        let emailField = UITextField()
        let passwordField = UITextField()
        let forgotButton = UIButton(type: .system)
        let loginButton = UIButton(type: .system)
        let footerLabel = UILabel()
        footerLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        footerLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)

        view.addSubview(header)
        header.addSubview(logo)
        header.addSubview(titleLabel)
        view.addSubview(emailField)
        view.addSubview(passwordField)
        view.addSubview(forgotButton)
        view.addSubview(loginButton)
        view.addSubview(footerLabel)

        header.autoPinEdge(toSuperviewEdge: .top, withInset: 60)
        header.autoPinEdge(toSuperviewEdge: .leading)
        header.autoPinEdge(toSuperviewEdge: .trailing)

        logo.autoPinEdge(toSuperviewEdge: .top, withInset: 8)
        logo.autoAlignAxis(toSuperviewAxis: .vertical)

        titleLabel.autoPinEdge(.top, to: .bottom, of: logo, withOffset: 12)
        titleLabel.autoAlignAxis(toSuperviewAxis: .vertical)
        titleLabel.autoPinEdge(toSuperviewEdge: .leading, withInset: 16, relation: .greaterThanOrEqual)
        titleLabel.autoPinEdge(toSuperviewEdge: .bottom, withInset: 8)

        emailField.autoPinEdge(.top, to: .bottom, of: header, withOffset: 32)
        emailField.autoPinEdge(toSuperviewEdge: .leading, withInset: 24)
        emailField.autoPinEdge(toSuperviewEdge: .trailing, withInset: 24)
        emailField.autoSetDimension(.height, toSize: 44)

        passwordField.autoPinEdge(.top, to: .bottom, of: emailField, withOffset: 12)
        passwordField.autoPinEdge(.leading, to: .leading, of: emailField)
        passwordField.autoPinEdge(.trailing, to: .trailing, of: emailField)
        passwordField.autoMatch(.height, to: .height, of: emailField)

        forgotButton.autoPinEdge(.top, to: .bottom, of: passwordField, withOffset: 8)
        forgotButton.autoPinEdge(.trailing, to: .trailing, of: passwordField)

        loginButton.autoPinEdge(.top, to: .bottom, of: forgotButton, withOffset: 24)
        loginButton.autoPinEdge(toSuperviewEdge: .leading, withInset: 24)
        loginButton.autoPinEdge(toSuperviewEdge: .trailing, withInset: 24)
        loginButton.autoSetDimension(.height, toSize: 50)

        footerLabel.autoPinEdge(.top, to: .bottom, of: loginButton, withOffset: 16, relation: .greaterThanOrEqual)
        footerLabel.autoAlignAxis(toSuperviewAxis: .vertical)
        footerLabel.autoPinEdge(toSuperviewEdge: .bottom, withInset: 20)
    }
}

import UIKit

class LoginViewController: UIViewController {

  private let logoView = UIImageView(image: UIImage(named: "logo"))
  private let emailField = UITextField()
  private let passwordField = UITextField()
  private let loginButton = UIButton(type: .system)
  private let formView = UIView()

  private var formBottomConstraint: NSLayoutConstraint?
  private var logoHeightConstraint: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    setupForm()
    setupLogo()
    setupFields()
  }

  private func setupForm() {
    formView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(formView)
    let isPad = traitCollection.userInterfaceIdiom == .pad
    if isPad {
      formView.widthAnchor.constraint(equalToConstant: 420).isActive = true
      formView.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    } else {
      formView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20).isActive = true
      formView.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20).isActive = true
    }
    formBottomConstraint = formView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -40)
    formBottomConstraint?.isActive = true
  }

  private func setupLogo() {
    logoView.translatesAutoresizingMaskIntoConstraints = false
    logoView.contentMode = .scaleAspectFit
    view.addSubview(logoView)
    logoHeightConstraint = logoView.heightAnchor.constraint(equalToConstant: 120)
    NSLayoutConstraint.activate([
      logoView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      logoView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 32),
      logoView.widthAnchor.constraint(equalTo: logoView.heightAnchor),
      logoHeightConstraint
    ])
  }

  private func setupFields() {
    let rows: [UIView] = [emailField, passwordField, loginButton]
    var previous: UIView?
    for row in rows {
      row.translatesAutoresizingMaskIntoConstraints = false
      formView.addSubview(row)
      row.leadingAnchor.constraint(equalTo: formView.leadingAnchor).isActive = true
      row.trailingAnchor.constraint(equalTo: formView.trailingAnchor).isActive = true
      row.heightAnchor.constraint(equalToConstant: 44).isActive = true
      if let previous = previous {
        row.topAnchor.constraint(equalTo: previous.bottomAnchor, constant: 12).isActive = true
      } else {
        row.topAnchor.constraint(equalTo: formView.topAnchor).isActive = true
      }
      previous = row
    }
    previous?.bottomAnchor.constraint(equalTo: formView.bottomAnchor).isActive = true
  }

  @objc private func keyboardWillShow(_ note: Notification) {
    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
    logoHeightConstraint.constant = 48
    formBottomConstraint?.isActive = false
    formBottomConstraint = formView.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -frame.height - 16)
    formBottomConstraint?.isActive = true
    UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
  }

  @objc private func keyboardWillHide() {
    logoHeightConstraint.constant = 120
    if let old = formBottomConstraint {
      NSLayoutConstraint.deactivate([old])
    }
    let bottom = formView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -40)
    bottom.isActive = true
    formBottomConstraint = bottom
    UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
  }
}

import UIKit

final class ReaderViewController: UIViewController {
  private let textView = UITextView()
  private let progress = UIProgressView()
  private let sidebar = UIView()
  private var sidebarLeading: NSLayoutConstraint!
  private var sidebarHidden: NSLayoutConstraint!

  private func layoutText() {
    textView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(textView)
    let guide: UILayoutGuide
    if #available(iOS 11.0, *), traitCollection.horizontalSizeClass == .regular {
      guide = view.readableContentGuide
    } else {
      guide = view.layoutMarginsGuide
    }
    NSLayoutConstraint.activate([
      textView.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      textView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
    ])
  }

  private func layoutSidebar() {
    sidebar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(sidebar)
    sidebarLeading = sidebar.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    sidebarHidden = sidebar.trailingAnchor.constraint(equalTo: view.leadingAnchor)
    NSLayoutConstraint.activate([
      sidebarHidden,
      sidebar.widthAnchor.constraint(equalToConstant: 280),
      sidebar.topAnchor.constraint(equalTo: view.topAnchor),
      sidebar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    ])
  }

  func showSidebar() {
    view.layoutIfNeeded()
    UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseOut) { [self] in
      sidebarHidden.isActive = false
      sidebarLeading.isActive = true
      view.layoutIfNeeded()
    }
  }

  private func layoutProgress() {
    progress.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(progress)
    progress.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    progress.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    progress.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
    #if DEBUG
    progress.heightAnchor.constraint(equalToConstant: 12).isActive = true
    #else
    progress.heightAnchor.constraint(equalToConstant: 3).isActive = true
    #endif
  }

  func hideSidebar(completion: @escaping () -> Void) {
    defer { sidebarHidden.isActive = true }
    sidebarLeading.isActive = false
    UIView.animate(withDuration: 0.3, animations: {
      self.view.layoutIfNeeded()
    }, completion: { _ in
      completion()
    })
  }
}

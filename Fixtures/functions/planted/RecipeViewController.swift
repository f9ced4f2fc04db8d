import UIKit

final class RecipeViewController: UIViewController {

    private let scrollView = UIScrollView()
    private let content = UIView()
    private let photo = UIImageView()
    private let servings = UIStepper()
    private let ingredients = UILabel()

    private func installScrollView() {
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)
        scrollView.addSubview(content)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -32)
        ])
    }

    private func installPhoto() {
        photo.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(photo)

        let square = NSLayoutConstraint(
            item: photo,
            attribute: .width,
            relatedBy: .equal,
            toItem: photo,
            attribute: .height,
            multiplier: 1,
            constant: 0
        )
        square.isActive = true
        photo.topAnchor.constraint(equalTo: content.topAnchor).isActive = true
        photo.centerXAnchor.constraint(equalTo: content.centerXAnchor).isActive = true
        let size = CGSize(width: 240, height: 180)
        photo.widthAnchor.constraint(equalToConstant: size.width).isActive = true
        photo.heightAnchor.constraint(equalToConstant: size.height).isActive = true
    }

    private func installIngredients() {
        ingredients.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(ingredients)
        let constraints: [NSLayoutConstraint] = [
            ingredients.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 24),
            ingredients.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            ingredients.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            photo.bottomAnchor.constraint(equalTo: ingredients.topAnchor, constant: -16)
        ]
        NSLayoutConstraint.activate(constraints)
    }

    private func installServings() {
        let box = UIView(), one = UILabel(), two = UILabel(), three = UILabel()
        for v in [box, one, two, three] { v.translatesAutoresizingMaskIntoConstraints = false }
        content.addSubview(box)
        [one, two, three].forEach(box.addSubview)
        NSLayoutConstraint.activate([
            box.widthAnchor.constraint(equalToConstant: 320),
            box.centerXAnchor.constraint(equalTo: content.centerXAnchor),
            box.topAnchor.constraint(equalTo: content.topAnchor),
            one.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 40),
            three.leadingAnchor.constraint(equalTo: two.trailingAnchor, constant: 40),
            three.trailingAnchor.constraint(equalTo: box.trailingAnchor),
            two.widthAnchor.constraint(equalTo: one.widthAnchor),
            three.widthAnchor.constraint(equalTo: one.widthAnchor),
            one.widthAnchor.constraint(equalToConstant: 100),
            one.topAnchor.constraint(equalTo: box.topAnchor),
            two.topAnchor.constraint(equalTo: box.topAnchor),
            three.topAnchor.constraint(equalTo: box.topAnchor)
        ])
    }
}

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  extension UIImage {
    /// An image of one point in a colour, which stretches.
    static func filled(with color: UIColor) -> UIImage {
      let layer = CALayer()
      layer.backgroundColor = color.cgColor
      return drawn(layer, size: CGSize(width: 1, height: 1)).resizableImage(
        withCapInsets: .zero, resizingMode: .stretch)
    }

    /// A gradient from the top to the bottom, which stretches.
    static func gradient(from top: UIColor, to bottom: UIColor) -> UIImage {
      drawn(gradientLayer(top, bottom), size: CGSize(width: 1, height: 64))
        .resizableImage(withCapInsets: .zero, resizingMode: .stretch)
    }

    /// A rectangle with an edge, or the arrow of a back button, whose middle stretches.
    static func panel(_ panel: StyleAssignment.Panel) -> UIImage {
      let cap = CGFloat(panel.cap)
      let arrow: CGFloat = panel.pointsBack ? 20 : 0
      let size = CGSize(width: max(30, 2 * cap + 1) + arrow, height: panel.pointsBack ? 32 : max(26, 2 * cap + 1))
      let image = drawn(layer(panel, size: size), size: size)
      return image.resizableImage(
        withCapInsets: UIEdgeInsets(top: cap, left: cap + arrow, bottom: cap, right: cap), resizingMode: .stretch)
    }

    private static func layer(_ panel: StyleAssignment.Panel, size: CGSize) -> CALayer {
      let layer = CALayer()
      layer.backgroundColor = panel.color.map { UIColor($0).cgColor }
      if let top = panel.top, let bottom = panel.bottom {
        let gradient = gradientLayer(UIColor(top), UIColor(bottom))
        gradient.frame = CGRect(origin: .zero, size: size)
        layer.addSublayer(gradient)
      }
      layer.borderColor = panel.borderColor.map { UIColor($0).cgColor }
      layer.borderWidth = panel.borderWidth
      layer.cornerRadius = panel.cornerRadius
      layer.masksToBounds = true
      if panel.pointsBack { layer.mask = arrow(size: size) }
      return layer
    }

    /// The shape of a back button: a rectangle whose left end is a point.
    private static func arrow(size: CGSize) -> CALayer {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: size.height / 2))
      for (x, y) in [(15, 0), (size.width, 0), (size.width, size.height), (15, size.height)] as [(CGFloat, CGFloat)] {
        path.addLine(to: CGPoint(x: x, y: y))
      }
      path.close()
      let shape = CAShapeLayer()
      shape.path = path.cgPath
      return shape
    }

    private static func gradientLayer(_ top: UIColor, _ bottom: UIColor) -> CAGradientLayer {
      let layer = CAGradientLayer()
      layer.colors = [top.cgColor, bottom.cgColor]
      return layer
    }

    private static func drawn(_ layer: CALayer, size: CGSize) -> UIImage {
      layer.frame = CGRect(origin: .zero, size: size)
      return UIGraphicsImageRenderer(size: size).image { layer.render(in: $0.cgContext) }
    }
  }

  /// A gradient behind the content of a view, whose size and corners it follows.
  final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    convenience init(_ colors: [CGColor]) {
      self.init()
      show(colors)
    }

    func show(_ colors: [CGColor]) { (layer as? CAGradientLayer)?.colors = colors }

    override func layoutSubviews() {
      super.layoutSubviews()
      layer.cornerRadius = superview?.layer.cornerRadius ?? 0
    }
  }
#endif

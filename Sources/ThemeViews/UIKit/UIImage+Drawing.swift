#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  extension UIImage {
    /// A panel that fills an image of a size, which stretches but for its caps.
    static func drawn(_ panel: StyleAssignment.Panel, size: CGSize, caps: UIEdgeInsets = .zero) -> UIImage {
      UIGraphicsImageRenderer(size: size).image { layer(panel, size: size).render(in: $0.cgContext) }
        .resizableImage(withCapInsets: caps, resizingMode: .stretch)
    }

    /// A rectangle with an edge, or the arrow of a back button, whose middle stretches.
    static func panel(_ panel: StyleAssignment.Panel) -> UIImage {
      let cap = CGFloat(panel.cap)
      let arrow: CGFloat = panel.pointsBack ? 20 : 0
      let size = CGSize(width: max(30, 2 * cap + 1) + arrow, height: panel.pointsBack ? 32 : max(26, 2 * cap + 1))
      return drawn(panel, size: size, caps: UIEdgeInsets(top: cap, left: cap + arrow, bottom: cap, right: cap))
    }

    private static func layer(_ panel: StyleAssignment.Panel, size: CGSize) -> CALayer {
      let layer = CALayer()
      layer.frame = CGRect(origin: .zero, size: size)
      layer.backgroundColor = panel.color.map { UIColor($0).cgColor }
      if let top = panel.top, let bottom = panel.bottom {
        let gradient = CAGradientLayer()
        gradient.colors = [UIColor(top).cgColor, UIColor(bottom).cgColor]
        gradient.frame = layer.frame
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

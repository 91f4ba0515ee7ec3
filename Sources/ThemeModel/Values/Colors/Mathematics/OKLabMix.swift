/// Two colours of OKLab with their alphas, interpolated.
package struct OKLabMix: Sendable {
  package let lab: OKLab
  /// 0…1.
  package let alpha: Double

  /// The mix in which `weight`, 0…1, is the share of the first colour.
  package init(first: (lab: OKLab, alpha: Double), second: (lab: OKLab, alpha: Double), weight: Double) {
    let (left, right) = (weight * first.alpha, (1 - weight) * second.alpha)
    alpha = left + right
    // Where nothing is visible, black is as good as any colour.
    let scale = alpha > 0 ? 1 / alpha : 0
    lab = OKLab(
      lightness: (first.lab.lightness * left + second.lab.lightness * right) * scale,
      a: (first.lab.a * left + second.lab.a * right) * scale, b: (first.lab.b * left + second.lab.b * right) * scale)
  }
}

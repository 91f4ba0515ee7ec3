// This file is generated. Do not edit it.

func legacyNames(_ view: UIView) {
  view.nuiClass = "NobodyStylesThis"
}

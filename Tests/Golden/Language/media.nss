/* All six axes, with and, or, not, lists and groups. */
Label { font-size: 1; }
@media (device: ipad) and (orientation: landscape) { Label { font-size: 2; } }
@media not (device: ipad), (size-class: regular) { Label { font-size: 3; } }
@media (device: iphone) and ((appearance: dark) or (contrast: high)) {
  Label { font-size: 4; }
  @media (level: elevated) { Label { font-size: 5; } }
}
@color: black;
@media (appearance: dark) { @color: white; }
Button { font-color: @color; }

/* Numbers, boxes and offsets. */
@unit: 4;
@gap: @unit * 2;

Button {
  font-size: 10 + 2 * (3 + 1) - 1;
  corner-radius: @unit / 2;
  padding: (@unit @gap) * 2;
  shadow-offset: (0, 1) + (1, 1);
  border-width: -@unit + 5;
}
@media (device: ipad) { @unit: 6; }

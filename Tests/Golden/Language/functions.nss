/* Every function, of literals, definitions and palette colours. */
@brand: #2E7D32;
@touched: darken(@brand, 0.1);

Button {
  background-color: @brand;
  background-color-highlighted: @touched;
  background-color-selected: saturate(@brand, -1);
  background-color-disabled: alpha(@brand, 0.3);
  border-color: mix(@brand, white, 0.25);
  font-color: contrast-color(@brand);
  font-color-highlighted: contrast-color(lighten(@touched, 0.2), #EEEEEE, #111111);
  shadow-color: alpha(primaryLabel, 0.5);
}

/* The types of values and the kinds of parts.
 *
 * Built in are Color, Number, Integer, Boolean, Box, Offset, FontStyle, FontName, Image, Names,
 * String, and State: the states that a property can be set for, by a suffix, font-color-highlighted.
 */

/* Other names of the same types in SAP's documentation. */
@type UIColor = Color;
@type Float = Number;
@type UIFontTextStyle = FontStyle;
@type UIFont.TextStyle = FontStyle;
@type "Font Style Name" = FontStyle;
@type UIImage = Image;
@type Name = Image;
@type Size = Offset;

@type TextAlign = left | center | right | justified | natural;
@type NSTextAlignment = TextAlign;
/* NUI sets anything else to the left. */
@type LabelAlign = left | center | right;
@type ButtonAlign = left | center | right | fill;
@type HorizontalAlign = left | center | right | fill;
@type VerticalAlign = top | center | bottom | fill;
@type BorderStyle = none | line | bezel | rounded;
@type SeparatorStyle = none | single-line | single-line-etched;
@type KeyboardAppearance = default | dark | light | alert;
@type TextTransform = none | uppercase | lowercase | capitalize;

/* What a part of a kind takes where nothing is said about the part itself. */
@kind text {
  font-color: Color, states normal highlighted selected disabled placeholder;
  font-style: FontStyle, states disabled;
  font-name: FontName;
  font-size: Number [0,];
  text-align: TextAlign;
  text-line-clamp: Integer [0,];
  line-spacing: Number;
  background-color: Color;
  tint-color: Color;
}

@kind image {
  image: Image, states disabled;
  image-name: Image;
  tint-color: Color, states disabled;
  background-color: Color;
  corner-radius: Number [0,];
  border-color: Color;
  border-width: Number [0,];
}

@kind button {
  font-color: Color, states normal highlighted selected disabled;
  font-style: FontStyle, states disabled;
  font-name: FontName;
  font-size: Number [0,];
  image: Image, states disabled;
  tint-color: Color, states disabled;
  background-color: Color, states normal highlighted selected disabled;
  background-tint-color: Color;
  border-color: Color;
  border-width: Number [0,];
  corner-radius: Number [0,];
  content-insets: Box;
}

@kind view {
  background-color: Color, states normal highlighted selected disabled;
  background-tint-color: Color;
  tint-color: Color, states disabled;
  border-color: Color;
  border-width: Number [0,];
  corner-radius: Number [0,];
  content-insets: Box;
}

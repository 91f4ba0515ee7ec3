/* An app's own class and component. */
@class LargeButton : Button;
@class Headline, Subline : Label;

@component MyChart {
  @part & : view;
  @part &_title : text;
  @part &_bar[n] { bar-color: Color, states selected; bar-width: Number [1,100]; }
}

Button { font-size: 17; font-color: white; background-color-highlighted: lightGray; }
Label { font-color: black; }
@media (device: ipad) { Button { padding: 8; } }

LargeButton { font-size: 22; background-color-highlighted: gray; }
Headline { font-size: 28; }
fdlMyChart { background-color: white; &_title { font-style: title2; } }
fdlMyChart_bar3 { bar-color: chart1; bar-width: 12; }

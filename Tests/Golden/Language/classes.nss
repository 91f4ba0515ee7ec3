/* An app's own class and component. */
@class LargeButton : Button;
@class Headline, Subline : Label;

@component MyChart {
  @part & : view;
  @part &_title : text;
  @part &_bar[n] { bar-color: Color, states selected; bar-width: Number [1,100]; }
}

LargeButton { font-size: 22; background-color-highlighted: gray; }
Headline { font-size: 28; }
fdlMyChart { background-color: white; &_title { font-style: title2; } }
fdlMyChart_bar3 { bar-color: chart1; bar-width: 12; }

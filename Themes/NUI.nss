/* NUI: a plain theme for UIKit's own classes.
 *
 * It keeps to what NUI itself reads (github.com/tombenner/nui, 0.5 and later), so it may be
 * given to NUI as it is, or compiled. NUI reads nothing at all of a file with a mistake in it,
 * and says nothing about it: "themec build --target nui" does.
 *
 * A class is what an app's view has as its NUI class. Without one of its own a view has that of
 * its type: a label is a "Label", a switch a "Switch". "View" stands for everything that has no
 * other class, so it has no rule here: it would paint the whole app.
 */

/* --- Definitions ------------------------------------------------------------------------------ */

/* A value here is a plain one: NUI puts a definition in once and looks no further. */
@ink: #1D2731;
@inkSoft: #5B6770;
@inkFaint: #A3ADB5;
@paper: #FFFFFF;
@paperDim: #F3F5F6;
@stroke: #D5DADD;
@strokeStrong: #7F8A93;
@accent: #0B6E99;
@accentPressed: #074B69;
@accentFaint: #D7EAF2;

@font: system;
@fontStrong: boldSystem;
@fontSize: 17;
@fontSizeSmall: 13;
@radius: 8;

/* On an iPad the texts are a little larger. NUI reads a file from the top to the bottom, so what
 * an "@media" changes stands before it. */
@media (device: ipad) {
  @fontSize: 18;
  @fontSizeSmall: 14;
}

/* --- Bars ------------------------------------------------------------------------------------- */

NavigationBar {
  bar-tint-color: @paper;
  font-color: @ink;
  font-name: @fontStrong;
  font-size: @fontSize;
  /* Half of a point up: the title stands a little low in its font. */
  title-vertical-offset: -0.5;
}

BarButton {
  background-color: clear;
  background-color-highlighted: @accentFaint;
  border-width: 0;
  corner-radius: @radius;
  font-color: @accent;
  font-name: @font;
  font-size: @fontSize;
}

/* The back button of every bar: a "BarButton" first, so only what differs stands here. */
BarButtonBack {
  font-color: @accent;
}

Toolbar {
  background-tint-color: @paper;
}

TabBar {
  bar-tint-color: @paper;
  selected-image-tint-color: @accent;
}

TabBarItem {
  font-color: @inkSoft;
  font-color-selected: @accent;
  font-name: @font;
  font-size: 11;
  /* Right, then down; the comma is needed. */
  text-offset: 0, -2;
}

SearchBar {
  background-color: @paperDim;
  background-tint-color: @accent;
  scope-background-color: @paperDim;
}

/* The button in a search bar is a "BarButton" too, its scope bar a "SegmentedControl". */
SearchBarButton {
  font-color: @accent;
}

SearchBarScopeBar {
  background-color: @paperDim;
}

/* --- Controls --------------------------------------------------------------------------------- */

/* The state is a suffix: what a button looks like while it is touched or cannot be used. */
Button {
  background-color: @accent;
  background-color-highlighted: @accentPressed;
  background-color-disabled: @stroke;
  corner-radius: @radius;
  font-color: @paper;
  font-color-highlighted: @paper;
  font-color-disabled: @inkFaint;
  font-name: @fontStrong;
  font-size: @fontSize;
  /* Top, right, bottom, left, as in CSS; here top and bottom, then right and left. */
  padding: 10 16;
  text-align: center;
}

Control {
  background-color: clear;
}

SegmentedControl {
  background-color: @paper;
  background-color-selected: @accent;
  border-color: @accent;
  border-width: 1;
  corner-radius: @radius;
  divider-color: @accent;
  font-color: @accent;
  font-color-selected: @paper;
  font-name: @font;
  font-size: @fontSizeSmall;
}

Slider {
  minimum-track-tint-color: @accent;
  maximum-track-tint-color: @stroke;
  thumb-tint-color: @paper;
}

Switch {
  on-tint-color: @accent;
  thumb-tint-color: @paper;
  tint-color: @stroke;
}

Progress {
  progress-tint-color: @accent;
  track-tint-color: @stroke;
}

PageControl {
  color: @stroke;
  current-color: @accent;
}

ActivityIndicator {
  color: @accent;
}

/* --- Texts ------------------------------------------------------------------------------------ */

Label {
  font-color: @ink;
  font-color-highlighted: @accentPressed;
  font-name: @font;
  font-size: @fontSize;
  text-align: left;
  text-auto-fit: false;
}

/* The border is what shows where to type, so it is stronger than a line between rows. */
TextField {
  background-color: @paper;
  border-color: @strokeStrong;
  border-style: rounded;
  border-width: 1;
  corner-radius: @radius;
  font-color: @ink;
  font-name: @font;
  font-size: @fontSize;
  keyboard-appearance: default;
  padding: 8 12;
  text-align: left;
  tint-color: @accent;
  vertical-align: center;
}

TextView {
  background-color: @paper;
  font-color: @ink;
  font-name: @font;
  font-size: @fontSize;
  padding: 8 12 8 12;
}

/* --- Tables ----------------------------------------------------------------------------------- */

Table {
  background-color: @paperDim;
  row-height: 52;
  separator-color: @stroke;
  separator-style: single-line;
}

TableCell {
  background-color: @paper;
  background-color-selected: @accentFaint;
  font-color: @ink;
  font-color-highlighted: @ink;
  font-name: @font;
  font-size: @fontSize;
  text-align: left;
  tint-color: @accent;
}

TableCellDetail {
  font-color: @inkSoft;
  font-color-highlighted: @inkSoft;
  font-name: @font;
  font-size: @fontSizeSmall;
  text-align: right;
}

TableCellContentView {
  background-color: clear;
}

Window {
  background-color: @paperDim;
}

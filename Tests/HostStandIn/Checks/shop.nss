@brand: #0B6E99;
@media (appearance: dark) { @brand: #7FD4FF; }
Button { font-color: @brand; }
BuyButton { font-color: white; font-color-highlighted: #CCCCCC; background-color: @brand; corner-radius: 8; font-size: 20; text-transform: uppercase; }
Label { font-color: #222222; height: 20; exclude-subviews: Chart; }
PriceLabel { font-color: #333333; font-size: 20; corner-radius: 4; }
@media (appearance: dark) { PriceLabel { font-color: #444444; } }
TextField { font-color: #555555; }
ShoutedLabel { text-transform: uppercase; }
TurnedLabel { text-line-clamp: 3; }
@media (orientation: landscape) { TurnedLabel { text-line-clamp: 1; } }
Panel { border-color: @brand; border-width: 1; }
Table { row-height: 50; }
TableCell { font-color: #111111; background-color: #EEEEEE; background-color-selected: #DDDDDD; }
NavigationBar { background-color: #FAFAFA; background-tint-color: @brand; font-color: #101010; font-name: Georgia; title-vertical-offset: 2; }
BarButton { font-color: #202020; }
DoneButton { font-color: #303030; }
Card { background-color-normal: #00FF00; background-color-disabled: #FF0000; content-insets: 1 2 3 4; }
Hint { font-color-placeholder: #666666; }

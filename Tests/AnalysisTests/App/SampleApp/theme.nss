@class ScreenTitle : Label;
@class ScreenHint : Label;
@class CellTitle : Label;
@class CellHint : Label;
@class CellBadge : Label;
@class PrimaryButton : Button;
@class SecondaryButton : Button;
@class DebugBanner : View;
@class ReleaseBanner : View;
@class StatusOpen : Label;
@class StatusClosed : Label;
@class Card : View;
@class CardWide : Card;
@class FormField : TextField;
@class TableName : Label;
@class LegacyHeader : Label;
@class LegacyRow : TableCell;
@class NamedInComment : Label;
@class LeftOver : Label;
@class OnlyInComment : Label;
@class OnlyInText : Label;

ScreenTitle { font-size: 28; }
ScreenHint { font-size: 13; }
CellTitle { font-size: 17; }
CellHint { font-size: 13; }
CellBadge { font-size: 11; }
PrimaryButton { background-color: #0A6ED1; }
SecondaryButton { background-color: #FFFFFF; }
DebugBanner { background-color: #BB0000; }
ReleaseBanner { background-color: #107E3E; }
StatusOpen { font-color: #E9730C; }
StatusClosed { font-color: #107E3E; }
Card { background-color: #FFFFFF; }
CardWide { corner-radius: 8; }
FormField { font-size: 17; }
TableName { font-size: 15; }
LegacyHeader { font-size: 20; blur: 4; }
LegacyRow { background-color: #FFFFFF; }
LegacyRowDetail { font-size: 12; }
NamedInComment { font-size: 14; }
LeftOver { font-size: 14; }
OnlyInComment { font-size: 14; }
OnlyInText { font-size: 14; }

@import "themec:Fiori";
fdlFUIListPickerFormCell_discardButton { font-color-highlighted: negativeLabel; background-color-highlighted: tertiaryBackground; }

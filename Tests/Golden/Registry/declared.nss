@class LargeLabel : Label;
@class Plain;

@component Card {
  @part Card {
    font-size: Number [0,];
  }
  @part Card_title {
    font-size: Number [0,];
  }
}

@component Chip {
  @part Chip {
    chip-color: Color;
    chip-size: Number;
    chip-words: String;
    font-size: Number [0,];
  }
}

@component MyChart {
  @part &_bar {
    font-color: Color;
  }
}

@class LargeLabel : Label;
@class Plain;

@component Card {
  @part Card {
    font-size: Number;
  }
  @part Card_title {
    font-size: Number;
  }
}

@component Chip {
  @part Chip {
    chip-color: Color;
    chip-size: Number;
    chip-words: String;
    font-size: Number;
  }
}

@component MyChart {
  @part &_bar {
    font-color: Color;
  }
}

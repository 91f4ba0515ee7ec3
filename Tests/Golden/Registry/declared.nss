@class Card;
@class Card_title;
@class LargeLabel : Label, inferred;
@class Plain;

@component Chip {
  certainty: inferred;
  @part Chip {
    chip-color: Color, inferred;
    chip-size: Number, inferred;
    chip-words: String, inferred;
  }
}

@component MyChart {
  certainty: inferred;
  @part &_bar;
}

/* Midnight: a brand on top of Fiori that is at home in the dark. */

@import "Fiori.nss";

/* --- Colours ---------------------------------------------------------------------------------- */

@night: #0B1026;
@nightRaised: #151C3B;
@moon: #E8ECFF;
@moonSoft: #B4BCE0;
@violet: #5B3FD6;
@violetDeep: #43299F;
@lilac: #B9A7FF;
@lilacDeep: #9C86FF;

/* On a light background only the tint is the brand's. */
@tintColor_lightBackground: @violet;
@tintColor_elevatedLightBackground: @violet;
@tintColor_contrastLightBackground: @violetDeep;
@tintColor_elevatedContrastLightBackground: @violetDeep;
@tintColorTapState_lightBackground: @violetDeep;
@tintColorTapState_elevatedLightBackground: @violetDeep;
@tintColorTapState_contrastLightBackground: darken(@violetDeep, 0.1);
@tintColorTapState_elevatedContrastLightBackground: darken(@violetDeep, 0.1);

/* On a dark one backgrounds and texts are, too. */
@tintColor_darkBackground: @lilac;
@tintColor_elevatedDarkBackground: @lilac;
@tintColor_contrastDarkBackground: @moon;
@tintColor_elevatedContrastDarkBackground: @moon;
@tintColorTapState_darkBackground: @lilacDeep;
@tintColorTapState_elevatedDarkBackground: @lilacDeep;
@tintColorTapState_contrastDarkBackground: @lilac;
@tintColorTapState_elevatedContrastDarkBackground: lighten(@lilac, 0.1);
@primaryBackground_darkBackground: @night;
@primaryBackground_elevatedDarkBackground: @nightRaised;
@primaryGroupedBackground_darkBackground: @night;
@primaryGroupedBackground_elevatedDarkBackground: @nightRaised;
@secondaryGroupedBackground_darkBackground: @nightRaised;
@header_darkBackground: @nightRaised;
@footer_darkBackground: @nightRaised;
@primaryLabel_darkBackground: @moon;
@secondaryLabel_darkBackground: @moonSoft;

/* --- What differs from Fiori ------------------------------------------------------------------ */

/* A suffix works on the right of the colon as well: this one takes the colour for a dark
 * background everywhere. */
fdlFUIObjectTableViewCell {
  background-color-selected: informationBackground_darkBackground;
}

/* Conditions are joined by "and", "or" and "not". Where there is most room, titles are larger. */
@media (device: ipad) and (orientation: landscape) {
  fdlFUIHierarchyItemView_title, fdlFUIObjectView_headlineLabel {
    font-style: title3;
  }
}

/* Thin strokes fade on a dark background. */
@media (appearance: dark) and not (contrast: high) {
  fdlFUIHierarchyItemView_detailImageView {
    tint-color: @moonSoft;
  }
}

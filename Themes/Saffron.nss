/* Saffron: a brand on top of Fiori. Warm colours, larger row titles; what it does not name stays
 * Fiori's. */

@import "Fiori.nss";

/* --- Colours ---------------------------------------------------------------------------------- */

/* The brand's own colours, by what they are. */
@saffron: #B85A00;
@saffronDeep: #8A4300;
@saffronBright: #FFB454;
@ember: #E08A1E;
@sand: #FFF8EC;
@coal: #1D232A;

/* A definition with the name of a palette colour takes that colour's place wherever it is used,
 * in Fiori.nss too. The suffix says which of its variants is meant, by the background on which
 * it stands; without one it is the light one. */
@tintColor: @saffron;
@tintColor_darkBackground: @saffronBright;
@tintColor_elevatedLightBackground: @saffron;
@tintColor_elevatedDarkBackground: @saffronBright;
@tintColor_contrastLightBackground: darken(@saffronDeep, 0.05);
@tintColor_contrastDarkBackground: #FFCE8F;
@tintColor_elevatedContrastLightBackground: darken(@saffronDeep, 0.05);
@tintColor_elevatedContrastDarkBackground: #FFCE8F;

/* While it is touched. A suffix reaches no other variant, so each one is named. */
@tintColorTapState: @saffronDeep;
@tintColorTapState_darkBackground: @ember;
@tintColorTapState_elevatedLightBackground: @saffronDeep;
@tintColorTapState_elevatedDarkBackground: @ember;
@tintColorTapState_contrastLightBackground: darken(@saffronDeep, 0.1);
@tintColorTapState_contrastDarkBackground: @saffronBright;
@tintColorTapState_elevatedContrastLightBackground: darken(@saffronDeep, 0.1);
@tintColorTapState_elevatedContrastDarkBackground: @saffronBright;

@primaryBackground: @sand;
@primaryBackground_darkBackground: @coal;
@primaryBackground_elevatedLightBackground: @sand;
@primaryBackground_elevatedDarkBackground: lighten(@coal, 0.05);
@primaryBackground_contrastLightBackground: white;
@primaryBackground_contrastDarkBackground: black;
@primaryBackground_elevatedContrastLightBackground: white;
@primaryBackground_elevatedContrastDarkBackground: darken(@coal, 0.03);

/* --- What differs from Fiori ------------------------------------------------------------------ */

/* Definitions are shared by all files of a theme: every title of a row is made of this one. */
@rowTitle: title3;

/* Later rules win over earlier ones, property by property: the colours of the title stay as they
 * are. */
fdlFUIHierarchyViewHeader_title {
  font-style: headline;
}

fdlFUIObjectTableViewCell {
  background-color-selected: criticalBackground;
}

/* On warm grounds the weakest label cannot be read. */
fdlFUIHierarchyItemView_status, fdlFUIHierarchyIndicator_title,
fdlFUIItemCollectionViewCell_status {
  font-color: secondaryLabel;
}

fdlFUIHierarchyCollectionItem, fdlFUIBaseCollectionViewCell {
  background-color-selected: criticalBackground;
}

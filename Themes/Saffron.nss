/* Saffron: a brand on top of Fiori. Warm colours, larger row titles; what it does not name stays
 * Fiori's. */

@import "Fiori.nss";

/* --- Colours ---------------------------------------------------------------------------------- */

/* The brand's own colours, by what they are. */
@saffron: #B85A00;
@saffronDeep: #8A4300;
@saffronBright: #FFB454;
@sand: #FFF8EC;

/* A definition with the name of a palette colour takes that colour's place wherever it is used,
 * in Fiori.nss too. The suffix says which of its variants is meant, by the background on which
 * it stands; without one it is the light one. */
@tintColor: @saffron;
@tintColor_darkBackground: @saffronBright;
@tintColor_elevatedLightBackground: @saffron;
@tintColor_elevatedDarkBackground: @saffronBright;
@tintColor_contrastLightBackground: @saffronDeep;
@tintColor_contrastDarkBackground: #FFCE8F;
@tintColorTapState: @saffronDeep;
@tintColorTapState_darkBackground: #E08A1E;
@primaryBackground: @sand;
@primaryBackground_darkBackground: #1D232A;

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

fdlFUIHierarchyCollectionItem, fdlFUIBaseCollectionViewCell {
  background-color-selected: criticalBackground;
}

/* The palette of a version, and its colours overridden for some backgrounds. */
@palette v7;
@tintColor: #B85A00;
@tintColor_darkBackground: #FFB454;
@tintColor_contrastLightBackground: #7A3C00;

Button { font-color: tintColor; background-color: secondaryFill; border-color: tintColor_deviceInverse; }

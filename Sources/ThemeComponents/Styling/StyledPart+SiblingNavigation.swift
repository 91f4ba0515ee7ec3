// The parts of sibling navigation (TH-08, TH-09); the bars have NUI's names.
extension StyledPart {
  static let pageTitle = StyledPart("fdlFUIPageViewController_title", .text)
  static let pageSubtitle = StyledPart("fdlFUIPageViewController_subtitle", .text)
  static let pageNextButton = StyledPart("fdlFUIPageViewController_nextButtonItem", .button)
  static let pagePreviousButton = StyledPart("fdlFUIPageViewController_previousButtonItem", .button)
  static let pageToolbar = StyledPart("Toolbar", .view)
}

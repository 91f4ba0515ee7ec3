/* Rules in rules, and media in rules. */
fdlFUIHierarchyViewHeader {
  background-color: white;

  &_title, &_leftButton {
    font-color: black;

    @media (device: ipad) and (orientation: landscape) { font-color: blue; }
  }

  & { background-color: lightGray; }
}

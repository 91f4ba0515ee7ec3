/* An exact path is stronger than a pattern, wherever the two stand. */
fdlFUIHierarchyItemView_title { font-color: red; }
fdlFUIHierarchy*_title { font-color: blue; text-align: center; }
fdl*ItemView_s* { font-style: footnote; }

// Strings, names of several words, and lists.
Label { font-name: "Gill Sans"; }
Button { font-name: Gill Sans; image: "icons/back.png"; exclude-views: UILabel, UISwitch; }

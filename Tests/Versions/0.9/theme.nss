@leaf: #2E7D32;

@media (appearance: dark) {
  @leaf: #81C784;
}

Button {
  font-color: @leaf;
  font-color-highlighted: darken(@leaf, 0.1);
  font-size: 17px;
  content-insets: 4 8;
  blur: 3;
}

@media (device: ipad) and not (contrast: high) {
  Label { font-style: title3; font-color: rgba(0, 0, 0, 1); }
}

fdlFUIHierarchyItemView_title { text-align: center; font-color: @leaf; }

@ink: #1D2D3E;

Label {
  font-color: @ink;
}

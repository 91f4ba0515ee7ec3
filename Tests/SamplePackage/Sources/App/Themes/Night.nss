@import "parts/night-colors.nss";

Label {
  font-color: @moon;
}

@import "../../../Shared/base.nss";

@brand: #0B6E99;

Button {
  font-color: @brand;
}

/* The base says what counts unless this file says otherwise, wherever the import stands. */
@leaf: #1B5E20;
@import "parts/base.nss";
@import "parts/controls.nss";

Label { font-color: @leaf; }

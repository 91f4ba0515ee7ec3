@import "base.nss";

Button { padding: @unit (@unit * 2); font-size: 15; }

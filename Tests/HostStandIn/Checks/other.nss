PriceLabel { font-color: #ABCDEF; }

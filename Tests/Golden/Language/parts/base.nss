@leaf: #2E7D32;
@unit: 4;

Label, Button { font-color: @leaf; font-size: 17; }

@sun: #FFCC00;

@moon: #F4F1DE;

/* Late-bound, made of each other, inside values, and dependent on the environment. */
Label { font-size: @size; font-color: rgba(@red, 0, 0, 0.5); shadow-offset: 0, @inset; }
@size: @large;
@large: 20;
@red: 255;
@inset: 2;
@media (device: ipad) { @inset: 4; @large: 24; }

// The language: bytes to tokens to a lossless tree.

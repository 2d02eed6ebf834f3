// Localizes a movie without windows: movie|options|table|picture.
arguments = split(getArgument(), "|");
open(arguments[0]);
run("Localize...", arguments[1] + " results picture picture_pixel=50 output=[" + arguments[2] + "]");
saveAs("Tiff", arguments[3]);
print("rows " + nResults);
print("x " + d2s(getResult("x", nResults - 1), 9));

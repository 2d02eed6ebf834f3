package gaussmle.imagej;

import ij.ImagePlus;
import ij.measure.Calibration;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;

/** The width and the height of a camera pixel in the sample, um. Both are 0 if the size is unknown. */
final class PixelSize {
    /** The share by which the sides of a square that a file states may differ, as in the library. */
    private static final double EQUAL = 1e-3;

    final double x;
    final double y;

    PixelSize(double x, double y) {
        this.x = x;
        this.y = y;
    }

    boolean isKnown() {
        return x != 0 || y != 0;
    }

    boolean isSquare() {
        return x == y;
    }

    /**
     * Returns the size that an image states, as it is entered: one number for square pixels, otherwise width and height
     * with a comma. Empty if the image has no length unit.
     */
    static String of(ImagePlus image) {
        Calibration calibration = image.getCalibration();
        double width = calibration.pixelWidth * micrometres(calibration.getXUnit());
        double height = calibration.pixelHeight * micrometres(calibration.getYUnit());
        if (!(width > 0) || !(height > 0)) {
            return "";
        }
        boolean square = Math.abs(height / width - 1) <= EQUAL;
        return square ? text(width) : text(width) + "," + text(height);
    }

    private static String text(double um) {
        // A TIFF has the inverse as a quotient of integers, which gives about 7 digits.
        return new BigDecimal(um).round(new MathContext(7)).stripTrailingZeros().toPlainString();
    }

    /** Returns the um of a unit. 0 if it is no length. */
    private static double micrometres(String unit) {
        switch (unit == null ? "" : unit.toLowerCase(Locale.ROOT)) {
            case "um":
            case "\u00b5m":
            case "\u03bcm":
            case "micron":
            case "microns":
            case "micrometer":
            case "micrometre":
                return 1;
            case "nm":
            case "nanometer":
                return 1e-3;
            case "mm":
            case "millimeter":
                return 1e3;
            default:
                return 0;
        }
    }
}

package gaussmle.imagej;

import ij.ImagePlus;
import ij.measure.Calibration;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;

/** The pixel size that an image states. */
final class PixelSize {
    private PixelSize() {
    }

    /** Returns the side of a pixel in um. Empty if the image has no length unit, or its pixels are not square. */
    static String of(ImagePlus image) {
        Calibration calibration = image.getCalibration();
        double unit = micrometres(calibration.getUnit());
        double width = calibration.pixelWidth;
        if (unit == 0 || !(width > 0) || Math.abs(calibration.pixelHeight / width - 1) > 1e-6) {
            return "";
        }
        // A TIFF has the inverse as a quotient of integers, which gives about 7 digits.
        return new BigDecimal(width * unit).round(new MathContext(7)).stripTrailingZeros().toPlainString();
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

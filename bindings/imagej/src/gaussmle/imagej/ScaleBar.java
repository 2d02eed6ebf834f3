package gaussmle.imagej;

import ij.ImagePlus;
import ij.gui.Overlay;
import ij.gui.Roi;
import ij.gui.TextRoi;

import java.awt.Color;
import java.awt.Font;
import java.awt.Rectangle;
import java.util.Locale;

/**
 * A scale bar at the lower right of a picture, in its overlay: the pixels stay. It has the name that ImageJ gives its
 * own, so {@code Analyze > Tools > Scale Bar...} replaces it.
 */
final class ScaleBar {
    private static final String NAME = "|SB|";

    /** The longer side of a picture over the height of the letters, as in {@code gaussmle render}. */
    private static final int SIDE_PER_LETTER = 50;

    /** The smallest legible letters, pixels. */
    private static final int MIN_LETTER = 12;

    private ScaleBar() {
    }

    /** Draws a bar of a length in um into the overlay, if the picture has room for it. */
    static void draw(ImagePlus image, double lengthUm) {
        int letter = Math.max(Math.max(image.getWidth(), image.getHeight()) / SIDE_PER_LETTER, MIN_LETTER);
        int thickness = Math.max(letter / 4, 1);
        double length = lengthUm / image.getCalibration().pixelWidth;
        TextRoi words = new TextRoi(0, 0, words(lengthUm), new Font(Font.SANS_SERIF, Font.PLAIN, letter));
        Rectangle size = words.getBounds();
        double block = Math.max(length, size.width);
        if (block + 2 * letter > image.getWidth() || size.height + thickness + 2 * letter > image.getHeight()) {
            return;
        }
        double middle = image.getWidth() - letter - block / 2;
        double top = image.getHeight() - letter - thickness;
        Roi bar = new Roi(middle - length / 2, top, length, thickness);
        bar.setFillColor(Color.WHITE);
        words.setLocation(middle - size.width / 2.0, top - size.height);
        words.setStrokeColor(Color.WHITE);
        Overlay overlay = new Overlay();
        overlay.add(bar, NAME);
        overlay.add(words, NAME);
        image.setOverlay(overlay);
    }

    /** A length in nm, um or mm, without needless digits. */
    private static String words(double um) {
        if (um < 1) {
            return number(1e3 * um) + " nm";
        }
        return um < 1e3 ? number(um) + " \u00b5m" : number(um / 1e3) + " mm";
    }

    private static String number(double number) {
        String digits = String.format(Locale.ROOT, "%.3f", number);
        return digits.replaceFirst("\\.?0+$", "");
    }
}

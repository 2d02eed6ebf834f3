package gaussmle.imagej;

import ij.ImagePlus;
import ij.measure.Calibration;
import ij.process.FloatProcessor;
import ij.process.LUT;

import java.util.Arrays;

/** The number of localizations in each pixel of a finer grid: the histogram of {@code gaussmle render}. */
final class Picture {
    /** The pixels along the longer side, approximately, if no pixel size is given. */
    private static final double SIDE = 2000;
    /** The smallest pixel that is chosen, um. */
    private static final double SMALLEST = 0.001;
    /** The filled pixels that are shown darker than full brightness. */
    private static final double BRIGHT = 0.995;

    /** The property by which a picture is recognized. Files do not keep it. */
    private static final String PROPERTY = "gaussmle picture";

    private Picture() {
    }

    /** Refuses a picture of an earlier run, which is easily chosen in place of the movie. */
    static void refuse(ImagePlus image) throws GaussmleException {
        if (image.getProperty(PROPERTY) != null) {
            throw new GaussmleException("\"" + image.getTitle() + "\" is a picture of localizations: choose the "
                    + "window of the movie");
        }
    }

    /** Renders a movie's field. A pixel of 0 um gets a round size that gives about 2000 pixels. */
    static ImagePlus render(Rows rows, Movie movie, String title, double cameraPixel, double pixel)
            throws GaussmleException {
        double alongX = movie.width() * cameraPixel;
        double alongY = movie.height() * cameraPixel;
        double size = pixel > 0 ? pixel : Math.max(round(Math.max(alongX, alongY) / SIDE), SMALLEST);
        double width = pixels(alongX, size);
        double height = pixels(alongY, size);
        if (width * height > Integer.MAX_VALUE) {
            throw new GaussmleException("a picture of " + (long) width + "x" + (long) height
                    + " pixels is too large for ImageJ: choose larger pixels");
        }
        float[] counts = new float[(int) width * (int) height];
        for (int row = 0; row < rows.count(); row++) {
            double x = rows.x[row] / size;
            double y = rows.y[row] / size;
            if (x >= 0 && x < width && y >= 0 && y < height) {
                counts[(int) y * (int) width + (int) x]++;
            }
        }
        return image(counts, (int) width, (int) height, title, size);
    }

    private static double pixels(double length, double size) {
        // Rounding errors do not add a pixel.
        return Math.max(Math.ceil(length / size - 1e-6), 1);
    }

    /** Returns the number 1, 2 or 5 times a power of ten with the smallest ratio to another. */
    static double round(double number) {
        double power = Math.pow(10, Math.floor(Math.log10(number)));
        double nearest = power;
        for (double digit : new double[] {1, 2, 5, 10}) {
            double candidate = power < 1 ? digit / Math.rint(1 / power) : digit * power;
            if (Math.abs(Math.log(candidate / number)) < Math.abs(Math.log(nearest / number))) {
                nearest = candidate;
            }
        }
        return nearest;
    }

    private static ImagePlus image(float[] counts, int width, int height, String title, double size) {
        FloatProcessor processor = new FloatProcessor(width, height, counts);
        processor.setLut(hot());
        processor.setMinAndMax(0, brightest(counts));
        ImagePlus image = new ImagePlus(title, processor);
        Calibration calibration = new Calibration();
        calibration.setUnit("um");
        calibration.pixelWidth = size;
        calibration.pixelHeight = size;
        image.setCalibration(calibration);
        image.setProperty(PROPERTY, Boolean.TRUE);
        return image;
    }

    private static double brightest(float[] counts) {
        float[] sorted = counts.clone();
        Arrays.sort(sorted);
        int empty = 0;
        while (empty < sorted.length && sorted[empty] == 0) {
            empty++;
        }
        int filled = sorted.length - empty;
        return filled == 0 ? 1 : sorted[empty + (int) (BRIGHT * (filled - 1))];
    }

    /** Black, red, yellow, white. */
    private static LUT hot() {
        byte[] red = new byte[256];
        byte[] green = new byte[256];
        byte[] blue = new byte[256];
        for (int level = 0; level < 256; level++) {
            red[level] = (byte) Math.min(3 * level, 255);
            green[level] = (byte) Math.max(Math.min(3 * level - 255, 255), 0);
            blue[level] = (byte) Math.max(3 * level - 510, 0);
        }
        return new LUT(red, green, blue);
    }
}

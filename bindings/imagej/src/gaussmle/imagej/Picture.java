package gaussmle.imagej;

import com.sun.jna.Pointer;
import com.sun.jna.ptr.DoubleByReference;
import com.sun.jna.ptr.PointerByReference;

import ij.ImagePlus;
import ij.measure.Calibration;
import ij.process.ColorProcessor;
import ij.process.FloatProcessor;
import ij.process.ImageProcessor;
import ij.process.LUT;

import java.util.Arrays;

/**
 * The picture of {@code gaussmle render}: the number of localizations in each pixel of a finer grid, or for rows with
 * z its colours, whose hues show z.
 */
final class Picture {
    /** The colours of a picture. */
    private static final int COLORS = 256;

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

    /** Renders a movie's field. For a pixel of 0 um the library chooses the size. */
    static ImagePlus render(Table table, Movie movie, String title, PixelSize cameraPixel, double pixel)
            throws GaussmleException {
        CLibrary library = table.library();
        PointerByReference handle = new PointerByReference();
        double width = movie.width() * cameraPixel.x;
        double height = movie.height() * cameraPixel.y;
        boolean hasZ = Arrays.asList(table.columnNames()).contains("z");
        GaussmleException.check(library, hasZ
                ? library.gm_picture_new_with_z(table.handle(), width, height, pixel, handle)
                : library.gm_picture_new(table.handle(), width, height, pixel, handle));
        Pointer picture = handle.getValue();
        try {
            return image(library, picture, title, hasZ);
        } finally {
            library.gm_picture_free(picture);
        }
    }

    private static ImagePlus image(CLibrary library, Pointer picture, String title, boolean hasZ)
            throws GaussmleException {
        PictureInfo info = new PictureInfo();
        GaussmleException.check(library, library.gm_picture_get_info(picture, info));
        if (info.width * info.height > Integer.MAX_VALUE) {
            throw new GaussmleException("a picture of " + info.width + "x" + info.height
                    + " pixels is too large for ImageJ: choose larger pixels");
        }
        ImagePlus image = new ImagePlus(title, hasZ ? hues(library, picture, info) : counts(library, picture, info));
        if (hasZ) {
            image.setProperty("Info", zRange(library, picture));
        }
        Calibration calibration = new Calibration();
        calibration.setUnit("um");
        calibration.pixelWidth = info.pixelSizeUm;
        calibration.pixelHeight = info.pixelSizeUm;
        image.setCalibration(calibration);
        DoubleByReference bar = new DoubleByReference();
        GaussmleException.check(library, library.gm_picture_scale_bar(picture, bar));
        ScaleBar.draw(image, bar.getValue());
        image.setProperty(PROPERTY, Boolean.TRUE);
        return image;
    }

    private static ImageProcessor counts(CLibrary library, Pointer picture, PictureInfo info)
            throws GaussmleException {
        float[] counts = new float[(int) (info.width * info.height)];
        GaussmleException.check(library, library.gm_picture_counts(picture, counts, counts.length));
        byte[] colors = new byte[3 * COLORS];
        GaussmleException.check(library, library.gm_picture_colors(picture, colors));
        FloatProcessor processor = new FloatProcessor((int) info.width, (int) info.height, counts);
        processor.setLut(lut(colors));
        processor.setMinAndMax(0, info.full);
        return processor;
    }

    private static ImageProcessor hues(CLibrary library, Pointer picture, PictureInfo info)
            throws GaussmleException {
        int pixels = (int) (info.width * info.height);
        if (pixels > Integer.MAX_VALUE / 3) {
            throw new GaussmleException("a picture of " + info.width + "x" + info.height
                    + " pixels in colour is too large for ImageJ: choose larger pixels");
        }
        byte[] parts = new byte[3 * pixels];
        GaussmleException.check(library, library.gm_picture_rgb(picture, parts, parts.length));
        int[] colors = new int[pixels];
        for (int pixel = 0; pixel < pixels; pixel++) {
            colors[pixel] = (parts[3 * pixel] & 0xff) << 16 | (parts[3 * pixel + 1] & 0xff) << 8
                    | parts[3 * pixel + 2] & 0xff;
        }
        return new ColorProcessor((int) info.width, (int) info.height, colors);
    }

    /** The z of the first and the last hue, in words. */
    private static String zRange(CLibrary library, Pointer picture) throws GaussmleException {
        DoubleByReference first = new DoubleByReference();
        DoubleByReference last = new DoubleByReference();
        GaussmleException.check(library, library.gm_picture_z_range(picture, first, last));
        return "hues from blue at z = " + first.getValue() + " um to red at z = " + last.getValue() + " um";
    }

    /** The colours of the library, which has applied its gamma to them. */
    private static LUT lut(byte[] colors) {
        byte[][] channels = new byte[3][COLORS];
        for (int part = 0; part < colors.length; part++) {
            channels[part % 3][part / 3] = colors[part];
        }
        return new LUT(channels[0], channels[1], channels[2]);
    }
}

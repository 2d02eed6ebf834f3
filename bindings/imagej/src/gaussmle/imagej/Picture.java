package gaussmle.imagej;

import com.sun.jna.Pointer;
import com.sun.jna.ptr.PointerByReference;

import ij.ImagePlus;
import ij.measure.Calibration;
import ij.process.FloatProcessor;
import ij.process.LUT;

/** The picture of {@code gaussmle render}: the number of localizations in each pixel of a finer grid. */
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
        GaussmleException.check(library, library.gm_picture_new(table.handle(), movie.width() * cameraPixel.x,
                movie.height() * cameraPixel.y, pixel, handle));
        Pointer picture = handle.getValue();
        try {
            return image(library, picture, title);
        } finally {
            library.gm_picture_free(picture);
        }
    }

    private static ImagePlus image(CLibrary library, Pointer picture, String title) throws GaussmleException {
        PictureInfo info = new PictureInfo();
        GaussmleException.check(library, library.gm_picture_get_info(picture, info));
        if (info.width * info.height > Integer.MAX_VALUE) {
            throw new GaussmleException("a picture of " + info.width + "x" + info.height
                    + " pixels is too large for ImageJ: choose larger pixels");
        }
        float[] counts = new float[(int) (info.width * info.height)];
        GaussmleException.check(library, library.gm_picture_counts(picture, counts, counts.length));
        byte[] colors = new byte[3 * COLORS];
        GaussmleException.check(library, library.gm_picture_colors(picture, colors));
        FloatProcessor processor = new FloatProcessor((int) info.width, (int) info.height, counts);
        processor.setLut(lut(colors));
        processor.setMinAndMax(0, info.full);
        ImagePlus image = new ImagePlus(title, processor);
        Calibration calibration = new Calibration();
        calibration.setUnit("um");
        calibration.pixelWidth = info.pixelSizeUm;
        calibration.pixelHeight = info.pixelSizeUm;
        image.setCalibration(calibration);
        image.setProperty(PROPERTY, Boolean.TRUE);
        return image;
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

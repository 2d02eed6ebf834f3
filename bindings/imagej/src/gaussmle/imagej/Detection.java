package gaussmle.imagej;

import com.sun.jna.ptr.PointerByReference;

import java.awt.Rectangle;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/** Finds spots without fits. */
final class Detection {
    private Detection() {
    }

    /** Returns the ROIs that a run would fit in a frame. */
    static List<Rectangle> rois(CLibrary library, String toml, Movie movie, ByteBuffer frame)
            throws GaussmleException {
        PointerByReference place = new PointerByReference();
        GaussmleException.check(library, library.gm_detect(toml, null, frame, movie.pixelType(), 1, movie.width(),
                movie.height(), place));
        try (Table table = new Table(library, place.getValue())) {
            double[] x = table.column("roi_x");
            double[] y = table.column("roi_y");
            double[] side = table.column("roi_size");
            List<Rectangle> rois = new ArrayList<>();
            for (int spot = 0; spot < x.length; spot++) {
                rois.add(new Rectangle((int) x[spot], (int) y[spot], (int) side[spot], (int) side[spot]));
            }
            return rois;
        }
    }
}

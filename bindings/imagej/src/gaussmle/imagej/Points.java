package gaussmle.imagej;

import ij.ImagePlus;
import ij.gui.PointRoi;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;

/** Localizations as points over the frames of a movie. */
final class Points {
    /** The name of the points in the overlay. */
    static final String NAME = "gaussmle points";
    /** ImageJ's number of small points. */
    private static final int SMALL = 1;
    private static final Color COLOR = Color.magenta;

    private Points() {
    }

    /** Replaces the points over a movie. In ImageJ an integer is the centre of a pixel. */
    static void show(Rows rows, ImagePlus image, Movie movie, PixelSize pixelSize) {
        List<PointRoi> shapes = new ArrayList<>();
        // The rows of a frame are consecutive.
        for (int start = 0; start < rows.count();) {
            int end = start;
            while (end < rows.count() && rows.frame[end] == rows.frame[start]) {
                end++;
            }
            float[] x = new float[end - start];
            float[] y = new float[end - start];
            for (int row = start; row < end; row++) {
                x[row - start] = (float) (rows.x[row] / pixelSize.x - 0.5);
                y[row - start] = (float) (rows.y[row] / pixelSize.y - 0.5);
            }
            PointRoi points = new PointRoi(x, y);
            points.setPointType(PointRoi.CROSS);
            points.setSize(SMALL);
            points.setShowLabels(false);
            points.setStrokeColor(COLOR);
            OverlayShapes.place(points, image, movie.stackIndex(rows.frame[start]));
            shapes.add(points);
            start = end;
        }
        OverlayShapes.onEventThread(() -> OverlayShapes.replace(image, NAME, shapes));
    }
}

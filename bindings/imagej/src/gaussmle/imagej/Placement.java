package gaussmle.imagej;

import java.awt.Dimension;
import java.awt.Point;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;

/** The place of a window that leaves others visible. */
final class Placement {
    /** The space between two windows. */
    private static final int SPACE = 8;

    private Placement() {
    }

    /**
     * Returns the corner of a window beside one of {@code shown}: to its right, to its left, below or above, whichever
     * has room on the screen and covers none. Where none has, it is the place or the corner of the screen that covers
     * least.
     */
    static Point beside(List<Rectangle> shown, Dimension size, Rectangle screen) {
        int lastX = screen.x + screen.width - size.width;
        int lastY = screen.y + screen.height - size.height;
        List<Point> candidates = new ArrayList<>();
        for (Rectangle one : shown) {
            int x = Math.max(screen.x, Math.min(one.x, lastX));
            int y = Math.max(screen.y, Math.min(one.y, lastY));
            candidates.add(new Point(one.x + one.width + SPACE, y));
            candidates.add(new Point(one.x - SPACE - size.width, y));
            candidates.add(new Point(x, one.y + one.height + SPACE));
            candidates.add(new Point(x, one.y - SPACE - size.height));
            candidates.add(new Point(lastX, y));
            candidates.add(new Point(screen.x, y));
        }
        candidates.add(new Point(Math.max(screen.x, lastX), Math.max(screen.y, lastY)));
        candidates.add(new Point(screen.x, screen.y));
        Point best = null;
        long covered = Long.MAX_VALUE;
        for (Point candidate : candidates) {
            Rectangle window = new Rectangle(candidate, size);
            long area = 0;
            for (Rectangle one : shown) {
                Rectangle common = window.intersection(one);
                area += common.isEmpty() ? 0 : (long) common.width * common.height;
            }
            if (screen.contains(window) && area < covered) {
                best = candidate;
                covered = area;
            }
        }
        return best == null ? new Point(screen.x, screen.y) : best;
    }
}

package gaussmle.imagej;

import java.awt.Dimension;
import java.awt.Point;
import java.awt.Rectangle;

/** The place of a window that leaves another one visible. */
final class Placement {
    /** The space between both. */
    private static final int SPACE = 8;

    private Placement() {
    }

    /**
     * Returns the corner of a window beside {@code shown}: to its right, to its left, below or above, whichever has room
     * on the screen. Where none has, it is the corner of the screen that covers least.
     */
    static Point beside(Rectangle shown, Dimension size, Rectangle screen) {
        int right = shown.x + shown.width + SPACE;
        int left = shown.x - SPACE - size.width;
        int below = shown.y + shown.height + SPACE;
        int above = shown.y - SPACE - size.height;
        int lastX = screen.x + screen.width - size.width;
        int lastY = screen.y + screen.height - size.height;
        int x = Math.max(screen.x, Math.min(shown.x, lastX));
        int y = Math.max(screen.y, Math.min(shown.y, lastY));
        Point[] candidates = {
            new Point(right, y), new Point(left, y), new Point(x, below), new Point(x, above),
            new Point(lastX, y), new Point(screen.x, y),
            new Point(Math.max(screen.x, lastX), Math.max(screen.y, lastY)), new Point(screen.x, screen.y),
        };
        Point best = null;
        long covered = Long.MAX_VALUE;
        for (Point candidate : candidates) {
            Rectangle window = new Rectangle(candidate, size);
            boolean fits = screen.contains(window);
            Rectangle common = window.intersection(shown);
            long area = common.isEmpty() ? 0 : (long) common.width * common.height;
            if (fits && area < covered) {
                best = candidate;
                covered = area;
            }
        }
        return best == null ? new Point(screen.x, screen.y) : best;
    }
}

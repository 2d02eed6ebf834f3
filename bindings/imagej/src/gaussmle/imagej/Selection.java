package gaussmle.imagej;

import ij.ImagePlus;
import ij.gui.Roi;
import ij.process.ImageProcessor;

import java.awt.Rectangle;

/** The selection of an image, as the library takes regions. */
final class Selection {
    private Selection() {
    }

    /** Returns the region of a selected area. Empty without one. */
    static String region(ImagePlus image) {
        Roi selection = image.getRoi();
        if (selection == null || !selection.isArea()) {
            return "";
        }
        Rectangle bounds = selection.getBounds();
        Rectangle box = bounds.intersection(new Rectangle(image.getWidth(), image.getHeight()));
        ImageProcessor mask = selection.getMask();
        if (mask == null) {
            return box.x + "," + box.y + "," + (box.x + box.width) + "," + (box.y + box.height);
        }
        StringBuilder text = new StringBuilder("runs:" + image.getWidth() + "x" + image.getHeight() + ":");
        boolean inside = false;
        int length = 0;
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                boolean isIn = box.contains(x, y) && mask.get(x - bounds.x, y - bounds.y) != 0;
                if (isIn != inside) {
                    text.append(length).append(',');
                    inside = isIn;
                    length = 0;
                }
                length++;
            }
        }
        return text.append(length).toString();
    }
}

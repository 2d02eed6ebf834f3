package gaussmle.imagej;

import ij.ImagePlus;
import ij.gui.Overlay;
import ij.gui.Roi;

import java.awt.EventQueue;
import java.awt.GraphicsEnvironment;
import java.util.List;

/** Shapes of the plug-in in the overlay of an image, recognized by their name. Other shapes stay. */
final class OverlayShapes {
    private OverlayShapes() {
    }

    /** Replaces the shapes of a name. ImageJ draws overlays on the event thread, so this must run there. */
    static void replace(ImagePlus image, String name, List<? extends Roi> shapes) {
        Overlay overlay = image.getOverlay();
        if (overlay == null) {
            if (shapes.isEmpty()) {
                return;
            }
            overlay = new Overlay();
        }
        for (int index = overlay.size() - 1; index >= 0; index--) {
            if (name.equals(overlay.get(index).getName())) {
                overlay.remove(index);
            }
        }
        for (Roi shape : shapes) {
            shape.setName(name);
            overlay.add(shape);
        }
        image.setOverlay(overlay.size() == 0 ? null : overlay);
    }

    /** Shows a shape on one image of a stack. */
    static void place(Roi shape, ImagePlus image, int stackIndex) {
        if (image.isHyperStack()) {
            int[] position = image.convertIndexToPosition(stackIndex);
            shape.setPosition(image.getNChannels() > 1 ? position[0] : 0, position[1], position[2]);
        } else {
            shape.setPosition(image.getStackSize() > 1 ? stackIndex : 0);
        }
    }

    /** Runs an action on the event thread, or at once if there is none. */
    static void onEventThread(Runnable action) {
        if (GraphicsEnvironment.isHeadless() || EventQueue.isDispatchThread()) {
            action.run();
        } else {
            EventQueue.invokeLater(action);
        }
    }
}

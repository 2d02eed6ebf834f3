import ij.IJ;
import ij.ImageJ;
import ij.ImagePlus;
import ij.WindowManager;
import ij.gui.GenericDialog;
import ij.gui.ImageWindow;
import java.awt.Choice;
import java.awt.Component;
import java.awt.Container;
import java.awt.Frame;
import java.awt.Label;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.TextField;
import java.awt.Window;
import java.awt.event.ItemEvent;
import java.io.File;
import javax.imageio.ImageIO;

/** Makes imagej.png: a movie in ImageJ, localized by the plug-in. Arguments: the movie, and the picture. */
public class ImageJPicture {
    /** Pixels of the screen for each of the movie. A pixel of the picture, nm, is one. */
    private static final double ZOOM = 3.5;
    private static final String PICTURE_PIXEL = "28";

    public static void main(String[] arguments) throws Exception {
        ImageJ program = new ImageJ();
        ImagePlus movie = IJ.openImage(arguments[0]);
        movie.setDisplayRange(100, 400);
        movie.show();
        IJ.run(movie, "Localize...", "model=[Gaussian, width given] sigma=0.13 pixel_size=0.1 offset=100 gain=0.45 "
                + "read_noise=1.6 results picture picture_pixel=" + PICTURE_PIXEL);
        ImagePlus picture = WindowManager.getImage(movie.getShortTitle() + " picture");
        program.setLocation(0, 0);
        place(movie.getWindow(), 0, 100, ZOOM);
        Frame results = WindowManager.getFrame("Results");
        Frame log = WindowManager.getFrame("Log");
        IJ.doCommand(movie, "Localize...");
        GenericDialog dialog = dialog();
        set(dialog, "Model", "Gaussian, width given");
        set(dialog, "Sigma", "0.13");
        set(dialog, "Pixel size", "0.1");
        set(dialog, "Offset", "100");
        set(dialog, "Gain", "0.45");
        set(dialog, "Read noise", "1.6");
        set(dialog, "Picture pixel", PICTURE_PIXEL);
        movie.setSlice(44);
        IJ.wait(1500);
        dialog.setLocation(1280 - dialog.getWidth(), 0);
        place(picture.getWindow(), movie.getWindow().getWidth() + 4, 100, 1);
        results.setBounds(0, 652, 826, 140);
        log.setBounds(0, 795, 1280, 125);
        IJ.wait(1000);
        ImageIO.write(new Robot().createScreenCapture(new Rectangle(0, 0, 1280, 920)), "png", new File(arguments[1]));
        System.exit(0);
    }

    private static void place(ImageWindow window, int x, int y, double zoom) {
        ImagePlus image = window.getImagePlus();
        window.getCanvas().setMagnification(zoom);
        window.getCanvas().setSize((int) Math.ceil(image.getWidth() * zoom), (int) Math.ceil(image.getHeight() * zoom));
        window.pack();
        // ImageJ marks the part that is shown, unless it is the whole image.
        window.getCanvas().setSourceRect(new Rectangle(0, 0, image.getWidth(), image.getHeight()));
        window.setLocation(x, y);
    }

    private static GenericDialog dialog() {
        for (int attempt = 0; attempt < 500; attempt++) {
            for (Window window : Window.getWindows()) {
                if (window instanceof GenericDialog && window.isVisible()) {
                    return (GenericDialog) window;
                }
            }
            IJ.wait(20);
        }
        throw new IllegalStateException("there is no dialog");
    }

    private static void set(Container dialog, String label, String value) {
        Component[] parts = dialog.getComponents();
        for (int part = 0; part + 1 < parts.length; part++) {
            if (parts[part] instanceof Label && ((Label) parts[part]).getText().trim().equals(label)) {
                Component field = parts[part + 1];
                if (field instanceof Choice) {
                    ((Choice) field).select(value);
                    field.dispatchEvent(new ItemEvent((Choice) field, ItemEvent.ITEM_STATE_CHANGED, value,
                            ItemEvent.SELECTED));
                } else {
                    ((TextField) (field instanceof Container ? ((Container) field).getComponent(0) : field))
                            .setText(value);
                }
            }
        }
    }
}

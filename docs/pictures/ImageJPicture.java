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
    public static void main(String[] arguments) throws Exception {
        ImageJ program = new ImageJ();
        ImagePlus movie = IJ.openImage(arguments[0]);
        movie.setDisplayRange(100, 400);
        movie.show();
        IJ.run(movie, "Localize...", "model=[Gaussian, width given] sigma=0.13 pixel_size=0.1 offset=100 gain=0.45 "
                + "read_noise=1.6 results picture isolated");
        ImagePlus picture = WindowManager.getImage(movie.getShortTitle() + " picture");
        program.setLocation(0, 0);
        place(movie.getWindow(), 0, 110, 4.2);
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
        movie.setSlice(44);
        IJ.wait(1500);
        dialog.setLocation(1280 - dialog.getWidth(), 0);
        place(picture.getWindow(), 552, 110, 282.0 / picture.getWidth());
        results.setBounds(0, 645, 845, 160);
        log.setBounds(0, 805, 845, 115);
        IJ.wait(1000);
        ImageIO.write(new Robot().createScreenCapture(new Rectangle(0, 0, 1280, 920)), "png", new File(arguments[1]));
        System.exit(0);
    }

    private static void place(ImageWindow window, int x, int y, double zoom) {
        window.getCanvas().setMagnification(zoom);
        ImagePlus image = window.getImagePlus();
        window.getCanvas().setSize((int) (image.getWidth() * zoom), (int) (image.getHeight() * zoom));
        window.pack();
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

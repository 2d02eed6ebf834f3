package gaussmle.imagej;

import ij.IJ;
import ij.ImagePlus;
import ij.Macro;
import ij.WindowManager;
import ij.plugin.PlugIn;

import java.awt.GraphicsEnvironment;

/** The entry of the plug-in. */
public final class Localize implements PlugIn {
    /** Characters in a line of a message. */
    private static final int COLUMNS = 90;

    /** Localizes the current image, with the options of a macro or those of the dialog. */
    @Override
    public void run(String argument) {
        String options = Macro.getOptions();
        // Without a screen there is no dialog that could ask for them.
        boolean mayAsk = !GraphicsEnvironment.isHeadless();
        ImagePlus image = WindowManager.getCurrentImage();
        if (image == null) {
            IJ.noImage();
            return;
        }
        try {
            new Command(image, options == null && !mayAsk ? "" : options).run();
        } catch (GaussmleException error) {
            if (error.isCancellation()) {
                IJ.showStatus("gaussmle: cancelled");
                // Ends a macro, too.
                Macro.abort();
            } else {
                // A macro of -batch waits in an invisible window: the console has the message, too.
                System.err.println("gaussmle: " + error.getMessage());
                IJ.error("gaussmle", Lines.wrap(error.getMessage(), COLUMNS));
            }
        }
    }
}

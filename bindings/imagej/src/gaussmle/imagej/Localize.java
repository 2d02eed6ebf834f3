package gaussmle.imagej;

import ij.IJ;
import ij.ImageJ;
import ij.ImagePlus;
import ij.Macro;
import ij.WindowManager;
import ij.macro.Interpreter;
import ij.plugin.PlugIn;

import java.awt.GraphicsEnvironment;
import java.util.Arrays;

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
        if (image == null && !isBatch()) {
            IJ.noImage();
            return;
        }
        try {
            if (image == null) {
                throw new GaussmleException("there is no image: open a movie first");
            }
            new Command(image, options == null && !mayAsk ? "" : options).run();
        } catch (GaussmleException error) {
            if (error.isCancellation()) {
                IJ.showStatus("gaussmle: cancelled");
                // Ends a macro, too.
                Macro.abort();
            } else {
                String message = options == null ? Words.ofDialog(error.getMessage()) : error.getMessage();
                System.err.println("gaussmle: " + message);
                if (isBatch()) {
                    // A message would wait in a window that nobody sees, as would an error of the lines that follow.
                    endBatch();
                } else {
                    IJ.error("gaussmle", Lines.wrap(message, COLUMNS));
                }
            }
        }
    }

    /** Ends the macro, and with {@code -batch} ImageJ, whose exit code would otherwise be that of success. */
    private static void endBatch() {
        String[] arguments = ImageJ.getArgs();
        if (arguments != null && Arrays.asList(arguments).contains("-batch")) {
            System.exit(1);
        }
        Interpreter.abort();
    }

    /** True for a macro of {@code -batch}, where ImageJ has no window, or an invisible one. */
    private static boolean isBatch() {
        ImageJ window = IJ.getInstance();
        return (window == null || !window.isShowing()) && Macro.getOptions() != null;
    }
}

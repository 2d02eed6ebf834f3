package gaussmle.tests;

import ij.IJ;
import ij.ImagePlus;
import ij.Macro;
import ij.WindowManager;
import ij.measure.ResultsTable;

/**
 * Runs the plug-in in ImageJ without a screen, as Fiji does for a macro. ImageJ's own macros need its menus, which need
 * a screen. Arguments: the movie, the options, and the file of the picture, or none if the run is refused.
 */
final class NoScreen {
    private NoScreen() {
    }

    public static void main(String[] arguments) {
        // ImageJ gives options to threads of this name only.
        Thread.currentThread().setName("Run$_" + Thread.currentThread().getName());
        ImagePlus movie = IJ.openImage(arguments[0]);
        WindowManager.setTempCurrentImage(movie);
        Macro.setOptions(arguments[1]);
        IJ.runPlugIn("gaussmle.imagej.Localize", "");
        if (arguments.length < 3) {
            System.exit(0);
        }
        // The picture is the current image.
        IJ.saveAsTiff(WindowManager.getCurrentImage(), arguments[2]);
        ResultsTable results = ResultsTable.getResultsTable();
        System.out.println("rows " + results.size());
        System.out.println("x " + IJ.d2s(results.getValue("x", results.size() - 1), 9));
        System.exit(0);
    }
}

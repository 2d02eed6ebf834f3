package gaussmle.tests;

import ij.IJ;
import ij.ImagePlus;
import ij.WindowManager;
import ij.gui.GenericDialog;
import ij.gui.Line;
import ij.gui.MultiLineLabel;
import ij.gui.Overlay;
import ij.gui.Roi;
import ij.measure.ResultsTable;
import ij.plugin.filter.Analyzer;
import ij.plugin.frame.Recorder;

import java.awt.Dimension;
import java.awt.Rectangle;
import java.awt.Window;
import java.util.List;
import java.util.Map;

/** The dialog: boxes, run, recorder. */
final class DialogTests {
    private final InImageJ imagej;

    DialogTests(InImageJ imagej) {
        this.imagej = imagej;
    }

    void add(Map<String, Tests.Test> tests) {
        if (imagej.hasBoxes()) {
            tests.put("boxes follow settings and slices", this::boxes);
            tests.put("boxes of the shown channel", this::hyperstack);
        } else {
            System.out.println("skipped: boxes follow settings and slices (no Python package)");
        }
        tests.put("boxes follow border and separation", this::borderAndSeparation);
        tests.put("boxes are those in the selection", this::selection);
        tests.put("the dialog runs, and the recorder replays it", this::recorder);
        tests.put("the movie is the active image after a run", this::again);
        tests.put("a value that is no number disables Run", this::invalid);
        tests.put("width and height of a pixel are those of the image, and are recorded", this::pixelsNotSquare);
        tests.put("a message has room, and the dialog keeps its size", this::message);
        tests.put("the dialog does not cover the image", this::beside);
        tests.put("the picture covers neither movie nor log nor results", this::picturePlace);
        tests.put("errors after the dialog have its labels", this::labels);
        tests.put("a closed image closes the dialog", this::closedImage);
    }

    /** Opens the dialog with the settings of {@link CommandLine#MACRO}. */
    private GenericDialog open(ImagePlus image) throws Exception {
        IJ.doCommand(image, "Localize...");
        GenericDialog dialog = (GenericDialog) Windows.dialog("Localize: " + image.getTitle());
        Windows.enter(dialog, "Model", "Gaussian, width given");
        Windows.enter(dialog, "Sigma", "0.13");
        Windows.enter(dialog, "Pixel size", "0.1");
        Windows.enter(dialog, "Offset", "100");
        Windows.enter(dialog, "Gain", "0.5");
        Windows.enter(dialog, "Read noise", "1.5");
        Windows.enter(dialog, "Backend", "cpu");
        Windows.enter(dialog, "Threshold", "False alarms per frame");
        Windows.enter(dialog, "Value", "0.1");
        Windows.enter(dialog, "Min separation", "0");
        Windows.enter(dialog, "Border", "skip");
        return dialog;
    }

    private void boxes() throws Exception {
        ImagePlus image = imagej.open();
        image.setOverlay(new Overlay(new Roi(1, 2, 3, 4)));
        image.show();
        GenericDialog dialog = open(image);
        awaitBoxes(image, 1, 0.1);
        image.setSlice(20);
        awaitBoxes(image, 20, 0.1);
        Check.equal(0, InImageJ.shownBoxes(image, 1).size());
        // The newest of many settings wins.
        for (int value = 1; value <= 20; value++) {
            Windows.enter(dialog, "Value", Integer.toString(value));
        }
        awaitBoxes(image, 20, 20);
        Check.that(!imagej.expectedBoxes(19, 20).equals(imagej.expectedBoxes(19, 0.1)), "both thresholds are equal");
        Windows.tick(dialog, "Boxes", false);
        Windows.settle();
        Check.equal(1, image.getOverlay().size());
        Windows.tick(dialog, "Boxes", true);
        awaitBoxes(image, 20, 20);
        // Another threshold starts with its own value.
        Windows.enter(dialog, "Threshold", "Signal / noise");
        Windows.settle();
        Check.equal("5", Windows.text(dialog, "Value"));
        Windows.press(dialog, "Cancel");
        Check.await("the end of the command", () -> InImageJ.threads().isEmpty());
        Windows.settle();
        Check.equal(1, image.getOverlay().size());
        RunTests.close(image);
    }

    private void hyperstack() throws Exception {
        ImagePlus image = Movies.second(imagej.open(), true);
        image.show();
        GenericDialog dialog = open(image);
        image.setPosition(2, 1, 20);
        awaitBoxes(image, 20, 0.1);
        // The first channel is dark.
        image.setPosition(1, 1, 20);
        Check.await("no boxes", () -> InImageJ.shownBoxes(image, 20).isEmpty());
        Windows.press(dialog, "Cancel");
        Check.await("the end of the command", () -> InImageJ.threads().isEmpty());
        RunTests.close(image);
    }

    /** A box is shown for each row of the command line. */
    private void borderAndSeparation() throws Exception {
        Npz shift = imagej.expectedWith("--border", "shift");
        Npz both = imagej.expectedWith("--border", "shift", "--min-separation", "1.5");
        ImagePlus image = imagej.open();
        int frame = 0;
        while (shift.rowsOf(frame) == imagej.expected.rowsOf(frame) || both.rowsOf(frame) == shift.rowsOf(frame)) {
            frame++;
            Check.that(frame < image.getStackSize(), "no frame has other spots");
        }
        int slice = frame + 1;
        image.show();
        image.setSlice(slice);
        GenericDialog dialog = open(image);
        awaitBoxes(image, slice, imagej.expected);
        Windows.enter(dialog, "Border", "shift");
        awaitBoxes(image, slice, shift);
        Windows.enter(dialog, "Min separation", "1.5");
        awaitBoxes(image, slice, both);
        Windows.press(dialog, "Cancel");
        Check.await("the end of the command", () -> InImageJ.threads().isEmpty());
        RunTests.close(image);
    }

    /** A box is shown for each row of the command line in the region. Fits of crowded fields would have more rows. */
    private void selection() throws Exception {
        Npz all = imagej.expectedWith("--crowded", "off");
        Npz left = imagej.expectedWith("--crowded", "off", "--region", "0,0,48,64");
        Npz right = imagej.expectedWith("--crowded", "off", "--region", "48,0,96,64");
        ImagePlus image = imagej.open();
        int frame = 0;
        while (left.rowsOf(frame) == 0 || right.rowsOf(frame) == 0 || left.rowsOf(frame) == right.rowsOf(frame)) {
            frame++;
            Check.that(frame < image.getStackSize(), "no frame has spots on both sides");
        }
        int slice = frame + 1;
        image.show();
        image.setSlice(slice);
        GenericDialog dialog = open(image);
        Windows.enter(dialog, "Crowded", "off");
        awaitBoxes(image, slice, all);
        image.setRoi(0, 0, 48, 64);
        awaitBoxes(image, slice, left);
        for (Rectangle box : InImageJ.shownBoxes(image, slice)) {
            Check.that(box.getCenterX() < 50, "a box outside of the selection: " + box);
        }
        image.setRoi(48, 0, 48, 64);
        awaitBoxes(image, slice, right);
        // A line selects no area.
        image.setRoi(new Line(0, 0, 40, 40));
        awaitBoxes(image, slice, all);
        image.setRoi(0, 0, 48, 64);
        awaitBoxes(image, slice, left);
        image.deleteRoi();
        awaitBoxes(image, slice, all);
        Windows.press(dialog, "Cancel");
        Check.await("the end of the command", () -> InImageJ.threads().isEmpty());
        RunTests.close(image);
    }

    private void awaitBoxes(ImagePlus image, int slice, Npz rows) throws Exception {
        int expected = rows.rowsOf(slice - 1);
        Check.await(expected + " boxes", () -> InImageJ.shownBoxes(image, slice).size() == expected);
    }

    private void awaitBoxes(ImagePlus image, int slice, double falseAlarms) throws Exception {
        List<Rectangle> expected = imagej.expectedBoxes(slice - 1, falseAlarms);
        Check.that(expected.size() > 2, "too few boxes: " + expected);
        Check.await("the boxes " + expected, () -> expected.equals(InImageJ.shownBoxes(image, slice)));
    }

    private void recorder() throws Exception {
        Recorder recorder = new Recorder();
        ImagePlus image = imagej.open();
        image.show();
        GenericDialog dialog = open(image);
        Windows.tick(dialog, "Picture", false);
        Windows.tick(dialog, "Results", true);
        // A command while the dialog is open does not change what is recorded.
        IJ.doCommand(image, "Select All");
        Check.await("the selection", () -> image.getRoi() != null);
        Windows.press(dialog, "Run");
        Check.await("the end of the command", () -> InImageJ.threads().isEmpty());
        InImageJ.checkResults(imagej.expected);
        String macro = "";
        for (String line : recorder.getText().split("\n")) {
            macro += line.startsWith("run(\"Localize...\"") ? line : "";
        }
        recorder.close();
        Check.contains(macro, "model=[Gaussian, width given] sigma=0.13 pixel_size=0.1 offset=100 gain=0.5");
        Check.contains(macro, "threshold=[False alarms per frame] value=0.1");
        Check.contains(macro, "min_separation=0 border=skip crowded=default");
        Check.that(!macro.contains(" picture "), macro);
        Analyzer.setUnsavedMeasurements(false);
        Analyzer.setResultsTable(new ResultsTable());
        IJ.runMacro(macro);
        InImageJ.checkResults(imagej.expected);
        Analyzer.setUnsavedMeasurements(false);
        RunTests.close(image);
    }

    private void again() throws Exception {
        Recorder recorder = new Recorder();
        ImagePlus image = imagej.open();
        image.show();
        for (int run = 1; run <= 2; run++) {
            GenericDialog dialog = open(WindowManager.getCurrentImage());
            Windows.tick(dialog, "Results", false);
            Windows.tick(dialog, "Picture", true);
            Windows.press(dialog, "Run");
            Check.await("the end of the command", () -> InImageJ.threads().isEmpty());
            // Events of the window manager may follow.
            Thread.sleep(500);
            Check.await("the movie as active image", () -> WindowManager.getCurrentImage() == image);
        }
        Check.equal(3, WindowManager.getImageCount());
        ImagePlus picture = WindowManager.getImage("movie picture");
        Check.that(picture.getWindow().isVisible(), "the picture is hidden");
        // ImageJ records it, so that commands which follow in a macro have the same image.
        Check.that(recorder.getText().trim().endsWith("selectWindow(\"movie.tif\");"), recorder.getText());
        recorder.close();
        RunTests.close(picture);
        RunTests.close(WindowManager.getImage("movie picture"));
        RunTests.close(image);
    }

    private void invalid() throws Exception {
        ImagePlus image = imagej.open();
        image.show();
        GenericDialog dialog = open(image);
        Windows.enter(dialog, "Sigma", "0.1x");
        Check.await("a disabled button", () -> !dialog.getButtons()[0].isEnabled());
        Windows.enter(dialog, "Sigma", "0.13");
        Check.await("an enabled button", () -> dialog.getButtons()[0].isEnabled());
        Windows.press(dialog, "Cancel");
        Check.await("the end of the command", () -> InImageJ.threads().isEmpty());
        RunTests.close(image);
    }

    private void pixelsNotSquare() throws Exception {
        Recorder recorder = new Recorder();
        ImagePlus image = imagej.open();
        image.getCalibration().setUnit("micron");
        image.getCalibration().pixelWidth = 0.1;
        image.getCalibration().pixelHeight = 0.12;
        image.show();
        IJ.doCommand(image, "Localize...");
        GenericDialog dialog = (GenericDialog) Windows.dialog("Localize: " + image.getTitle());
        Check.equal("0.1,0.12", Windows.text(dialog, "Pixel size"));
        for (String invalid : new String[] {"0.1,", "0.1,0.12,0.1", "0.1,x"}) {
            Windows.enter(dialog, "Pixel size", invalid);
            Check.await("a disabled button for " + invalid, () -> !dialog.getButtons()[0].isEnabled());
            Windows.enter(dialog, "Pixel size", "0.1,0.13");
            Check.await("an enabled button", () -> dialog.getButtons()[0].isEnabled());
        }
        Windows.tick(dialog, "Results", false);
        Windows.tick(dialog, "Picture", false);
        Windows.press(dialog, "Run");
        Check.await("the end of the command", () -> InImageJ.threads().isEmpty());
        Check.contains(recorder.getText(), " pixel_size=0.1,0.13 ");
        recorder.close();
        RunTests.close(image);
    }

    private void message() throws Exception {
        ImagePlus image = imagej.open();
        image.show();
        GenericDialog dialog = open(image);
        Check.await("the size of the opened dialog", () -> dialog.getSize().equals(dialog.getPreferredSize()));
        Dimension size = dialog.getSize();
        MultiLineLabel label = Windows.message(dialog);
        Windows.enter(dialog, "Threshold", "Picasso's net gradient");
        Windows.enter(dialog, "Min separation", "0.3");
        int twoLines = 2 * dialog.getFontMetrics(dialog.getFont()).getHeight();
        Check.await("lines of a message", () -> label.getPreferredSize().height >= twoLines);
        Windows.settle();
        Dimension text = label.getPreferredSize();
        Check.that(label.getWidth() >= text.width && label.getHeight() >= text.height,
                "a text of " + text + " in " + label.getSize());
        dialog.validate();
        Check.equal(size, dialog.getSize());
        Check.equal(size, dialog.getPreferredSize());
        Windows.press(dialog, "Cancel");
        Check.await("the end of the command", () -> InImageJ.threads().isEmpty());
        RunTests.close(image);
    }

    private void beside() throws Exception {
        ImagePlus image = IJ.openImage(imagej.file.toString());
        image.show();
        GenericDialog dialog = open(image);
        Windows.settle();
        Rectangle both = dialog.getBounds().intersection(image.getWindow().getBounds());
        Windows.press(dialog, "Cancel");
        RunTests.close(image);
        Check.that(both.isEmpty(), "the dialog covers " + both + " of the image");
    }

    private void picturePlace() throws Exception {
        ImagePlus image = imagej.open();
        image.show();
        GenericDialog dialog = open(image);
        Windows.tick(dialog, "Results", true);
        Windows.tick(dialog, "Picture", true);
        Windows.enter(dialog, "Picture pixel", "50");
        Windows.press(dialog, "Run");
        Check.await("the end of the command", () -> InImageJ.threads().isEmpty());
        ImagePlus picture = WindowManager.getImage("movie picture");
        Rectangle place = picture.getWindow().getBounds();
        for (Window other : new Window[] {image.getWindow(), WindowManager.getFrame("Log"),
            WindowManager.getFrame("Results")}) {
            Rectangle both = place.intersection(other.getBounds());
            Check.that(both.isEmpty(), place + " covers " + both + " of " + other);
        }
        Analyzer.setUnsavedMeasurements(false);
        RunTests.close(picture);
        RunTests.close(image);
    }

    private void labels() throws Exception {
        ImagePlus image = imagej.open();
        image.show();
        GenericDialog dialog = open(image);
        Windows.enter(dialog, "Pixel size", "0");
        Windows.tick(dialog, "Results", false);
        Windows.tick(dialog, "Picture", true);
        IJ.redirectErrorMessages(true);
        Windows.press(dialog, "Run");
        Check.await("the end of the command", () -> InImageJ.threads().isEmpty());
        Check.contains(IJ.getErrorMessage().replace('\n', ' '), "enter \"Pixel size\", um");
        RunTests.close(image);
    }

    private void closedImage() throws Exception {
        ImagePlus image = imagej.open();
        image.show();
        open(image);
        RunTests.close(image);
        Check.await("the end of the command", () -> InImageJ.threads().isEmpty());
        String title = "Localize: " + image.getTitle();
        Check.await("the end of the dialog", () -> !Windows.isOpen(title));
    }
}

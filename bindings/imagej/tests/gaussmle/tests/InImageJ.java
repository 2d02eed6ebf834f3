package gaussmle.tests;

import ij.IJ;
import ij.ImageJ;
import ij.ImagePlus;
import ij.Macro;
import ij.gui.Overlay;
import ij.gui.Roi;
import ij.measure.ResultsTable;

import java.awt.Rectangle;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The program, the movie and the expected results that tests share. */
final class InImageJ {
    final CommandLine commandLine;
    final Path folder;
    final Path file;
    /** The rows of the command line for the movie. */
    final Npz expected;
    /** The script of expected boxes. Null if the Python package is missing. */
    private final String boxes;
    private final Map<String, List<Rectangle>> boxesOf = new HashMap<>();

    /** Starts ImageJ and simulates a movie. */
    InImageJ(String program, String folder, String boxes) throws Exception {
        this.folder = Paths.get(folder);
        this.boxes = boxes;
        Files.createDirectories(this.folder);
        commandLine = new CommandLine(program, this.folder);
        file = commandLine.simulate("movie.tif");
        expected = commandLine.localize(file);
        Check.that(expected.rows() > 100, "too few rows: " + expected.rows());
        ImageJ imagej = new ImageJ();
        imagej.exitWhenQuitting(false);
    }

    /** Opens the movie. */
    ImagePlus open() {
        ImagePlus movie = IJ.openImage(file.toString());
        // The file states the pixel size. The tests type it, or leave it out.
        movie.setCalibration(new ij.measure.Calibration(movie));
        return movie;
    }

    /** Runs the command as a macro does. */
    void localize(ImagePlus image, String options) {
        try {
            IJ.run(image, "Localize...", options);
        } catch (RuntimeException end) {
            // An error or a cancellation ends a macro.
            Check.equal(Macro.MACRO_CANCELED, end.getMessage());
        }
    }

    /** Writes an image to a file for the command line, and returns its rows. */
    Npz expectedOf(ImagePlus image) throws Exception {
        Path tiff = folder.resolve(image.getTitle() + ".tif");
        IJ.saveAsTiff(image, tiff.toString());
        return commandLine.localize(tiff);
    }

    /** Returns the rows of the command line for the movie with more options. */
    Npz expectedWith(String... options) throws Exception {
        Path copy = folder.resolve("options.tif");
        Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
        return commandLine.localize(copy, options);
    }

    /** Compares the table Results with the rows of the command line: names, order and every bit. */
    static void checkResults(Npz rows) {
        ResultsTable results = ResultsTable.getResultsTable();
        Check.equal(String.join("\t", rows.columns.keySet()), results.getColumnHeadings().trim());
        Check.equal(rows.rows(), results.size());
        for (Map.Entry<String, double[]> column : rows.columns.entrySet()) {
            double[] found = results.getColumnAsDoubles(results.getColumnIndex(column.getKey()));
            Check.sameBits(column.getKey(), column.getValue(), found);
        }
    }

    boolean hasBoxes() {
        return boxes != null;
    }

    /** Returns the boxes of a frame that Python finds. */
    List<Rectangle> expectedBoxes(int frame, double falseAlarms) throws Exception {
        String key = frame + " " + falseAlarms;
        if (!boxesOf.containsKey(key)) {
            boxesOf.put(key, findBoxes(frame, falseAlarms));
        }
        return boxesOf.get(key);
    }

    private List<Rectangle> findBoxes(int frame, double falseAlarms) throws Exception {
        List<String> command = new ArrayList<>();
        command.add("python3");
        command.add(boxes);
        command.add(file.toString());
        command.add(Integer.toString(frame));
        command.add(Double.toString(falseAlarms));
        List<Rectangle> found = new ArrayList<>();
        for (String line : CommandLine.run(command).split("\n")) {
            String[] numbers = line.trim().split(" ");
            int side = Integer.parseInt(numbers[2]);
            found.add(new Rectangle(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]), side, side));
        }
        return found;
    }

    /** Returns the boxes that the plug-in shows on a slice, or at a time of a hyperstack. Other shapes are left out. */
    static List<Rectangle> shownBoxes(ImagePlus image, int slice) {
        List<Rectangle> found = new ArrayList<>();
        Overlay overlay = image.getOverlay();
        for (Roi roi : overlay == null ? new Roi[0] : overlay.toArray()) {
            int shown = image.isHyperStack() ? roi.getTPosition() : roi.getPosition();
            if ("gaussmle box".equals(roi.getName()) && shown == slice) {
                found.add(roi.getBounds());
            }
        }
        return found;
    }

    /** Returns the names of the plug-in's threads. */
    static List<String> threads() {
        List<String> names = new ArrayList<>();
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            if (thread.getName().contains("gaussmle") || thread.getName().equals("Localize...")) {
                names.add(thread.getName());
            }
        }
        return names;
    }

    /** Returns a command that runs a class in another Java with the same settings. */
    static List<String> java(String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(System.getProperty("java.home") + File.separator + "bin" + File.separator + "java");
        for (String property : new String[] {"user.home", "plugins.dir"}) {
            command.add("-D" + property + "=" + System.getProperty(property));
        }
        command.add("-cp");
        command.add(System.getProperty("java.class.path"));
        for (String argument : arguments) {
            command.add(argument);
        }
        return command;
    }
}

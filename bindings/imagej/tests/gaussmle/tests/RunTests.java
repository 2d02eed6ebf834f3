package gaussmle.tests;

import ij.IJ;
import ij.ImagePlus;
import ij.ImageStack;
import ij.WindowManager;
import ij.gui.Line;
import ij.gui.OvalRoi;
import ij.gui.Overlay;
import ij.gui.PointRoi;
import ij.gui.PolygonRoi;
import ij.gui.Roi;
import ij.gui.TextRoi;
import ij.measure.ResultsTable;
import ij.process.FloatPolygon;

import java.awt.Rectangle;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Runs with the options of a macro: rows, file, picture and points. */
final class RunTests {
    private static final String TABLE = CommandLine.MACRO + " results";
    /** The curve of a cylindrical lens. */
    private static final String[] PSF = {"sigma_x0_um = 0.13", "sigma_y0_um = 0.14", "Ax = 0.08", "Ay = -0.12",
        "Bx = 0.06", "By = 0.1", "gamma_um = 0.22", "d_um = 0.42"};
    private final InImageJ imagej;

    RunTests(InImageJ imagej) {
        this.imagej = imagej;
    }

    void add(Map<String, Tests.Test> tests) {
        tests.put("the rows of a stack are those of the command line", () -> check(imagej.open(), imagej.expected));
        tests.put("the window shows the rows", this::window);
        tests.put("the rows of a virtual stack", this::virtualStack);
        tests.put("the rows of 8-bit images", () -> checkOwnFile(Movies.bytes(imagej.open())));
        tests.put("the rows of 32-bit images", () -> checkOwnFile(Movies.floats(imagej.open())));
        tests.put("the rows of signed images", this::signed);
        tests.put("the rows of the shown channel", () -> check(Movies.second(imagej.open(), true), imagej.expected));
        tests.put("the rows of the shown depth", () -> check(Movies.second(imagej.open(), false), imagej.expected));
        tests.put("spots at the border, and near to others", this::borderAndSeparation);
        tests.put("emitters of crowded fields", this::crowded);
        tests.put("the rows of a selection", this::selection);
        tests.put("the file is that of the command line", this::output);
        tests.put("the file states all frames", this::frames);
        tests.put("the picture is that of the command line", this::picture);
        tests.put("the picture of a selection is that of the command line", this::pictureOfSelection);
        tests.put("hues of z are those of the command line", this::hues);
        tests.put("points are at the positions of the rows", this::points);
        tests.put("the pixel size is that of the image", this::calibration);
        tests.put("pixels that are not square", this::pixelsNotSquare);
        tests.put("no rows", this::noRows);
    }

    private void check(ImagePlus image, Npz expected) {
        image.show();
        imagej.localize(image, TABLE);
        InImageJ.checkResults(expected);
        close(image);
    }

    private void checkOwnFile(ImagePlus image) throws Exception {
        check(image, imagej.expectedOf(image));
    }

    /** The window shows the rows below their headings. */
    private void window() {
        ImagePlus image = imagej.open();
        image.show();
        imagej.localize(image, TABLE);
        String[] headings = IJ.getTextPanel().getColumnHeadings().split("\t");
        String[] cells = IJ.getTextPanel().getLine(1).split("\t");
        Check.equal(headings.length, cells.length);
        for (int column = 1; column < headings.length; column++) {
            double expected = imagej.expected.columns.get(headings[column])[1];
            // 3 decimals or more.
            Check.that(Math.abs(Double.parseDouble(cells[column]) - expected) <= 5e-4, headings[column]);
        }
        close(image);
    }

    private void virtualStack() {
        ImagePlus image = IJ.openVirtual(imagej.file.toString());
        Check.that(image.getStack().isVirtual(), "the stack is in memory");
        check(image, imagej.expected);
    }

    private void signed() throws Exception {
        check(Movies.signed(imagej.open()), imagej.expectedOf(Movies.below(imagej.open())));
    }

    private void borderAndSeparation() throws Exception {
        Npz shift = imagej.expectedWith("--border", "shift");
        Npz both = imagej.expectedWith("--border", "shift", "--min-separation", "1.5");
        Check.that(imagej.expected.rows() < shift.rows() && both.rows() < shift.rows(), "the options have no effect");
        ImagePlus image = imagej.open();
        image.show();
        imagej.localize(image, TABLE + " border=shift");
        InImageJ.checkResults(shift);
        imagej.localize(image, TABLE + " border=shift min_separation=1.5");
        InImageJ.checkResults(both);
        imagej.localize(image, TABLE + " border=skip min_separation=0");
        InImageJ.checkResults(imagej.expected);
        close(image);
    }

    private void selection() throws Exception {
        Npz box = imagej.expectedWith("--region", "20,8,60,44");
        Npz polygon = imagej.expectedWith("--region", "20,9,60,43");
        Check.that(0 < box.rows() && box.rows() < imagej.expected.rows() / 2, "the region has no effect");
        ImagePlus image = imagej.open();
        image.show();
        image.setRoi(20, 8, 40, 36);
        imagej.localize(image, TABLE);
        InImageJ.checkResults(box);
        // A selection that leaves the frame.
        image.setRoi(20, -5, 40, 49);
        imagej.localize(image, TABLE);
        InImageJ.checkResults(imagej.expectedWith("--region", "20,0,60,44"));
        image.setRoi(new PolygonRoi(new int[] {20, 60, 60, 20}, new int[] {9, 9, 43, 43}, 4, Roi.POLYGON));
        imagej.localize(image, TABLE);
        InImageJ.checkResults(polygon);
        image.setRoi(new OvalRoi(20, 8, 40, 36));
        imagej.localize(image, TABLE);
        int inOval = ResultsTable.getResultsTable().size();
        Check.that(0 < inOval && inOval < box.rows(), inOval + " rows in an oval of " + box.rows());
        image.setRoi(new Line(20, 8, 40, 36));
        imagej.localize(image, TABLE);
        InImageJ.checkResults(imagej.expected);
        close(image);
    }

    private void crowded() throws Exception {
        for (String value : new String[] {"off", "on"}) {
            Npz expected = imagej.expectedWith("--crowded", value);
            Check.equal(value.equals("on"), expected.columns.containsKey("split_gain"));
            ImagePlus image = imagej.open();
            image.show();
            imagej.localize(image, TABLE + " crowded=" + value);
            InImageJ.checkResults(expected);
            close(image);
        }
    }

    private void output() throws Exception {
        Path table = imagej.folder.resolve("my table.csv");
        Files.deleteIfExists(table);
        ImagePlus image = imagej.open();
        image.show();
        imagej.localize(image, CommandLine.MACRO + " output=[" + table + "]");
        close(image);
        Check.equal(Files.readAllLines(imagej.commandLine.table(imagej.file)), Files.readAllLines(table));
    }

    /** Of a movie so long that there are rows before its last frame is read. */
    private void frames() throws Exception {
        ImagePlus movie = imagej.open();
        ImageStack stack = new ImageStack(movie.getWidth(), movie.getHeight());
        while (stack.size() < 3000) {
            stack.addSlice(movie.getStack().getProcessor(1 + stack.size() % movie.getStackSize()));
        }
        ImagePlus image = new ImagePlus("long.tif", stack);
        Path table = imagej.folder.resolve("long.csv");
        image.show();
        imagej.localize(image, CommandLine.MACRO + " output=[" + table + "]");
        close(image);
        List<String> lines = Files.readAllLines(imagej.folder.resolve("long.csv.toml"));
        Check.that(lines.contains("frames = " + stack.size()), lines.toString());
        // The device is known at the end.
        Check.that(lines.contains("[run]"), lines.toString());
    }

    private void picture() throws Exception {
        ImagePlus image = imagej.open();
        image.show();
        imagej.localize(image, CommandLine.MACRO + " picture picture_pixel=20");
        ImagePlus picture = WindowManager.getImage("movie picture");
        Path rendered = imagej.folder.resolve("picture.tif");
        imagej.commandLine.gaussmle("render", imagej.commandLine.table(imagej.file).toString(), "-o",
                rendered.toString(), "--pixel-size", "0.02", "--region", "0,0,9.6,6.4", "--quiet");
        ImagePlus expected = IJ.openImage(rendered.toString());
        Check.equal(32, picture.getBitDepth());
        Check.equal(480, picture.getWidth());
        Check.equal(expected.getWidth(), picture.getWidth());
        Check.equal(expected.getHeight(), picture.getHeight());
        double sum = 0;
        for (int y = 0; y < picture.getHeight(); y++) {
            for (int x = 0; x < picture.getWidth(); x++) {
                float found = picture.getProcessor().getf(x, y);
                Check.that(found == expected.getProcessor().getf(x, y), "pixel " + x + ", " + y);
                sum += found;
            }
        }
        Check.that(sum > 100, "an empty picture: " + sum);
        Check.equal(expected.getDisplayRangeMax(), picture.getDisplayRangeMax());
        Check.equal(0.02, picture.getCalibration().pixelWidth);
        Check.equal("\u00b5m", picture.getCalibration().getUnit());
        close(picture);
        close(image);
    }

    /** The density of a selection sets the pixels, as that of a region does on the command line. */
    private void pictureOfSelection() throws Exception {
        Path table = imagej.folder.resolve("part.csv");
        ImagePlus image = imagej.open();
        image.show();
        image.setRoi(20, 8, 40, 36);
        imagej.localize(image, CommandLine.MACRO + " picture output=[" + table + "]");
        ImagePlus picture = WindowManager.getImage("movie picture");
        Path rendered = imagej.folder.resolve("part.tif");
        imagej.commandLine.gaussmle("render", table.toString(), "-o", rendered.toString(), "--quiet");
        ImagePlus expected = IJ.openImage(rendered.toString());
        Check.equal(expected.getWidth(), picture.getWidth());
        Check.equal(expected.getHeight(), picture.getHeight());
        float[] right = (float[]) expected.getProcessor().getPixels();
        Check.that(Arrays.equals(right, (float[]) picture.getProcessor().getPixels()), "another picture");
        close(picture);
        close(image);
    }

    private void points() throws Exception {
        ImagePlus image = imagej.open();
        image.setOverlay(new Overlay(new Roi(1, 2, 3, 4)));
        image.show();
        imagej.localize(image, CommandLine.MACRO + " points");
        // A second run replaces the points.
        imagej.localize(image, CommandLine.MACRO + " points");
        Windows.settle();
        double[] frame = imagej.expected.columns.get("frame");
        double[] x = imagej.expected.columns.get("x");
        double[] y = imagej.expected.columns.get("y");
        double[] status = imagej.expected.columns.get("status");
        int expected = 0;
        for (double value : status) {
            expected += value <= 1 ? 1 : 0;
        }
        int found = 0;
        int others = 0;
        for (Roi roi : image.getOverlay().toArray()) {
            if (!(roi instanceof PointRoi)) {
                others++;
                continue;
            }
            FloatPolygon shown = roi.getFloatPolygon();
            int next = 0;
            for (int row = 0; row < frame.length; row++) {
                // A slice is a frame plus 1, and the centre of the first pixel is at 0.5 pixels of 0.1 um. ImageJ has
                // positions in f32, twice rounded: below 128 that is at most 2 * 2^-18.
                if (frame[row] + 1 == roi.getPosition() && status[row] <= 1) {
                    Check.that(Math.abs(shown.xpoints[next] + 0.5 - x[row] * 10) < 1e-5, "point " + next);
                    Check.that(Math.abs(shown.ypoints[next] + 0.5 - y[row] * 10) < 1e-5, "point " + next);
                    next++;
                }
            }
            Check.equal(shown.npoints, next);
            found += next;
        }
        Check.equal(expected, found);
        Check.equal(1, others);
        close(image);
    }

    private void calibration() {
        ImagePlus image = imagej.open();
        image.getCalibration().setUnit("nm");
        image.getCalibration().pixelWidth = 100;
        image.getCalibration().pixelHeight = 100;
        image.show();
        imagej.localize(image, TABLE.replace("pixel_size=0.1 ", ""));
        InImageJ.checkResults(imagej.expected);
        close(image);
    }

    /** Rows, points and picture of pixels with a width and a height, which an option or the image has. */
    private void pixelsNotSquare() throws Exception {
        Npz expected = imagej.expectedWith("--pixel-size", "0.1,0.12");
        double[] y = expected.columns.get("y");
        Check.that(Arrays.stream(y).max().getAsDouble() > 6.4, "the height has no effect");
        ImagePlus image = imagej.open();
        image.show();
        imagej.localize(image, TABLE.replace("pixel_size=0.1 ", "pixel_size=0.1,0.12 "));
        InImageJ.checkResults(expected);
        image.getCalibration().setUnit("nm");
        image.getCalibration().pixelWidth = 100;
        image.getCalibration().pixelHeight = 120;
        imagej.localize(image, TABLE.replace("pixel_size=0.1 ", "") + " points picture picture_pixel=20");
        InImageJ.checkResults(expected);
        double[] frame = expected.columns.get("frame");
        double[] status = expected.columns.get("status");
        int row = 0;
        while (status[row] > 1) {
            row++;
        }
        for (Roi points : image.getOverlay().toArray()) {
            if (points.getPosition() == frame[row] + 1) {
                Check.that(Math.abs(points.getFloatPolygon().ypoints[0] + 0.5 - y[row] / 0.12) < 1e-5, "a point");
            }
        }
        ImagePlus picture = WindowManager.getImage("movie picture");
        // 96 x 64 camera pixels of 100 x 120 nm.
        Check.equal(480, picture.getWidth());
        Check.equal(384, picture.getHeight());
        // A fifth of 9.6 um is near 2 um, which are 100 pixels.
        Roi[] bar = picture.getOverlay().toArray();
        Check.equal(2, bar.length);
        Check.equal(100.0, bar[0].getFloatWidth());
        Check.equal("2 \u00b5m", ((TextRoi) bar[1]).getText().trim());
        for (Roi part : bar) {
            Check.equal("|SB|", part.getName());
            Check.that(new Rectangle(480, 384).contains(part.getBounds()), part + " is outside");
        }
        close(picture);
        close(image);
    }

    private void noRows() throws Exception {
        ImagePlus image = IJ.createImage("dark", "16-bit black", 32, 32, 3);
        image.show();
        Path table = imagej.folder.resolve("no rows.csv");
        Files.deleteIfExists(table);
        imagej.localize(image, TABLE + " points picture output=[" + table + "]");
        Check.equal(0, ij.measure.ResultsTable.getResultsTable().size());
        Check.that(WindowManager.getImage("dark picture") == null, "a picture without rows");
        Check.equal(0, imagej.expectedOf(image).rows());
        Path expected = imagej.commandLine.table(imagej.folder.resolve("dark.tif"));
        Check.equal(Files.readAllLines(expected), Files.readAllLines(table));
        // The file describes the run, as that of the command line does.
        List<String> lines = Files.readAllLines(imagej.folder.resolve("no rows.csv.toml"));
        for (String line : new String[] {"[run]", "frames = 3", "width = 32", "height = 32"}) {
            Check.that(lines.contains(line), line + " is not in " + lines);
        }
        close(image);
    }

    /** Rows with z have hues: those of the command line, over the same range. */
    private void hues() throws Exception {
        Path psf = imagej.folder.resolve("psf.toml");
        Files.write(psf, Arrays.asList(PSF));
        Path movie = imagej.folder.resolve("deep.tif");
        imagej.commandLine.gaussmle("simulate", "--movie", "-o", movie.toString(), "--frames", "40", "--width", "96",
                "--height", "64", "--emitters", "8", "--pixel-size", "0.1", "--offset", "100", "--gain", "0.5",
                "--read-noise", "1.5", "--psf", psf.toString(), "--quiet");
        Path table = imagej.folder.resolve("deep.csv");
        String camera = " pixel_size=0.1 offset=100 gain=0.5 read_noise=1.5 backend=cpu";
        ImagePlus image = IJ.openImage(movie.toString());
        image.show();
        imagej.localize(image, "model=astigmatic psf_file=[" + psf + "]" + camera + " picture picture_pixel=20 output=["
                + table + "]");
        ImagePlus picture = WindowManager.getImage("deep picture");
        Path rendered = imagej.folder.resolve("deep.png");
        imagej.commandLine.gaussmle("render", table.toString(), "-o", rendered.toString(), "--z", "--pixel-size",
                "0.02", "--region", "0,0,9.6,6.4", "--no-scale-bar", "--quiet");
        ImagePlus expected = IJ.openImage(rendered.toString());
        Check.equal(24, picture.getBitDepth());
        int[] found = (int[]) picture.getProcessor().getPixels();
        int[] right = (int[]) expected.getProcessor().getPixels();
        Check.equal(right.length, found.length);
        int bluish = 0;
        int reddish = 0;
        for (int pixel = 0; pixel < found.length; pixel++) {
            int color = found[pixel] & 0xffffff;
            Check.equal(right[pixel] & 0xffffff, color);
            bluish += (color & 0xff) > 2 * (color >> 16) ? 1 : 0;
            reddish += (color >> 16) > 2 * (color & 0xff) ? 1 : 0;
        }
        Check.that(bluish > 100 && reddish > 100, bluish + " and " + reddish + " pixels of the two ends");
        String range = String.valueOf(picture.getProperty("Info"));
        Check.that(range.matches("hues from blue at z = -0\\.\\d+ um to red at z = 0\\.\\d+ um"), range);
        Check.equal(0.02, picture.getCalibration().pixelWidth);
        close(picture);
        close(image);
    }

    static void close(ImagePlus image) {
        image.changes = false;
        image.close();
    }
}

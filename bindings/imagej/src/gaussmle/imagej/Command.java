package gaussmle.imagej;

import ij.IJ;
import ij.ImagePlus;
import ij.WindowManager;
import ij.gui.GUI;
import ij.macro.Interpreter;
import ij.plugin.filter.Analyzer;

import java.awt.GraphicsEnvironment;
import java.awt.Rectangle;
import java.awt.Window;
import java.util.ArrayList;
import java.util.List;

/** The command {@code Plugins > gaussmle > Localize...}: settings, run, results. */
final class Command {
    /** The name in the menu and in macros. */
    static final String NAME = "Localize...";
    /** The time in which a window manager activates a new window, and that between two looks. */
    private static final int ACTIVATION_MS = 500;
    private static final int STEP_MS = 10;

    private final ImagePlus image;
    private final String options;

    /** Takes the options of a macro, or null. */
    Command(ImagePlus image, String options) {
        this.image = image;
        this.options = options;
    }

    /** Localizes the image. Without options, a dialog asks for them. */
    void run() throws GaussmleException {
        Picture.refuse(image);
        Settings settings = settings();
        if (settings == null) {
            return;
        }
        Movie movie = Movie.of(image);
        check(settings);
        // ImageJ asks if unsaved measurements may be replaced.
        boolean replaces = settings.isSet(Option.RESULTS) && IJ.getInstance() != null;
        if (replaces && !Analyzer.resetCounter()) {
            return;
        }
        // A locked image keeps its pixels when its window is closed.
        if (!image.lock()) {
            return;
        }
        try {
            try (Run.Result result = localize(movie, settings)) {
                show(result, movie, settings);
            }
        } finally {
            image.unlock();
        }
    }

    private Settings settings() throws GaussmleException {
        if (options != null) {
            return MacroOptions.parse(options, PixelSize.of(image));
        }
        Settings settings = LocalizeDialog.show(image);
        if (settings != null) {
            MacroOptions.record(NAME, settings);
        }
        return settings;
    }

    /** Refuses settings that the results need and the library does not see. */
    private static void check(Settings settings) throws GaussmleException {
        if (settings.isSet(Option.POINTS) || settings.isSet(Option.PICTURE)) {
            pixelSize(settings);
        }
        settings.number(Option.PICTURE_PIXEL, 0);
        OutputFile.check(settings);
    }

    private Run.Result localize(Movie movie, Settings settings) throws GaussmleException {
        String toml = settings.toml(Selection.region(image));
        try (Monitor monitor = new Monitor(image)) {
            return new Run(NativeLoader.library(), movie, toml, monitor).localize();
        }
    }

    private void show(Run.Result result, Movie movie, Settings settings) throws GaussmleException {
        String summary = options == null ? Words.ofDialog(result.summary()) : result.summary();
        IJ.log("gaussmle: " + image.getTitle() + ": " + summary);
        Table table = result.table();
        boolean isSaved = settings.isSet(Option.OUTPUT);
        if (isSaved) {
            table.save(settings.text(Option.OUTPUT));
        }
        boolean hasRows = table.rows() > 0;
        if (settings.isSet(Option.RESULTS)) {
            Results.show(table);
            Analyzer.setUnsavedMeasurements(hasRows && !isSaved);
        }
        if (!hasRows) {
            return;
        }
        Rows rows = Rows.usable(table);
        if (settings.isSet(Option.POINTS)) {
            Points.show(rows, image, movie, pixelSize(settings));
        }
        if (settings.isSet(Option.PICTURE)) {
            String title = image.getShortTitle() + " picture";
            double pixel = settings.number(Option.PICTURE_PIXEL, 0) / 1000;
            ImagePlus picture = Picture.render(table, movie, title, pixelSize(settings), pixel);
            if (picture.getProperty("Info") != null) {
                IJ.log("gaussmle: " + title + ": " + picture.getProperty("Info"));
            }
            open(picture);
        }
    }

    /**
     * Opens the picture. In macros it is then the current image, also where there is no screen. After the dialog the
     * movie is the current image again, so that the command can be repeated.
     */
    private void open(ImagePlus picture) {
        if (options != null && GraphicsEnvironment.isHeadless() && !Interpreter.isBatchMode()) {
            WindowManager.setTempCurrentImage(picture);
            return;
        }
        picture.show();
        Window window = picture.getWindow();
        if (window != null) {
            showBeside(window, image.getWindow(), WindowManager.getFrame("Log"), WindowManager.getFrame("Results"));
        }
        if (options == null) {
            select(image, window);
        }
    }

    /** Moves a window off others, of which some may be null. */
    private static void showBeside(Window window, Window... others) {
        List<Rectangle> shown = new ArrayList<>();
        for (Window other : others) {
            if (other != null && other.isVisible()) {
                shown.add(other.getBounds());
            }
        }
        if (!shown.isEmpty()) {
            window.setLocation(Placement.beside(shown, window.getSize(), GUI.getMaxWindowBounds(window)));
        }
    }

    /** Activates the window of an image after one that was opened, which batch mode does not open. */
    private static void select(ImagePlus image, Window opened) {
        if (opened == null) {
            return;
        }
        // Window managers activate a window some time after it was opened, and some do not.
        for (int waited = 0; waited < ACTIVATION_MS && !opened.isActive(); waited += STEP_MS) {
            IJ.wait(STEP_MS);
        }
        if (image.getWindow() != null) {
            IJ.selectWindow(image.getID());
        }
    }

    private static PixelSize pixelSize(Settings settings) throws GaussmleException {
        PixelSize pixelSize = settings.pixelSize();
        if (!(pixelSize.x > 0 && pixelSize.y > 0)) {
            throw new GaussmleException("points and picture need the pixel size: enter \"" + Option.PIXEL_SIZE.key()
                    + "\", um, or set it with Image > Properties");
        }
        return pixelSize;
    }
}

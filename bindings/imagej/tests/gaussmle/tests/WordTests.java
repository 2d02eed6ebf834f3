package gaussmle.tests;

import ij.IJ;
import ij.ImagePlus;
import ij.WindowManager;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;

/** Input that is refused, and the words. */
final class WordTests {
    private final InImageJ imagej;

    WordTests(InImageJ imagej) {
        this.imagej = imagej;
    }

    void add(Map<String, Tests.Test> tests) {
        tests.put("no image", () -> {
            WindowManager.closeAllWindows();
            Check.contains(words(null, ""), "no images open");
        });
        tests.put("a colour image", () -> {
            ImagePlus image = IJ.createImage("colours", "RGB white", 32, 32, 2);
            Check.contains(shown(image, CommandLine.MACRO), "is a colour image");
        });
        tests.put("a picture of localizations", this::picture);
        tests.put("no model", () -> refused("model=[]", "the model is missing"));
        tests.put("no model and no pixel size",
                () -> refused("model=[]", "; \"pixel_size\" (um): the pixel size is missing"));
        tests.put("an unknown model", () -> refused("model=xyz pixel_size=0.1",
                "\"model\": unknown variant `xyz`, expected one of `xynb`, `xynbs`, `xynbsxsy`, `astigmatic`, `spline`"));
        tests.put("no sigma", () -> refused("model=xynb pixel_size=0.1",
                "\"sigma\" (um): the model xynb needs the width of a spot"));
        tests.put("no pixel size", () -> refused("model=xynbs", "\"pixel_size\" (um): the pixel size is missing"));
        tests.put("a pixel with three sides", () -> refused("model=xynbs pixel_size=0.1,0.1,0.1",
                "\"pixel_size\" is \"0.1,0.1,0.1\", but must be a number, or width and height such as 0.1,0.12"));
        tests.put("a pixel without a height", () -> refused("model=xynbs pixel_size=0.1,0",
                "must be a number above 0: see \"pixel_size\" (um)"));
        tests.put("a picture without a pixel size", () -> refused("model=xynbs picture", "need the pixel size"));
        tests.put("no PSF file", () -> refused("model=[Astigmatic (3D)] pixel_size=0.1 psf_file=[/no/psf.toml]",
                "/no/psf.toml"));
        tests.put("a PSF file that is none", this::wrongPsfFile);
        tests.put("a PSF file for another model", () -> refused(CommandLine.MACRO + " psf_file=psf.toml",
                "\"psf_file\": the model xynb uses no PSF file"));
        tests.put("no camera file", () -> refused("model=xynbs pixel_size=0.1 camera_file=/no/camera.toml",
                "/no/camera.toml"));
        tests.put("an unknown option", () -> refused("sgima=0.13", "there is no option \"sgima\""));
        tests.put("a value that is no number", () -> refused("sigma=wide", "\"sigma\" is \"wide\""));
        tests.put("an unknown threshold", () -> refused("threshold=none", "there is no threshold \"none\""));
        tests.put("a ROI of half a pixel", () -> refused(CommandLine.MACRO + " roi_size=7.5",
                "\"roi_size\" is \"7.5\", but must be a whole number of pixels"));
        tests.put("a value that the library refuses has the name of its option", this::values);
        tests.put("keys of a camera file stay in words about it", this::wrongCameraFile);
        tests.put("a camera file without a pixel size", this::cameraFileWithoutPixelSize);
        tests.put("words about a run name options", this::remarks);
        tests.put("a table of an unknown format is refused before the run", this::unknownFormat);
        tests.put("a table in a folder that is not there", () -> refused(CommandLine.MACRO + " output=/no/table.csv",
                "there is no folder /no"));
    }

    /** The picture is the active image after a macro. */
    private void picture() {
        ImagePlus image = imagej.open();
        image.show();
        imagej.localize(image, CommandLine.MACRO + " picture");
        ImagePlus picture = WindowManager.getCurrentImage();
        Check.equal("movie picture", picture.getTitle());
        Check.contains(shown(picture, CommandLine.MACRO), "\"movie picture\" is a picture of localizations");
        RunTests.close(image);
    }

    private void wrongPsfFile() throws Exception {
        Path file = imagej.folder.resolve("psf.toml");
        Files.write(file, Collections.singletonList("sigma_x0_um = 'wide'"));
        refused("model=[Astigmatic (3D)] pixel_size=0.1 psf_file=[" + file + "]", "sigma_x0_um");
    }

    private void unknownFormat() throws Exception {
        Path table = imagej.folder.resolve("table.unknown");
        IJ.log("\\Clear");
        refused(CommandLine.MACRO + " output=[" + table + "]", "the extension of " + table
                + " is not that of a format: use one of .csv, .parquet, ");
        String log = IJ.getLog();
        Check.that(log == null || !log.contains("gaussmle: movie.tif"), log);
        // A file with a known ending is not touched before the run.
        Path existing = Files.write(imagej.folder.resolve("existing.csv"), Collections.singletonList("existing"));
        refused(CommandLine.MACRO + " border=keep output=[" + existing + "]", "keep");
        Check.equal(Collections.singletonList("existing"), Files.readAllLines(existing));
    }

    private void values() {
        refused("model=xynb pixel_size=0.1 sigma=-1", "must be a number above 0: see \"sigma\" (um)");
        refused(CommandLine.MACRO + " pixel_size=-1", "must be a number above 0: see \"pixel_size\" (um)");
        refused(CommandLine.MACRO + " gain=-1", "must be a number above 0: see \"gain\" (e-/ADU)");
        refused(CommandLine.MACRO + " read_noise=-1", "not negative: see \"read_noise\" (e-)");
        refused(CommandLine.MACRO + " excess_noise=0.5", "has 2: see \"excess_noise\"");
        refused(CommandLine.MACRO + " value=-1",
                "must be a number above 0: see \"value\" of \"False alarms per frame\"");
        refused(CommandLine.MACRO + " threshold=threshold value=-1",
                "must be a number above 0: see \"value\" of \"Signal / noise\"");
        refused(CommandLine.MACRO + " min_separation=-1", "must be a number above 0: see \"min_separation\" (um)");
        refused(CommandLine.MACRO + " threshold=min_net_gradient value=5000 min_separation=1",
                "\"value\" of \"Picasso's net gradient\": the net gradient uses no width and no least distance");
        refused(CommandLine.MACRO + " border=keep", "\"border\": unknown variant `keep`, expected `skip` or `shift`");
        refused(CommandLine.MACRO + " backend=fpga", "\"backend\": unknown variant `fpga`");
    }

    private void wrongCameraFile() throws Exception {
        Path file = imagej.folder.resolve("wrong camera.toml");
        Files.write(file, Collections.singletonList("offset = 100"));
        refused("model=xynbs pixel_size=0.1 camera_file=[" + file + "]", "did you mean `offset_adu`");
    }

    private void cameraFileWithoutPixelSize() throws Exception {
        Path file = imagej.folder.resolve("camera.toml");
        Files.write(file, Collections.singletonList("gain_e_per_adu = 0.5"));
        refused("model=xynbs camera_file=[" + file + "]", "um: see \"pixel_size\" (um)");
    }

    private void remarks() {
        ImagePlus image = imagej.open();
        image.show();
        IJ.log("\\Clear");
        imagej.localize(image, CommandLine.MACRO + " threshold=threshold value=1000");
        RunTests.close(image);
        Check.contains(IJ.getLog(),
                "Lower \"value\" of \"Signal / noise\" or raise \"value\" of \"False alarms per frame\"");
        Check.contains(IJ.getLog(), "\"sigma\" (um), \"offset\" (ADU) and \"gain\" (e-/ADU)");
    }

    private void refused(String options, String part) {
        Check.contains(shown(imagej.open(), options), part);
    }

    private String shown(ImagePlus image, String options) {
        image.show();
        String words = words(image, options);
        Check.that(!image.isLocked(), "the image is still locked");
        RunTests.close(image);
        return words;
    }

    /** Runs the command, and returns the words of its error. */
    private String words(ImagePlus image, String options) {
        IJ.redirectErrorMessages(true);
        imagej.localize(image, options);
        return IJ.getErrorMessage();
    }
}

package gaussmle.tests;

import ij.IJ;
import ij.ImagePlus;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;

/** Runs without windows, each in a Java of its own. */
final class BatchTests {
    private final InImageJ imagej;
    private final Path scripts;

    BatchTests(InImageJ imagej, String scripts) {
        this.imagej = imagej;
        this.scripts = Paths.get(scripts);
    }

    void add(Map<String, Tests.Test> tests) {
        tests.put("a macro with -batch", this::batch);
        tests.put("a run without a screen", this::noScreen);
        tests.put("an unknown option without a screen", this::refused);
        tests.put("no JNA", this::withoutJna);
    }

    private void batch() throws Exception {
        Path table = empty("batch.csv");
        Path picture = empty("batch.tif");
        check(InImageJ.java("ij.ImageJ", "-batch", scripts.resolve("batch.ijm").toString(),
                imagej.file + "|" + CommandLine.MACRO + "|" + table + "|" + picture), table, picture);
    }

    private void noScreen() throws Exception {
        Path table = empty("no screen.csv");
        Path picture = empty("no screen.tif");
        String options = CommandLine.MACRO + " points results picture picture_pixel=50 output=[" + table + "]";
        check(InImageJ.java("-Djava.awt.headless=true", "gaussmle.tests.NoScreen",
                imagej.file.toString(), options, picture.toString()), table, picture);
    }

    private void refused() throws Exception {
        String printed = CommandLine.run(InImageJ.java("-Djava.awt.headless=true", "gaussmle.tests.NoScreen",
                imagej.file.toString(), "sgima=1"));
        Check.contains(printed, "there is no option \"sgima\"");
    }

    private void withoutJna() throws Exception {
        Path plugins = Files.createDirectories(imagej.folder.resolve("without jna/plugins"));
        Path jar = Paths.get(System.getProperty("plugins.dir"), "plugins", "gaussmle_.jar");
        Files.copy(jar, plugins.resolve("gaussmle_.jar"), StandardCopyOption.REPLACE_EXISTING);
        List<String> command = InImageJ.java("-Djava.awt.headless=true", "-Dplugins.dir=" + plugins.getParent(),
                "gaussmle.tests.NoScreen", imagej.file.toString(), CommandLine.MACRO);
        Check.contains(CommandLine.run(command), "JNA is missing: copy jna.jar");
    }

    private Path empty(String name) throws Exception {
        Path path = imagej.folder.resolve(name);
        Files.deleteIfExists(path);
        return path;
    }

    /** Runs a program that writes table and picture, and prints the rows and the last x. */
    private void check(List<String> command, Path table, Path picture) throws Exception {
        String printed = CommandLine.run(command);
        Check.that(Files.exists(table) && Files.exists(picture), printed);
        Check.equal(Files.readAllLines(imagej.commandLine.table(imagej.file)), Files.readAllLines(table));
        double[] x = imagej.expected.columns.get("x");
        Check.contains(printed, "rows " + imagej.expected.rows());
        Check.contains(printed, "x " + IJ.d2s(x[x.length - 1], 9));
        ImagePlus rendered = IJ.openImage(picture.toString());
        Check.equal(192, rendered.getWidth());
        Check.equal(32, rendered.getBitDepth());
        Check.equal(0.05, rendered.getCalibration().pixelWidth);
    }
}

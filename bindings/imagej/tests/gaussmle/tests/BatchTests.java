package gaussmle.tests;

import ij.IJ;
import ij.ImagePlus;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.StandardCopyOption;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Runs in a Java of their own: most without windows. */
final class BatchTests {
    private final InImageJ imagej;
    private final Path scripts;

    BatchTests(InImageJ imagej, String scripts) {
        this.imagej = imagej;
        this.scripts = Paths.get(scripts);
    }

    void add(Map<String, Tests.Test> tests) {
        tests.put("a macro with -batch", this::batch);
        tests.put("an error ends a macro with -batch", this::batchError);
        tests.put("a missing movie ends a macro with -batch", this::batchWithoutMovie);
        tests.put("a run without a screen", this::noScreen);
        tests.put("an unknown option without a screen", this::refused);
        tests.put("no JNA", this::withoutJna);
        tests.put("the status bar says for what a run waits", this::waits);
    }

    /** A run on a machine whose only GPU is full. */
    private void waits() throws Exception {
        Path folder = Files.createDirectories(imagej.folder.resolve("full gpu"));
        Path library = folder.resolve("libnvidia-ml.so.1");
        Path source = scripts.resolve("../../../tests/suite/fake_nvml.rs");
        CommandLine.run(Arrays.asList("rustc", "--edition", "2024", "--crate-type", "cdylib", "-o", library.toString(),
                source.toString()));
        Files.write(folder.resolve("script.txt"), Arrays.asList("look", "gpu uuid=GPU-a name=Full free=1000000 "
                + "total=80000000000 busy=90 capability=8.0 process=1:79000000000"));
        // Two runs agree.
        String slow = "{\"cpu, xynb\": {\"pixels_per_second\": {\"DAY\": [1.0, 1.0]}, "
                + "\"start_seconds\": {\"DAY\": [1000.0, 1000.0]}}}";
        String day = LocalDate.now(ZoneOffset.UTC).toString();
        Files.write(folder.resolve("rates.json"), Arrays.asList(slow.replace("DAY", day)));
        Map<String, String> environment = new HashMap<>();
        environment.put("GAUSSMLE_NVML_LIBRARY", library.toString());
        environment.put("GAUSSMLE_CACHE", folder.toString());
        environment.put("GAUSSMLE_AUTO_TIMEOUT", "2");
        String options = CommandLine.MACRO.replace("backend=cpu", "backend=auto") + " results";
        String printed = CommandLine.run(InImageJ.java("gaussmle.tests.WaitingRun", imagej.file.toString(), options),
                environment);
        Check.contains(printed, "status: gaussmle: waiting for a GPU");
        Check.contains(printed, "program-1");
        Check.contains(printed, "the CPU replaced a GPU: auto: the CPU, because");
    }

    private void batch() throws Exception {
        Path table = empty("batch.csv");
        Path picture = empty("batch.tif");
        check(InImageJ.java("ij.ImageJ", "-batch", scripts.resolve("batch.ijm").toString(),
                imagej.file + "|" + CommandLine.MACRO + "|" + table + "|" + picture), table, picture);
    }

    /** A macro that waits for a user fails: {@link CommandLine#run} ends it. */
    private void batchError() throws Exception {
        Path table = empty("refused.csv");
        String printed = CommandLine.failed(InImageJ.java("ij.ImageJ", "-batch", scripts.resolve("batch.ijm").toString(),
                imagej.file + "|" + CommandLine.MACRO + " sgima=1|" + table + "|" + empty("refused.tif")));
        Check.contains(printed, "there is no option \"sgima\"");
        Check.that(!printed.contains("rows ") && !Files.exists(table), printed);
    }

    private void batchWithoutMovie() throws Exception {
        Path table = empty("no movie.csv");
        String printed = CommandLine.failed(InImageJ.java("ij.ImageJ", "-batch", scripts.resolve("batch.ijm").toString(),
                imagej.file + ".missing|" + CommandLine.MACRO + "|" + table + "|" + empty("no movie.tif")));
        Check.contains(printed, "gaussmle: there is no image");
        Check.that(!printed.contains("rows ") && !Files.exists(table), printed);
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

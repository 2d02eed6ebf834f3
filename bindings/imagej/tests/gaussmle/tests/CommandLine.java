package gaussmle.tests;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Programs that give the expected results. */
final class CommandLine {
    /** The camera and the search, as options of the command line and of a macro. */
    static final String[] OPTIONS = {"--pixel-size", "0.1", "--offset", "100", "--gain", "0.5", "--read-noise", "1.5",
        "--model", "xynb", "--sigma", "0.13", "--backend", "cpu"};
    static final String MACRO = "model=[Gaussian, width given] sigma=0.13 pixel_size=0.1 offset=100 gain=0.5 "
            + "read_noise=1.5 backend=cpu";

    private final String program;
    private final Path folder;

    CommandLine(String program, Path folder) {
        this.program = program;
        this.folder = folder;
    }

    /** Simulates a movie. */
    Path simulate(String name) throws IOException, InterruptedException {
        Path movie = folder.resolve(name);
        gaussmle("simulate", "--movie", "-o", movie.toString(), "--frames", "40", "--width", "96", "--height", "64",
                "--emitters", "8", "--pixel-size", "0.1", "--offset", "100", "--gain", "0.5", "--read-noise", "1.5",
                "--quiet");
        return movie;
    }

    /**
     * Localizes a movie in a file, with {@link #OPTIONS} and others, which replace them. The rows are also in
     * {@link #table}, as CSV.
     */
    Npz localize(Path movie, String... options) throws IOException, InterruptedException {
        Path exact = folder.resolve(movie.getFileName() + ".npz");
        List<String> arguments = new ArrayList<>(Arrays.asList("localize", movie.toString(), "-o", exact.toString(),
                "--quiet"));
        arguments.addAll(Arrays.asList(OPTIONS));
        for (int option = 0; option < options.length; option += 2) {
            int replaced = arguments.indexOf(options[option]);
            if (replaced >= 0) {
                arguments.subList(replaced, replaced + 2).clear();
            }
        }
        arguments.addAll(Arrays.asList(options));
        gaussmle(arguments.toArray(new String[0]));
        arguments.set(3, table(movie).toString());
        gaussmle(arguments.toArray(new String[0]));
        return new Npz(exact);
    }

    /** Returns the file of a movie's table. */
    Path table(Path movie) {
        return folder.resolve(movie.getFileName() + ".csv");
    }

    String gaussmle(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(Collections.singletonList(program));
        command.addAll(Arrays.asList(arguments));
        return run(command);
    }

    /** Runs a program to its end, and returns what it prints. */
    static String run(List<String> command) throws IOException, InterruptedException {
        return run(command, Collections.emptyMap());
    }

    /** As {@link #run(List)}, with variables of the environment. */
    static String run(List<String> command, Map<String, String> environment) throws IOException, InterruptedException {
        return printed(command, environment, 0);
    }

    /** Runs a program that ends with the exit code 1, and returns what it prints. */
    static String failed(List<String> command) throws IOException, InterruptedException {
        return printed(command, Collections.emptyMap(), 1);
    }

    private static String printed(List<String> command, Map<String, String> environment, int expected)
            throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().putAll(environment);
        Process process = builder.start();
        process.getOutputStream().close();
        // A program that waits for a user fails.
        Thread limit = new Thread(() -> {
            try {
                // A program that has ended may still be read.
                if (!process.waitFor(Check.SECONDS, TimeUnit.SECONDS)) {
                    process.destroyForcibly();
                }
            } catch (InterruptedException interruption) {
                return;
            }
        });
        limit.setDaemon(true);
        limit.start();
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        try (InputStream output = process.getInputStream()) {
            byte[] part = new byte[4096];
            for (int count = output.read(part); count >= 0; count = output.read(part)) {
                printed.write(part, 0, count);
            }
        }
        String text = new String(printed.toByteArray(), StandardCharsets.UTF_8);
        int code = process.waitFor();
        Check.that(code == expected, command + " ended with " + code + ":\n" + text);
        return text;
    }
}

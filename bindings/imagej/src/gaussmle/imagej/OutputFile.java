package gaussmle.imagej;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The file of a table that the option {@code output} names. */
final class OutputFile {
    private OutputFile() {
    }

    /** Refuses a file whose folder or format is wrong before the run, and not after it. */
    static void check(Settings settings) throws GaussmleException {
        String output = settings.text(Option.OUTPUT);
        if (output.isEmpty()) {
            return;
        }
        if (new File(output).isDirectory()) {
            throw new GaussmleException("\"" + Option.OUTPUT.key() + "\" is " + output + ", which is a folder");
        }
        File folder = new File(output).getAbsoluteFile().getParentFile();
        if (folder == null || !folder.isDirectory()) {
            throw new GaussmleException("\"" + Option.OUTPUT.key() + "\" is " + output
                    + ", but there is no folder " + folder);
        }
        try {
            checkEnding(output, settings);
        } catch (IOException error) {
            throw new GaussmleException("no folder for temporary files: " + error.getMessage());
        }
    }

    /** The library knows the formats: it writes a table without rows to a file of the same name elsewhere. */
    private static void checkEnding(String output, Settings settings) throws GaussmleException, IOException {
        Path folder = Files.createTempDirectory("gaussmle");
        String trial = folder.resolve(new File(output).getName()).toString();
        try (Table empty = Table.withoutRows(NativeLoader.library(), settings)) {
            empty.save(trial);
        } catch (GaussmleException error) {
            throw new GaussmleException(error.getMessage().replace(trial, output));
        } finally {
            // Files that cannot be removed stay in the folder of temporary files.
            File[] files = folder.toFile().listFiles();
            for (File file : files == null ? new File[0] : files) {
                file.delete();
            }
            folder.toFile().delete();
        }
    }
}

package gaussmle.tests;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Runs all tests in ImageJ, with its windows. Arguments: the program gaussmle, a folder, the folder of the scripts, and the
 * script of expected boxes, or none if the Python package is missing.
 */
public final class Tests {
    private static final int MINUTES = 20;

    private Tests() {
    }

    interface Test {
        void run() throws Exception;
    }

    public static void main(String[] arguments) throws Exception {
        Thread limit = new Thread(Tests::endLate);
        limit.setDaemon(true);
        limit.start();
        InImageJ imagej = new InImageJ(arguments[0], arguments[1], arguments.length > 3 ? arguments[3] : null);
        Map<String, Test> tests = new LinkedHashMap<>();
        new RunTests(imagej).add(tests);
        new WordTests(imagej).add(tests);
        new DialogTests(imagej).add(tests);
        new EndTests(imagej).add(tests);
        new BatchTests(imagej, arguments[2]).add(tests);
        int failures = 0;
        for (Map.Entry<String, Test> test : tests.entrySet()) {
            try {
                test.getValue().run();
                System.out.println("ok      " + test.getKey());
            } catch (Exception | AssertionError failure) {
                failures++;
                System.out.println("FAILED  " + test.getKey());
                failure.printStackTrace(System.out);
                // The next tests start without its windows.
                Windows.closeDialogs();
            }
        }
        System.out.println(tests.size() + " tests in ImageJ, " + failures + " failed");
        System.exit(failures == 0 ? 0 : 1);
    }

    /** Ends tests that wait for a user, as in a window that a failed test has left. */
    private static void endLate() {
        try {
            Thread.sleep(MINUTES * 60_000);
        } catch (InterruptedException interruption) {
            return;
        }
        System.out.println("FAILED  the tests did not end in " + MINUTES + " minutes");
        Runtime.getRuntime().halt(2);
    }
}

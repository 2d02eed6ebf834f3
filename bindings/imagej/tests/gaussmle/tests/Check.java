package gaussmle.tests;

import java.util.Arrays;
import java.util.Objects;
import java.util.function.BooleanSupplier;

/** Conditions of tests. */
final class Check {
    /** A condition that is not met in this time fails the test. It decides no result. */
    static final int SECONDS = 300;

    private Check() {
    }

    static void that(boolean condition, String otherwise) {
        if (!condition) {
            throw new AssertionError(otherwise);
        }
    }

    static void equal(Object expected, Object found) {
        that(Objects.equals(expected, found), "expected <" + expected + ">, found <" + found + ">");
    }

    static void contains(String text, String part) {
        // Messages are broken into lines.
        String line = text == null ? "" : text.replace('\n', ' ');
        that(line.contains(part), "\"" + part + "\" is not in \"" + line + "\"");
    }

    /** Compares numbers to the bit. Two NaN are equal. */
    static void sameBits(String name, double[] expected, double[] found) {
        that(Arrays.equals(expected, found), name + ": expected " + Arrays.toString(expected) + ", found "
                + Arrays.toString(found));
    }

    static void await(String what, BooleanSupplier condition) throws InterruptedException {
        for (long end = System.nanoTime() + SECONDS * 1_000_000_000L; !condition.getAsBoolean();) {
            that(System.nanoTime() < end, "waited in vain for: " + what);
            Thread.sleep(10);
        }
    }
}

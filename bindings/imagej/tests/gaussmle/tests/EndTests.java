package gaussmle.tests;

import ij.IJ;
import ij.ImagePlus;
import ij.Macro;
import ij.WindowManager;

import java.awt.event.KeyEvent;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/** Runs that are ended early. */
final class EndTests {
    /** Frames after which a run is under way. */
    private static final int UNDER_WAY = 2000;
    private final InImageJ imagej;

    EndTests(InImageJ imagej) {
        this.imagej = imagej;
    }

    void add(Map<String, Tests.Test> tests) {
        tests.put("the button ends a run", () -> end(image -> Windows.press(Windows.dialog("gaussmle"), "Cancel")));
        tests.put("Escape ends a run", () -> end(image -> IJ.setKeyDown(KeyEvent.VK_ESCAPE)));
        tests.put("closing the image ends a run", () -> end(RunTests::close));
        tests.put("quitting ImageJ ends a run", this::quit);
    }

    private interface Action {
        void on(ImagePlus image) throws Exception;
    }

    private void end(Action action) throws Exception {
        AtomicInteger read = new AtomicInteger();
        ImagePlus image = Movies.endless(imagej.open(), read);
        image.show();
        Thread run = start(imagej, image);
        Check.await("frames", () -> read.get() > UNDER_WAY);
        action.on(image);
        Check.await("the end of the run", () -> !run.isAlive());
        // Threads of the plug-in and of the windows end a moment later on a busy machine.
        Check.await("the end of all threads", () -> InImageJ.threads().isEmpty());
        Check.await("the end of the window with the button", () -> !Windows.isOpen("gaussmle"));
        Check.that(!image.isLocked(), "the image is locked");
        Check.that(WindowManager.getImage("endless picture") == null, "a picture of a cancelled run");
        RunTests.close(image);
    }

    private static Thread start(InImageJ imagej, ImagePlus image) {
        Thread run = new Thread(() -> imagej.localize(image, CommandLine.MACRO + " picture"), "test run");
        run.start();
        return run;
    }

    private void quit() throws Exception {
        String printed = CommandLine.run(InImageJ.java("gaussmle.tests.EndTests", imagej.file.toString()));
        Check.contains(printed, "quitting");
        Check.that(!printed.contains("Exception") && !printed.contains("fatal error"), printed);
    }

    /** Starts ImageJ and a run of a movie, and quits. The exit code is 0 if ImageJ ends by itself. */
    public static void main(String[] arguments) throws Exception {
        ij.ImageJ program = new ij.ImageJ();
        program.exitWhenQuitting(true);
        AtomicInteger read = new AtomicInteger();
        ImagePlus image = Movies.endless(IJ.openImage(arguments[0]), read);
        image.show();
        new Thread(() -> {
            try {
                IJ.run(image, "Localize...", CommandLine.MACRO + " results");
            } catch (RuntimeException end) {
                // The cancellation ends the macro, if ImageJ does not end before.
                Check.equal(Macro.MACRO_CANCELED, end.getMessage());
            }
        }, "test run").start();
        Check.await("frames", () -> read.get() > UNDER_WAY);
        System.out.println("quitting");
        program.quit();
        Thread.sleep(Check.SECONDS * 1000L);
        Runtime.getRuntime().halt(3);
    }
}

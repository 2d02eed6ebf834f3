package gaussmle.tests;

import ij.IJ;
import ij.ImageJ;
import ij.ImagePlus;

import java.awt.Component;
import java.awt.Label;

import javax.swing.JLabel;

/**
 * Localizes a movie, and prints what the status bar says for a wait and what the log says at the end. Arguments: the
 * movie and the options.
 */
final class WaitingRun {
    private WaitingRun() {
    }

    public static void main(String[] arguments) throws Exception {
        ImageJ program = new ImageJ();
        ImagePlus movie = IJ.openImage(arguments[0]);
        movie.show();
        Thread run = new Thread(() -> IJ.run(movie, "Localize...", arguments[1]), "test run");
        run.start();
        String[] waiting = {""};
        Check.await("a wait or the end", () -> {
            String status = status(program);
            if (status.contains("waiting")) {
                waiting[0] = status;
            }
            return !waiting[0].isEmpty() || !run.isAlive();
        });
        Check.await("the end of the run", () -> !run.isAlive());
        System.out.println("status: " + waiting[0]);
        System.out.println("log: " + IJ.getLog());
        System.exit(0);
    }

    /** The text of the status bar. */
    private static String status(ImageJ program) {
        for (Component part : program.getStatusBar().getComponents()) {
            if (part instanceof JLabel) {
                return String.valueOf(((JLabel) part).getText());
            } else if (part instanceof Label) {
                return ((Label) part).getText();
            }
        }
        return "";
    }
}

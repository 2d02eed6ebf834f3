package gaussmle.imagej;

import ij.IJ;
import ij.ImageJ;
import ij.ImagePlus;
import ij.gui.ImageWindow;
import ij.macro.Interpreter;

import java.awt.BorderLayout;
import java.awt.Button;
import java.awt.Dialog;
import java.awt.GraphicsEnvironment;
import java.awt.Label;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;

/**
 * Shows the progress of a run in the status bar, and in a window with a button that cancels it. Escape and the close of
 * the image cancel it, too.
 */
final class Monitor implements RunMonitor, AutoCloseable {
    private static final long INTERVAL_NS = 100_000_000;

    private final ImagePlus image;
    private final boolean hasWindow;
    private final Dialog window;
    private volatile boolean cancelled;
    private long lastShown = System.nanoTime();

    Monitor(ImagePlus image) {
        this.image = image;
        hasWindow = image.getWindow() != null;
        IJ.resetEscape();
        ImageJ program = IJ.getInstance();
        boolean visible = program != null && !GraphicsEnvironment.isHeadless() && !Interpreter.isBatchMode();
        window = visible ? newWindow(program) : null;
    }

    @Override
    public boolean isCancelled() {
        return cancelled || IJ.escapePressed() || hasWindow && isClosed();
    }

    /** A locked image keeps its window when it is closed. */
    private boolean isClosed() {
        ImageWindow shown = image.getWindow();
        return shown == null || shown.isClosed();
    }

    @Override
    public void show(long framesDone, long frames, long localizations, String waiting) {
        long now = System.nanoTime();
        if (now - lastShown >= INTERVAL_NS) {
            lastShown = now;
            String counts = framesDone + " of " + frames + " frames, " + localizations + " localizations";
            IJ.showStatus("gaussmle: " + (waiting.isEmpty() ? counts : waiting));
            IJ.showProgress((double) framesDone / frames);
        }
    }

    @Override
    public void close() {
        IJ.showProgress(1.0);
        IJ.showStatus("");
        if (window != null) {
            window.dispose();
        }
    }

    private Dialog newWindow(ImageJ program) {
        Dialog dialog = new Dialog(program, "gaussmle", false);
        dialog.add(new Label("Localizing " + image.getTitle()), BorderLayout.CENTER);
        Button cancel = new Button("Cancel");
        cancel.addActionListener(event -> cancelled = true);
        // ImageJ sees Escape also while the button has the focus.
        cancel.addKeyListener(program);
        dialog.add(cancel, BorderLayout.SOUTH);
        dialog.addWindowListener(new WindowAdapter() {
            @Override
            public void windowClosing(WindowEvent event) {
                cancelled = true;
            }
        });
        dialog.pack();
        dialog.setLocationRelativeTo(program);
        dialog.setVisible(true);
        return dialog;
    }
}

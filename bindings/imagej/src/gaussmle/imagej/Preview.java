package gaussmle.imagej;

import ij.ImageListener;
import ij.ImagePlus;
import ij.gui.Roi;
import ij.gui.RoiListener;

import java.awt.Color;
import java.awt.Rectangle;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;

/**
 * Boxes around the spots that a run would fit in the shown slice: all, or those in the selection. A thread searches for
 * them. It takes the newest request and leaves out older ones.
 *
 * <p>All fields but {@code pending} and {@code closed} belong to the event thread, and no lock is held while the image
 * is used: ImageJ calls listeners while it holds a lock of the image.
 */
final class Preview implements ImageListener, RoiListener, AutoCloseable {
    /** The name of the boxes in the overlay. */
    static final String NAME = "gaussmle box";

    private final ImagePlus image;
    private final Consumer<String> message;
    /** The settings of the boxes. Null while no boxes are wanted. */
    private Settings settings;
    private Request newest;
    /** The selection of the newest request. */
    private String region = "";
    private Request pending;
    private volatile boolean closed;

    /** Follows the slices of an image. The second argument takes a line about the slice, on the event thread. */
    Preview(ImagePlus image, Consumer<String> message) {
        this.image = image;
        this.message = message;
        Thread thread = new Thread(this::work, "gaussmle preview");
        thread.setDaemon(true);
        thread.start();
        ImagePlus.addImageListener(this);
        Roi.addRoiListener(this);
    }

    /** Searches with other settings. Null removes the boxes. */
    void update(Settings wanted) {
        OverlayShapes.onEventThread(() -> {
            settings = wanted;
            request(Selection.region(image));
        });
    }

    @Override
    public void imageUpdated(ImagePlus updated) {
        if (updated == image) {
            OverlayShapes.onEventThread(() -> {
                if (newest != null && !newest.isShown(image)) {
                    request(Selection.region(image));
                }
            });
        }
    }

    @Override
    public void roiModified(ImagePlus modified, int change) {
        if (modified == image) {
            OverlayShapes.onEventThread(() -> {
                // ImageJ tells of a deleted selection while the image still has it.
                String selected = change == DELETED ? "" : Selection.region(image);
                if (!selected.equals(region)) {
                    request(selected);
                }
            });
        }
    }

    @Override
    public void imageOpened(ImagePlus opened) {
    }

    @Override
    public void imageClosed(ImagePlus closedImage) {
    }

    /** Removes the boxes and ends the thread. */
    @Override
    public void close() {
        ImagePlus.removeImageListener(this);
        Roi.removeRoiListener(this);
        synchronized (this) {
            closed = true;
            notifyAll();
        }
        OverlayShapes.onEventThread(() -> OverlayShapes.replace(image, NAME, Collections.emptyList()));
    }

    private void request(String selected) {
        region = selected;
        newest = null;
        if (closed) {
            return;
        }
        String line = "";
        if (settings != null) {
            try {
                Movie movie = Movie.of(image);
                newest = new Request(movie, movie.shownFrame(), settings.toml(region));
            } catch (GaussmleException error) {
                line = error.getMessage();
            }
        }
        if (newest == null) {
            OverlayShapes.replace(image, NAME, Collections.emptyList());
            message.accept(line);
        }
        synchronized (this) {
            pending = newest;
            notifyAll();
        }
    }

    private void work() {
        for (Request request = next(); request != null; request = next()) {
            Request done = request;
            List<Rectangle> rois = new ArrayList<>();
            String line;
            try {
                rois.addAll(request.search());
                line = request.describe(rois.size());
            } catch (GaussmleException error) {
                line = error.getMessage();
            } catch (RuntimeException | LinkageError error) {
                // A defect, which must not end the thread.
                line = error.toString();
            }
            String words = line;
            OverlayShapes.onEventThread(() -> show(done, rois, words));
        }
    }

    /** Waits for the next request. Returns null if the preview was closed. */
    private synchronized Request next() {
        while (pending == null && !closed) {
            try {
                wait();
            } catch (InterruptedException interruption) {
                return null;
            }
        }
        Request request = closed ? null : pending;
        pending = null;
        return request;
    }

    /** Draws boxes unless there is a newer request. */
    private void show(Request request, List<Rectangle> rois, String line) {
        if (closed || request != newest) {
            return;
        }
        List<Roi> boxes = new ArrayList<>();
        for (Rectangle roi : rois) {
            Roi box = new Roi(roi);
            box.setStrokeColor(Color.cyan);
            OverlayShapes.place(box, image, request.stackIndex());
            boxes.add(box);
        }
        OverlayShapes.replace(image, NAME, boxes);
        message.accept(line);
    }

    /** A frame that is searched. */
    private static final class Request {
        private final Movie movie;
        private final int frame;
        private final String toml;

        Request(Movie movie, int frame, String toml) {
            this.movie = movie;
            this.frame = frame;
            this.toml = toml;
        }

        List<Rectangle> search() throws GaussmleException {
            ByteBuffer pixels = movie.newFrame();
            if (!movie.read(frame, pixels)) {
                return Collections.emptyList();
            }
            return Detection.rois(NativeLoader.library(), toml, movie, pixels);
        }

        int stackIndex() {
            return movie.stackIndex(frame);
        }

        boolean isShown(ImagePlus image) {
            return image.getCurrentSlice() == stackIndex();
        }

        String describe(int spots) {
            String choice = movie.choice();
            return "Slice " + (frame + 1) + (choice.isEmpty() ? "" : " (" + choice + ")") + ": " + spots + " spots";
        }
    }
}

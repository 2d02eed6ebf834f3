package gaussmle.imagej;

import com.sun.jna.Pointer;
import com.sun.jna.ptr.IntByReference;
import com.sun.jna.ptr.PointerByReference;

import java.nio.ByteBuffer;

/** Localizes frames in the order in which they are pushed. */
final class Session implements AutoCloseable {
    private final CLibrary library;
    private final Pointer handle;
    /** Ends the threads of the session before ImageJ exits: they must not run while the process ends. */
    private final Thread atExit = new Thread(this::free, "gaussmle at exit");
    private volatile boolean freed;

    /** Starts a session for frames of a movie's size. */
    Session(CLibrary library, String toml, Movie movie) throws GaussmleException {
        this.library = library;
        PointerByReference place = new PointerByReference();
        GaussmleException.check(library,
                library.gm_session_new(toml, null, movie.width(), movie.height(), place));
        handle = place.getValue();
        try {
            Runtime.getRuntime().addShutdownHook(atExit);
        } catch (IllegalStateException exiting) {
            free();
            throw GaussmleException.cancellation();
        }
    }

    /** Pushes a frame. Returns false if there was no room for it in this time. */
    boolean push(ByteBuffer frame, Movie movie, double seconds) throws GaussmleException {
        int status = library.gm_session_push(handle, frame, movie.pixelType(), 1, movie.width(), movie.height(),
                seconds, null);
        return !isLater(status, CLibrary.FULL);
    }

    /** Makes a table without rows, which describes the session. */
    Table emptyTable() throws GaussmleException {
        PointerByReference place = new PointerByReference();
        GaussmleException.check(library, library.gm_session_table(handle, place));
        return new Table(library, place.getValue());
    }

    /** Takes rows of frames that are done. Returns null if there are none now. */
    Table poll() throws GaussmleException {
        PointerByReference place = new PointerByReference();
        int status = library.gm_session_poll(handle, 0, place);
        if (status == CLibrary.ENDED || isLater(status, CLibrary.PENDING)) {
            return null;
        }
        return new Table(library, place.getValue());
    }

    /** Waits for the end of all frames. Returns the counts and remarks, or null if some are not done. */
    synchronized String finish(double seconds) throws GaussmleException {
        PointerByReference summary = new PointerByReference();
        int status = library.gm_session_finish(handle, seconds, summary);
        return isLater(status, CLibrary.PENDING) ? null : Words.of(summary.getValue().getString(0, "UTF-8"));
    }

    /** Reads the progress. */
    void read(SessionProgress progress) throws GaussmleException {
        isLater(library.gm_session_get_progress(handle, progress), CLibrary.PENDING);
    }

    /** Returns for what the fits wait, and why, or an empty text if they do not wait. */
    String waiting() throws GaussmleException {
        IntByReference state = new IntByReference();
        PointerByReference words = new PointerByReference();
        isLater(library.gm_session_state(handle, state, words), CLibrary.PENDING);
        boolean waits = state.getValue() == CLibrary.STATE_WAITING || state.getValue() == CLibrary.STATE_STARTING;
        return waits ? words.getValue().getString(0, "UTF-8") : "";
    }

    /** Cancels a session that has not ended, and waits for its threads. */
    @Override
    public void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(atExit);
        } catch (IllegalStateException exiting) {
            // The hook runs.
        }
        free();
    }

    private void free() {
        freed = true;
        release();
    }

    /** Frees the session, whose summary {@link #finish} may be reading. */
    private synchronized void release() {
        // A handle that was freed before is accepted, and calls of other threads return.
        library.gm_session_free(handle);
    }

    private boolean isLater(int status, int later) throws GaussmleException {
        if (freed) {
            throw GaussmleException.cancellation();
        }
        if (status == later) {
            return true;
        }
        GaussmleException.check(library, status);
        return false;
    }
}

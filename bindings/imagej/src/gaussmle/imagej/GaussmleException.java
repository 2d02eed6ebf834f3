package gaussmle.imagej;

/** A call that failed. Its message is that of the library, with the options of the plug-in. */
final class GaussmleException extends Exception {
    private static final long serialVersionUID = 1;

    private final boolean cancelled;

    GaussmleException(String message) {
        this(message, false);
    }

    private GaussmleException(String message, boolean cancelled) {
        super(message);
        this.cancelled = cancelled;
    }

    /** Returns the end of work that was cancelled. */
    static GaussmleException cancellation() {
        return new GaussmleException("cancelled", true);
    }

    /** Throws the message of the library if a call did not succeed. The thread must be that of the call. */
    static void check(CLibrary library, int status) throws GaussmleException {
        if (status != CLibrary.SUCCESS) {
            throw new GaussmleException(Words.ofError(library.gm_last_error(), library.gm_last_error_option()),
                    status == CLibrary.CANCELLED);
        }
    }

    boolean isCancellation() {
        return cancelled;
    }
}

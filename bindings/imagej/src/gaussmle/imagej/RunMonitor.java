package gaussmle.imagej;

/** Takes the progress of a run, and knows if the run was cancelled. */
interface RunMonitor {
    boolean isCancelled();

    /** Shows the progress. {@code waiting} says for what the fits wait, and is empty if they do not. */
    void show(long framesDone, long frames, long localizations, String waiting);
}

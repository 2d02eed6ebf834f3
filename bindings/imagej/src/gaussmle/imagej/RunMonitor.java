package gaussmle.imagej;

/** Takes the progress of a run, and knows if the run was cancelled. */
interface RunMonitor {
    boolean isCancelled();

    void show(long framesDone, long frames, long localizations);
}

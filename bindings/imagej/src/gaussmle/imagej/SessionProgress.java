package gaussmle.imagej;

import com.sun.jna.Structure;

/** The C struct {@code gm_session_progress}. JNA needs public fields in the order of the header. */
@Structure.FieldOrder({"framesPushed", "framesDone", "framesQueued", "bytesQueued", "rowsWaiting", "localizations",
    "framesPerSecond", "latencyMedian", "latencyPercentile99", "latencyLongest", "hasEnded"})
public final class SessionProgress extends Structure {
    public long framesPushed;
    public long framesDone;
    public long framesQueued;
    public long bytesQueued;
    public long rowsWaiting;
    public long localizations;
    public double framesPerSecond;
    public double latencyMedian;
    public double latencyPercentile99;
    public double latencyLongest;
    public int hasEnded;
}

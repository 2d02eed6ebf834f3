package gaussmle.imagej;

import java.nio.ByteBuffer;

/** Localizes the frames of a movie. */
final class Run {
    /** The time in which a cancellation is seen. */
    private static final double SECONDS = 0.05;

    private final CLibrary library;
    private final Movie movie;
    private final String toml;
    private final RunMonitor monitor;
    private final SessionProgress progress = new SessionProgress();

    Run(CLibrary library, Movie movie, String toml, RunMonitor monitor) {
        this.library = library;
        this.movie = movie;
        this.toml = toml;
        this.monitor = monitor;
    }

    /** The rows of all frames, and the counts and remarks. */
    static final class Result implements AutoCloseable {
        private final Table table;
        private String summary = "";

        private Result(Table table) {
            this.table = table;
        }

        Table table() {
            return table;
        }

        String summary() {
            return summary;
        }

        private void take(Session session) throws GaussmleException {
            Table rows = session.poll();
            while (rows != null) {
                try (Table more = rows) {
                    table.append(more);
                }
                rows = session.poll();
            }
        }

        @Override
        public void close() {
            table.close();
        }
    }

    /** Runs to the end. The exception is a cancellation if the monitor or the exit of ImageJ has cancelled it. */
    Result localize() throws GaussmleException {
        Result result = null;
        boolean complete = false;
        try (Session session = new Session(library, toml, movie)) {
            result = new Result(session.emptyTable());
            ByteBuffer pixels = movie.newFrame();
            for (int frame = 0; frame < movie.frames(); frame++) {
                if (!movie.read(frame, pixels)) {
                    throw GaussmleException.cancellation();
                }
                do {
                    step(session, result);
                } while (!session.push(pixels, movie, SECONDS));
            }
            String summary = session.finish(SECONDS);
            while (summary == null) {
                step(session, result);
                summary = session.finish(SECONDS);
            }
            result.take(session);
            result.summary = summary;
            complete = true;
            return result;
        } finally {
            if (!complete && result != null) {
                result.close();
            }
        }
    }

    private void step(Session session, Result result) throws GaussmleException {
        if (monitor.isCancelled()) {
            throw GaussmleException.cancellation();
        }
        session.read(progress);
        if (progress.rowsWaiting > 0) {
            result.take(session);
        }
        monitor.show(progress.framesDone, movie.frames(), progress.localizations, session.waiting());
    }
}

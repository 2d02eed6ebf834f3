package gaussmle.imagej;

/** The columns of a table that pictures and points need, of the rows that can be used. */
final class Rows {
    /** The largest {@code status} of a row that can be used: 0 is converged, 1 at a bound. */
    private static final double LAST_USABLE = 1;

    final int[] frame;
    /** The positions in um from the outer corner of the first pixel. */
    final double[] x;
    final double[] y;

    private Rows(int count) {
        frame = new int[count];
        x = new double[count];
        y = new double[count];
    }

    static Rows usable(Table table) throws GaussmleException {
        double[] frame = table.column("frame");
        double[] x = table.column("x");
        double[] y = table.column("y");
        double[] status = table.column("status");
        int count = 0;
        boolean[] usable = new boolean[status.length];
        for (int row = 0; row < status.length; row++) {
            usable[row] = status[row] <= LAST_USABLE && isFinite(x[row]) && isFinite(y[row]);
            count += usable[row] ? 1 : 0;
        }
        Rows rows = new Rows(count);
        int next = 0;
        for (int row = 0; row < status.length; row++) {
            if (usable[row]) {
                rows.frame[next] = (int) frame[row];
                rows.x[next] = x[row];
                rows.y[next] = y[row];
                next++;
            }
        }
        return rows;
    }

    int count() {
        return frame.length;
    }

    private static boolean isFinite(double value) {
        return !Double.isNaN(value) && !Double.isInfinite(value);
    }
}

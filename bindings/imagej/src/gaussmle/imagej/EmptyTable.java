package gaussmle.imagej;

import com.sun.jna.Pointer;
import com.sun.jna.ptr.PointerByReference;

/** Tables without rows. A session returns none. */
final class EmptyTable {
    /** A side of ROIs that every model can fit. There are no ROIs. */
    private static final int SIDE = 7;

    private EmptyTable() {
    }

    /** Returns the table of a fit of no ROIs. Its columns are those of a session. */
    static Table of(CLibrary library, Settings settings) throws GaussmleException {
        PointerByReference fitter = new PointerByReference();
        GaussmleException.check(library, library.gm_fitter_new(settings.fitToml(), null, fitter));
        try {
            return fit(library, fitter.getValue());
        } finally {
            library.gm_fitter_free(fitter.getValue());
        }
    }

    private static Table fit(CLibrary library, Pointer fitter) throws GaussmleException {
        PointerByReference job = new PointerByReference();
        // A camera with maps needs corners, also for no ROIs.
        GaussmleException.check(library,
                library.gm_fit(fitter, null, CLibrary.U16, 0, SIDE, new int[2], null, job));
        try {
            PointerByReference table = new PointerByReference();
            GaussmleException.check(library,
                    library.gm_job_wait(job.getValue(), Double.POSITIVE_INFINITY, table));
            return new Table(library, table.getValue());
        } finally {
            library.gm_job_free(job.getValue());
        }
    }
}

package gaussmle.imagej;

import com.sun.jna.ptr.PointerByReference;

/** Tables without rows. A session returns none. */
final class EmptyTable {
    private EmptyTable() {
    }

    /** Returns a table with the columns of a session. */
    static Table of(CLibrary library, Settings settings) throws GaussmleException {
        PointerByReference table = new PointerByReference();
        GaussmleException.check(library, library.gm_table_new(settings.toml(), null, table));
        return new Table(library, table.getValue());
    }
}

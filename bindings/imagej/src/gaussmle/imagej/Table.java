package gaussmle.imagej;

import com.sun.jna.Pointer;
import com.sun.jna.ptr.LongByReference;
import com.sun.jna.ptr.PointerByReference;

/** A native table. */
final class Table implements AutoCloseable {
    private final CLibrary library;
    private Pointer handle;

    Table(CLibrary library, Pointer handle) {
        this.library = library;
        this.handle = handle;
    }

    /** Makes a table with the columns of a session, and without rows. It describes no session. */
    static Table withoutRows(CLibrary library, Settings settings) throws GaussmleException {
        PointerByReference table = new PointerByReference();
        GaussmleException.check(library, library.gm_table_new(settings.toml(), null, table));
        return new Table(library, table.getValue());
    }

    int rows() throws GaussmleException {
        LongByReference rows = new LongByReference();
        check(library.gm_table_rows(handle, rows));
        return Math.toIntExact(rows.getValue());
    }

    /** Returns the names of the columns, in the order of the native table. */
    String[] columnNames() throws GaussmleException {
        PointerByReference names = new PointerByReference();
        check(library.gm_table_column_names(handle, names));
        return names.getValue().getString(0, "UTF-8").split(",");
    }

    double[] column(String name) throws GaussmleException {
        double[] values = new double[rows()];
        check(library.gm_table_column(handle, name, values, values.length));
        return values;
    }

    CLibrary library() {
        return library;
    }

    Pointer handle() {
        return handle;
    }

    /** Appends the rows of another table. */
    void append(Table more) throws GaussmleException {
        check(library.gm_table_append(handle, more.handle));
    }

    /** Writes the table. The ending gives the format. */
    void save(String path) throws GaussmleException {
        check(library.gm_table_save(handle, path));
    }

    @Override
    public void close() {
        library.gm_table_free(handle);
        handle = null;
    }

    private void check(int status) throws GaussmleException {
        GaussmleException.check(library, status);
    }
}
